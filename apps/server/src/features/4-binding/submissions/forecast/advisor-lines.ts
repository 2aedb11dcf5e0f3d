import type { InsuranceType } from '@coverwright/catalogue/lines/insurance-types'
import type { AdvisorLine } from '@coverwright/contract/binding/forecast'
import type { ReferenceLookup } from '../../../1-foundation/reference/reference.ts'
import { isUnlicensed } from '../../../3-quoting/quotes/facts/license-facts.ts'
import type { QuoteSnapshot } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { outlookOf } from './carrier-outlook.ts'
import { carriersWithStatus, pickedTypes } from './picked-lines.ts'

/** Picked types that no carrier quotes online for this business: an advisor arranges them. */
export const advisorTypes = (quote: QuoteSnapshot): readonly InsuranceType[] =>
  pickedTypes(quote).filter(
    ({ line, online }) => !online || !carriersWithStatus(line, quote).some(({ status }) => status === 'asked'),
  )

/** The same for a reply. A reason that all carriers of a line share is given, such as that the state insures it itself. */
export const advisorLines = (quote: QuoteSnapshot, reference: ReferenceLookup): AdvisorLine[] =>
  advisorTypes(quote).map(({ uuid, name, line }) => {
    const reasons = new Set(carriersWithStatus(line, quote).map((each) => outlookOf(each, quote, reference).reason))
    const [reason] = reasons.size === 1 ? reasons : []
    return {
      uuid,
      name,
      ...(reason && { reason }),
      ...(isUnlicensed(line, quote.facts) && { unlicensed: true as const }),
    }
  })
