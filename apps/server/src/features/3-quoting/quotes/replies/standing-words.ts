import { estimatedProgress } from '@coverwright/catalogue/application/estimated-progress'
import type { PageState } from '@coverwright/core/evaluation/page-state'
import { furthest, locate } from '@coverwright/core/navigation/navigate'
import type { OpenedQuote } from '../snapshot/opened-quote.ts'

type Standing = Pick<OpenedQuote, 'row' | 'flow' | 'flowState' | 'served'>

/** The furthest page of a quote, as a list of quotes calls it: "How to reach you". */
export function stepLabelOf(quote: Standing): string {
  const entry = furthestEntry(quote)
  return entry ? quote.served.translate(entry.slot.node.label) : ''
}

/** How far a quote has come, in percent, as its pages say it; 100 is for what was submitted alone. */
export function progressOf(quote: Standing): number {
  const { row, flowState } = quote
  if (row.completed) return 100
  const path = furthestEntry(quote)?.path
  return path === undefined ? 0 : Math.min(99, estimatedProgress(flowState, path))
}

function furthestEntry({ row, flow, flowState }: Standing): PageState | undefined {
  // What was submitted stays so, also when one of its answers would not pass any more today.
  const finished = row.completed ? locate(flowState, flow.finished)?.entry : undefined
  return finished ?? flowState.pages[furthest(flowState)]
}
