import { sellerWords } from '@coverwright/catalogue/sites/licenses'
import type { QuoteReply } from '@coverwright/contract/quotes'
import type { ShownLicense } from '@coverwright/contract/site/licenses'
import type { Application } from './application.ts'

type OfQuote = Pick<Application, 'site' | 'quote'>

/** Who sells insurance where the risk is; before that is known, with the licenses of the whole country. */
export function sellerOf({ site, quote }: OfQuote): { readonly owner: string; readonly license: string } {
  const ofQuote = quote?.producer_licenses
  const licenses: readonly ShownLicense[] = Array.isArray(ofQuote) ? ofQuote : site.shown_licenses
  return sellerWords(site.legal.owner, licenses)
}

/** States of the risk where nobody may sell insurance. */
export const unlicensedStates = (quote: QuoteReply | null): readonly string[] =>
  Array.isArray(quote?.unlicensed_states) ? quote.unlicensed_states : []
