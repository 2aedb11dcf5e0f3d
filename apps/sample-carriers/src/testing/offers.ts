import type { CarrierQuote, QuoteRequest } from '@coverwright/contract/carriers'
import { CarrierQuote as CarrierQuoteSchema } from '@coverwright/contract/carriers'
import { Compile } from 'typebox/compile'
import { offer } from '../rating/offer.ts'
import type { SampleCarrier } from '../rating/sample-carrier.ts'
import { today } from './requests.ts'

const conforms = Compile(CarrierQuoteSchema)

/** What an insurer answers today; throws when that breaks the contract. */
export function offerOf(carrier: SampleCarrier, request: QuoteRequest): CarrierQuote {
  const line = carrier.lines[request.line]
  if (!line) throw new Error(`${carrier.name} has no ${request.line}`)
  const quote = offer(carrier, line, request, 'Q-1', today)
  if (!conforms.Check(quote)) throw new Error(`${carrier.name} answers against the contract`)
  return quote
}

/** Whole dollars a year; undefined without a price. */
export const priceOf = (quote: CarrierQuote): number | undefined =>
  'premium' in quote && quote.premium ? quote.premium.amount / 100 : undefined

export const codesOf = ({ reasons }: CarrierQuote): readonly string[] => reasons.map(({ code }) => code)
