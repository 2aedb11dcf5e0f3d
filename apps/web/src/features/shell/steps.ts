import type { MenuItem } from '@coverwright/core/flow/menu'
import type { Trail } from '@coverwright/core/flow/trail'
import type { Translate } from '@coverwright/core/text/text'
import type { MenuEntry } from '../../ui/steps-menu.tsx'

/** The engine's menu as the side column shows it. */
export const menuEntries = (items: readonly MenuItem[], t: Translate): readonly MenuEntry[] =>
  items.map(({ section, state, path, pages }) => ({
    id: section.id,
    label: t(section.label),
    state,
    ...(path ? { href: path } : {}),
    pages: pages.map(({ entry, current, reachable }) => ({
      id: entry.path,
      label: t(entry.label),
      current,
      ...(reachable ? { href: entry.path } : {}),
    })),
  }))

const secondsAPage = 25
/** Insurers' own pages, which nobody can count before the insurance is chosen. */
const usualQuestionPages = 14

/** A rough promise of what is left: pages not answered yet, at a calm pace. At least one minute. */
export function minutesLeft({ entries, frontier, view }: Trail): number {
  const chosen = view.get('insurance_types') !== undefined
  const pages = entries.length - frontier + (chosen ? 0 : usualQuestionPages)
  return Math.max(1, Math.round((pages * secondsAPage) / 60))
}
