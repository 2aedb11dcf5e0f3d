import type { Section } from '../evaluation/compile-flow.ts'
import type { FlowState } from '../evaluation/evaluate-flow.ts'
import type { PageState } from '../evaluation/page-state.ts'
import { furthest, locate } from './navigate.ts'

/** `done` links back, `current` is the person's, `open` was reached but is not complete, `ahead` was not reached. */
export type MenuState = 'done' | 'current' | 'open' | 'ahead'

export type MenuItem = {
  readonly section: Section
  readonly state: MenuState
  /** The first page of the section that the person may open. */
  readonly path?: string
  readonly pages: readonly { readonly entry: PageState; readonly current: boolean; readonly reachable: boolean }[]
}

/**
 * The steps beside the page: one item a section, in the order of the flow, except for the page of a submitted quote.
 */
export function menu(flowState: FlowState, path: string): readonly MenuItem[] {
  const { submit, finished } = flowState.flow
  const currentPage = locate(flowState, path)
  const limit = furthest(flowState)
  const items = new Map<string, MenuItem>()
  for (const [index, entry] of flowState.pages.entries()) {
    if (entry.path === finished && finished !== submit) continue
    const item = items.get(entry.section.id)
    const page = { entry, current: currentPage?.index === index, reachable: index <= limit }
    items.set(entry.section.id, {
      section: entry.section,
      pages: [...(item?.pages ?? []), page],
      state: 'ahead',
      ...(item?.path ? { path: item.path } : page.reachable ? { path: entry.path } : {}),
    })
  }
  return Array.from(items.values(), (item) => ({ ...item, state: stateOf(item) }))
}

function stateOf({ pages }: MenuItem): MenuState {
  if (pages.some((page) => page.current)) return 'current'
  if (!pages[0]?.reachable) return 'ahead'
  // A section without questions, the review, is never done while it is reachable.
  const asks = pages.some(({ entry }) => entry.visible.length > 0)
  return asks && pages.every((page) => page.reachable && page.entry.status === 'complete') ? 'done' : 'open'
}
