import type { OfferedLine } from '@coverwright/catalogue/carriers/carriers'
import { isBlank, readAnswer } from '@coverwright/core/answers/answers'
import type { OpenedQuote } from '../snapshot/opened-quote.ts'

/**
 * Where an insurer stands to a quote: switched off at the site, not wanting the class in the state, ruled out by the
 * answer to its first check, or to be asked.
 */
export type Standing = 'off' | 'out' | 'knocked_out' | 'asked'

export function standingOf({ row, answers, flowState, facts }: OpenedQuote, { carrier, line }: OfferedLine): Standing {
  if (!flowState.view.isOn(line.switch)) return 'off'
  const outlook = readAnswer(facts, `appetite.${line.line}.${carrier.id}`)
  if (outlook !== 'in' && outlook !== 'refer') return 'out'
  const key = `${line.line}.${carrier.id}`
  // A renewal asks no insurer's own questions again: who has no answers on file cannot quote it.
  const isOnFile = !isBlank(readAnswer(answers, `${key}.uw_questions`))
  if (row.renews !== null && line.asks && !isOnFile) return 'out'
  const step = flowState.flow.slots.find(
    ({ node }) => node.kind === 'paged' && 'set' in node.source && node.source.set === key,
  )
  // Switch and appetite hold, so what is left of the step's own rule is the first check.
  return step?.node.when?.test(flowState.view) === false ? 'knocked_out' : 'asked'
}
