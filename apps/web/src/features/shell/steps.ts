import { estimatedProgress } from '@coverwright/catalogue/application/estimated-progress'
import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import type { MenuItem } from '@coverwright/core/navigation/menu'
import { firstIncomplete, locate } from '@coverwright/core/navigation/navigate'
import type { Translate } from '@coverwright/core/text/text'
import type { MenuEntry, MenuPage } from '../../ui/navigation/steps-menu.tsx'

/** The engine's menu as the side column shows it. */
export const menuEntries = (items: readonly MenuItem[], t: Translate): readonly MenuEntry[] =>
  items.map(({ section, state, path, pages }) => ({
    id: section.id,
    label: t(section.label),
    state,
    ...(path ? { href: path } : {}),
    pages: menuPages(pages, t),
  }))

type ItemPage = MenuItem['pages'][number]

const insurerOf = ({ entry: { slot } }: ItemPage): string | undefined =>
  slot.node.kind === 'paged' && 'set' in slot.node.source ? slot.node.id : undefined

/** A line a page; where several insurers ask, a line an insurer, because the titles of their pages are much alike. */
function menuPages(pages: readonly ItemPage[], t: Translate): readonly MenuPage[] {
  const severalAsk = new Set(pages.flatMap((page) => insurerOf(page) ?? [])).size > 1
  const lines = Map.groupBy(pages, (page) => (severalAsk && insurerOf(page)) || page.entry.path)
  return [...lines.values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { entry, reachable } = first
    return [
      {
        id: entry.path,
        label: t(own.length > 1 ? entry.slot.node.label : entry.label),
        current: own.some(({ current }) => current),
        ...(reachable ? { href: entry.path } : {}),
      },
    ]
  })
}

const furthestShown = new Map<string, { readonly rank: number; readonly percent: number }>()

/**
 * The percentage as it is shown: going forward within a visit it never falls, though a branch that opens may move the
 * exact value back (X7).
 */
export function shownProgress(flowState: FlowState, path: string, quote: string): number {
  const reckoned = estimatedProgress(flowState, path)
  // A server renders the pages of many.
  if (typeof document === 'undefined') return reckoned
  const rank = locate(flowState, path)?.entry.rank ?? Number.POSITIVE_INFINITY
  const before = furthestShown.get(quote)
  if (before && rank < before.rank) return Math.min(reckoned, before.percent)
  const percent = Math.max(reckoned, before?.percent ?? 0)
  furthestShown.set(quote, { rank, percent })
  return percent
}

const hasChosen = ({ view }: FlowState): boolean => view.get('insurance_types') !== undefined

const secondsAPage = 25
/** Insurers' own pages, which nobody can count before the insurance is chosen. */
const usualQuestionPages = 14

/** A rough promise of what is left: pages not answered yet, at a calm pace. At least one minute. */
export function minutesLeft(flowState: FlowState): number {
  const pages = flowState.pages.length - firstIncomplete(flowState) + (hasChosen(flowState) ? 0 : usualQuestionPages)
  return Math.max(1, Math.round((pages * secondsAPage) / 60))
}
