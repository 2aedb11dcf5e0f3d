import { estimatedProgress } from '@coverwright/catalogue/application/estimated-progress'
import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import type { MenuItem } from '@coverwright/core/navigation/menu'
import { locate } from '@coverwright/core/navigation/navigate'
import type { Translate } from '@coverwright/core/text/text'
import type { MenuEntry, MenuPage } from '../../ui/navigation/steps-menu.tsx'

/** The flow's menu as the side column shows it. */
export const menuEntries = (items: readonly MenuItem[], t: Translate): readonly MenuEntry[] =>
  items.map(({ section, state, path, pages }) => ({
    id: section.id,
    label: t(section.label),
    state,
    ...(path ? { href: path } : {}),
    pages: menuPages(pages, t),
  }))

type ItemPage = MenuItem['pages'][number]

const carrierOf = ({ entry: { slot } }: ItemPage): string | undefined =>
  slot.node.kind === 'paged' && 'set' in slot.node.source ? slot.node.id : undefined

const isDone = ({ entry, reachable }: ItemPage): boolean => reachable && entry.status === 'complete'

/** One line for each page; where several carriers ask, one for each carrier, because their pages have similar titles. */
function menuPages(pages: readonly ItemPage[], t: Translate): readonly MenuPage[] {
  const hasSeveralCarriers = new Set(pages.flatMap((page) => carrierOf(page) ?? [])).size > 1
  const lines = Map.groupBy(pages, (page) => (hasSeveralCarriers && carrierOf(page)) || page.entry.path)
  return [...lines.values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { entry, reachable } = first
    return [
      {
        id: entry.path,
        label: t(own.length > 1 ? entry.slot.node.label : entry.label),
        current: own.some(({ current }) => current),
        ...(own.every(isDone) ? { done: true } : {}),
        ...(reachable ? { href: entry.path } : {}),
      },
    ]
  })
}

const furthestShown = new Map<string, { readonly rank: number; readonly percent: number }>()

/**
 * The percentage that is shown. It never falls while somebody goes forward in a visit, although a branch that opens may
 * lower the exact value (X7).
 * @param percentBefore a site's `progressValue`
 */
export function shownProgress(flowState: FlowState, path: string, quote: string, percentBefore?: number): number {
  const estimate = estimatedProgress(flowState, path, percentBefore)
  // The server renders the pages of many visitors.
  if (typeof document === 'undefined') return estimate
  const rank = locate(flowState, path)?.entry.rank ?? Number.POSITIVE_INFINITY
  const before = furthestShown.get(quote)
  if (before && rank < before.rank) return Math.min(estimate, before.percent)
  const percent = Math.max(estimate, before?.percent ?? 0)
  furthestShown.set(quote, { rank, percent })
  return percent
}
