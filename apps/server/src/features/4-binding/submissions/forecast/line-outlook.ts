import type { InsuranceTypeReply } from '@coverwright/contract/insurance-types'
import type { ReferenceLookup } from '../../../1-foundation/reference/reference.ts'
import type { QuoteSnapshot } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { outlookOf } from './carrier-outlook.ts'
import { carriersWithStatus } from './picked-lines.ts'

const bestFirst = ['likely', 'maybe', 'not_offered'] as const

/**
 * The outlook of a line before it is picked: how many carriers are likely to quote it, and why none is. Appetite decides
 * before anything is asked (Q7).
 */
export function lineOutlook(
  line: string,
  quote: QuoteSnapshot,
  reference: ReferenceLookup,
): Pick<InsuranceTypeReply, 'insurers' | 'outlook' | 'reason'> {
  const outlooks = carriersWithStatus(line, quote).map((carrier) => outlookOf(carrier, quote, reference))
  const offering = outlooks.filter(({ outlook }) => outlook !== 'not_offered')
  const best = bestFirst.find((each) => outlooks.some(({ outlook }) => outlook === each)) ?? 'not_offered'
  const reason = outlooks.find(({ outlook }) => outlook === best)?.reason
  return { insurers: offering.length, outlook: best, ...(reason && best !== 'likely' ? { reason } : {}) }
}
