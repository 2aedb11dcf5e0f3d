import type { QuoteReply } from '@coverwright/contract/quotes'
import { Redirect } from '../../navigation/area.tsx'
import { useApplication } from './use-application.ts'

/** A page of a quote whose address names none is that of the quote at hand. */
export function CurrentQuoteRedirect({ to }: { readonly to: (quote: QuoteReply) => string }) {
  const { quote } = useApplication()
  return <Redirect to={quote ? to(quote) : '/'} />
}
