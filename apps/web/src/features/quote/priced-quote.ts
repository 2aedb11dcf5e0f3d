import type { QuoteReply } from '@coverwright/contract/quotes'
import { hasRenewalFlow } from '../../api/resources/quotes.ts'
import type { Application } from './application.ts'

/** The quote of an unfinished application with picked lines: insurers can give indications. */
export const pricedQuote = ({ quote }: Pick<Application, 'quote'>): QuoteReply | undefined => {
  if (!quote || quote.completed || hasRenewalFlow(quote)) return undefined
  const { insurance_types: pickedTypes } = quote
  return Array.isArray(pickedTypes) && pickedTypes.length > 0 ? quote : undefined
}
