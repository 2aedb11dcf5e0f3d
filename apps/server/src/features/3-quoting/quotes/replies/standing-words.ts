import { estimatedProgress } from '@coverwright/catalogue/application/estimated-progress'
import { furthest, locate } from '@coverwright/core/flow/navigate'
import type { TrailEntry } from '@coverwright/core/flow/trail-entry'
import type { OpenedQuote } from '../snapshot/opened-quote.ts'

type Standing = Pick<OpenedQuote, 'row' | 'flow' | 'trail' | 'served'>

/** The furthest page of a quote, as a list of quotes calls it: "How to reach you". */
export function stepLabelOf(quote: Standing): string {
  const entry = furthestEntry(quote)
  return entry ? quote.served.translate(entry.slot.node.label) : ''
}

/** How far a quote has come, in percent, as its pages say it; 100 is for what was submitted alone. */
export function progressOf(quote: Standing): number {
  const { row, trail } = quote
  if (row.completed) return 100
  const path = furthestEntry(quote)?.path
  return path === undefined ? 0 : Math.min(99, estimatedProgress(trail, path))
}

function furthestEntry({ row, flow, trail }: Standing): TrailEntry | undefined {
  // What was submitted stays so, also when one of its answers would not pass any more today.
  const finished = row.completed ? locate(trail, flow.finished)?.entry : undefined
  return finished ?? trail.entries[furthest(trail)]
}
