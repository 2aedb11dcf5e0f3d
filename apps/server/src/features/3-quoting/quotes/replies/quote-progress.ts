import { estimatedProgress } from '@coverwright/catalogue/application/estimated-progress'
import type { PageState } from '@coverwright/core/evaluation/page-state'
import { furthest, locate } from '@coverwright/core/navigation/navigate'
import type { QuoteSnapshot } from '../snapshot/quote-snapshot.ts'

type EvaluatedQuote = Pick<QuoteSnapshot, 'row' | 'flow' | 'flowState' | 'served'>

/** The label of the furthest page reached, for lists of quotes: "How to reach you". */
export function stepLabelOf(quote: EvaluatedQuote): string {
  const entry = furthestEntry(quote)
  return entry ? quote.served.translate(entry.slot.node.label) : ''
}

/** Progress in percent, as the application’s pages show it; only a submitted quote has 100. */
export function progressOf(quote: EvaluatedQuote): number {
  const { row, flowState, served } = quote
  if (row.completed) return 100
  const path = furthestEntry(quote)?.path
  return path === undefined ? 0 : Math.min(99, estimatedProgress(flowState, path, served.site.progressValue))
}

function furthestEntry({ row, flow, flowState }: EvaluatedQuote): PageState | undefined {
  // A submitted quote stays finished even if one of its answers would be refused today.
  const finalPage = row.completed ? locate(flowState, flow.finished)?.entry : undefined
  return finalPage ?? flowState.pages[furthest(flowState)]
}
