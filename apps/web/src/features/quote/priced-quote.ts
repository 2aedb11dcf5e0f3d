import type { QuoteReply } from '@coverwright/contract/quotes'
import { hasRenewalFlow } from '../../api/resources/quotes.ts'
import type { Application } from './application.ts'

/** The quote of an application on its way whose lines are picked: insurers can say what they may ask. */
export const pricedQuote = ({ quote }: Pick<Application, 'quote'>): QuoteReply | undefined => {
  if (!quote || quote.completed || hasRenewalFlow(quote)) return undefined
  const { insurance_types: picked } = quote
  return Array.isArray(picked) && picked.length > 0 ? quote : undefined
}
