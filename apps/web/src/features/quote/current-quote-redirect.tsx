import type { QuoteReply } from '@coverwright/contract/quotes'
import { Redirect } from '../../navigation/area.tsx'
import { useApplication } from './use-application.ts'

/** Redirects an address without a quote's id to that of the current quote. */
export function CurrentQuoteRedirect({ to }: { readonly to: (quote: QuoteReply) => string }) {
  const { quote } = useApplication()
  return <Redirect to={quote ? to(quote) : '/'} />
}
