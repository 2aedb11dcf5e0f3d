import type { QuoteReply } from '@coverwright/contract/quotes'
import type { ShownLicense } from '@coverwright/contract/site/licenses'
import type { Application } from './application.ts'

type OfQuote = Pick<Application, 'site' | 'quote'>

/** Under which insurance is sold where the risk is; before that is known, the licenses of the whole country. */
export function licenseWords({ site, quote }: OfQuote): string {
  const ofQuote = quote?.producer_licenses
  const shown: readonly ShownLicense[] = Array.isArray(ofQuote) ? ofQuote : site.shown_licenses
  return shown.map(({ words }) => words).join('; ')
}

/** States of the risk where nobody may sell insurance. */
export const unlicensedStates = (quote: QuoteReply | null): readonly string[] =>
  Array.isArray(quote?.unlicensed_states) ? quote.unlicensed_states : []
