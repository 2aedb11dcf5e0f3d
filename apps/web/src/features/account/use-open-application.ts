import { renewalsPrefix } from '@coverwright/catalogue/renewals/prefix'
import type { AccountApplication } from '@coverwright/contract/accounts'
import type { QuoteReply } from '@coverwright/contract/quotes'
import { useMutation } from '@tanstack/react-query'
import { fetchQuote, hasRenewalFlow, openQuote } from '../../api/resources/quotes.ts'
import { useAreaNavigate } from '../../navigation/area.tsx'

/** Opens an application in this tab and goes to its furthest page; the flow redirects if that is not reachable any more. */
export function useOpenApplication({ id }: Pick<AccountApplication, 'id'>) {
  const navigate = useAreaNavigate()
  return useMutation({
    mutationFn: async () => openQuote(await fetchQuote(id)),
    onSuccess: (quote) => navigate(furthestPage(quote)),
  })
}

function furthestPage(quote: QuoteReply): string {
  const { completed, max_step: furthest } = quote
  if (hasRenewalFlow(quote)) return `${renewalsPrefix}${completed ? '/thank-you' : furthest}`
  return completed ? '/resume' : furthest
}
