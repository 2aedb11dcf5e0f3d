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

/** A rough promise of what is left: pages not answered yet, at a calm pace. At least one minute. */
export const minutesLeft = ({ entries, frontier }: Trail): number =>
  Math.max(1, Math.round(((entries.length - frontier) * secondsAPage) / 60))
