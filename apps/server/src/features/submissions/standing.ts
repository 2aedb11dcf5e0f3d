import type { OfferedLine } from '@coverwright/catalogue/carriers/carriers'
import { readAnswer } from '@coverwright/core/answers/answers'
import type { OpenedQuote } from '../quotes/opened-quote.ts'

/**
 * Where an insurer stands to a quote: switched off at the site, not wanting the class in the state, ruled out by the
 * answer to its first check, or to be asked.
 */
export type Standing = 'off' | 'out' | 'knocked_out' | 'asked'

export function standingOf({ trail, facts }: OpenedQuote, { carrier, line }: OfferedLine): Standing {
  if (!trail.view.isOn(line.switch)) return 'off'
  const outlook = readAnswer(facts, `appetite.${line.line}.${carrier.id}`)
  if (outlook !== 'in' && outlook !== 'refer') return 'out'
  const key = `${line.line}.${carrier.id}`
  const step = trail.flow.slots.find(
    ({ node }) => node.kind === 'paged' && 'set' in node.source && node.source.set === key,
  )
  // Switch and appetite hold, so what is left of the step's own rule is the first check.
  return step?.node.when?.test(trail.view) === false ? 'knocked_out' : 'asked'
}
