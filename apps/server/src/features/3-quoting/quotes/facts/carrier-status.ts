import type { OfferedLine } from '@coverwright/catalogue/carriers/carriers'
import { isBlank, readAnswer } from '@coverwright/core/answers/answers'
import type { QuoteSnapshot } from '../snapshot/quote-snapshot.ts'

/**
 * What an insurer does about a line of a quote: switched `off` at the site; `out`, not writing this class in this state;
 * `knocked_out` by its eligibility question; or `asked` for an offer.
 */
export type CarrierStatus = 'off' | 'out' | 'knocked_out' | 'asked'

export function carrierStatusOf(
  { answers, context, flowState, facts }: QuoteSnapshot,
  { carrier, line }: OfferedLine,
): CarrierStatus {
  if (!flowState.view.isOn(line.switch)) return 'off'
  const outlook = readAnswer(facts, `appetite.${line.line}.${carrier.id}`)
  if (outlook !== 'in' && outlook !== 'refer') return 'out'
  const key = `${line.line}.${carrier.id}`
  // A renewal with a flow of its own never repeats an insurer’s own questions, so an insurer without answers on file cannot quote it.
  const isOnFile = !isBlank(readAnswer(answers, `${key}.uw_questions`))
  if (context.carried && line.asks && !isOnFile) return 'out'
  const step = flowState.flow.slots.find(
    ({ node }) => node.kind === 'paged' && 'set' in node.source && node.source.set === key,
  )
  // The switch and the appetite were checked above, so only the eligibility question can hide the step.
  return step?.node.when?.test(flowState.view) === false ? 'knocked_out' : 'asked'
}
