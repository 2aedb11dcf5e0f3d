import type { CarrierQuote } from '@coverwright/contract/carrier-contract'

/** Whole dollars a year of an offer; undefined when it has no price. */
export const premiumOf = (quote: CarrierQuote): number | undefined =>
  'premium' in quote && quote.premium ? quote.premium.amount / 100 : undefined
