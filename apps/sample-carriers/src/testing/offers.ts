import type { CarrierQuote, QuoteRequest } from '@coverwright/contract/carrier-contract'
import { CarrierQuote as CarrierQuoteSchema } from '@coverwright/contract/carrier-contract'
import { Value } from 'typebox/value'
import { offer } from '../rating/offer.ts'
import type { SampleCarrier } from '../rating/sample-carrier.ts'
import { today } from './requests.ts'

/** A sample insurer's answer to a request, checked against the carrier contract. */
export function offerOf(carrier: SampleCarrier, request: QuoteRequest): CarrierQuote {
  const line = carrier.lines[request.line]
  if (!line) throw new Error(`${carrier.name} has no ${request.line}`)
  return Value.Parse(CarrierQuoteSchema, offer(carrier, line, request, 'Q-1', today))
}

/** Whole dollars a year; NaN without a price. */
export const priceOf = (carrier: SampleCarrier, request: QuoteRequest): number => {
  const quote = offerOf(carrier, request)
  return 'premium' in quote && quote.premium ? quote.premium.amount / 100 : Number.NaN
}

export const codesOf = (quote: CarrierQuote): readonly string[] => quote.reasons.map(({ code }) => code)

/** The amount that the offer shows for a cover, such as "Deductible". */
export const offeredIn = (quote: CarrierQuote, label: string): string | undefined =>
  quote.coverages.find((each) => each.label === label)?.offered
