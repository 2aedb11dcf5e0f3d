import type { CarrierQuote } from '@coverwright/contract/carrier-contract'

/** An offer's price in whole dollars a year; undefined without one. */
export const premiumOf = (quote: CarrierQuote): number | undefined =>
  'premium' in quote && quote.premium ? quote.premium.amount / 100 : undefined
