import type { InsuranceType } from '@coverwright/catalogue/lines/insurance-types'
import type { ForecastReply } from '@coverwright/contract/binding/forecast'
import type { ReferenceLookup } from '../../../1-foundation/reference/reference.ts'
import type { QuoteSnapshot } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { advisorLines } from './advisor-lines.ts'
import { outlookOf } from './carrier-outlook.ts'
import { carriersWithStatus, pickedTypes } from './picked-lines.ts'

/** Which carriers are likely to quote, and why the others will not; for every online line while none is picked. */
export function forecast(quote: QuoteSnapshot, reference: ReferenceLookup): ForecastReply {
  const pickedTypesOfQuote = pickedTypes(quote)
  const types: readonly InsuranceType[] = pickedTypesOfQuote.length ? pickedTypesOfQuote : quote.served.country.types
  return {
    lines: types
      .filter(({ online }) => online)
      .map(({ line, name }) => ({
        line,
        name,
        insurers: carriersWithStatus(line, quote).map((carrier) => outlookOf(carrier, quote, reference)),
      })),
    advisor_lines: advisorLines(quote, reference),
  }
}
