import type { InsuranceTypeReply } from '@coverwright/contract/insurance-types'
import type { ReferenceLookup } from '../../../1-foundation/reference/reference.ts'
import type { OpenedQuote } from '../../../3-quoting/quotes/snapshot/opened-quote.ts'
import { outlookOf } from './forecast.ts'
import { insurersOf } from './picked-lines.ts'

const bestFirst = ['likely', 'maybe', 'not_offered'] as const

/**
 * What a business can expect of a line before it is picked: how many insurers are likely to quote it, and when none is,
 * why. Appetite decides before anything is asked (Q7).
 */
export function lineOutlook(
  line: string,
  quote: OpenedQuote,
  reference: ReferenceLookup,
): Pick<InsuranceTypeReply, 'insurers' | 'outlook' | 'reason'> {
  const outlooks = insurersOf(line, quote).map((insurer) => outlookOf(insurer, quote, reference))
  const asked = outlooks.filter(({ outlook }) => outlook !== 'not_offered')
  const best = bestFirst.find((each) => outlooks.some(({ outlook }) => outlook === each)) ?? 'not_offered'
  const reason = outlooks.find(({ outlook }) => outlook === best)?.reason
  return { insurers: asked.length, outlook: best, ...(reason && best !== 'likely' ? { reason } : {}) }
}
