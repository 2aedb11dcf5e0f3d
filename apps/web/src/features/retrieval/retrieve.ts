import { renewalsPrefix } from '@coverwright/catalogue/renewals/prefix'
import { hasAccounts } from '@coverwright/catalogue/sites/site'
import type { QuoteReply } from '@coverwright/contract/quotes'
import { resume } from '@coverwright/core/navigation/navigate'
import { retrievedPage } from '@coverwright/core/retrieval/destination'
import type { SourceName } from '@coverwright/core/retrieval/source'
import { retrievalCall } from '@coverwright/core/retrieval/source'
import { rememberQuote } from '../../api/browser/opened-quote.ts'
import { isRenewal, quoteQuery } from '../../api/queries/quote.ts'
import { siteQuery } from '../../api/queries/site.ts'
import { userQuery } from '../../api/queries/user.ts'
import { queryClient } from '../../api/query-client.ts'
import { api, dataOf } from '../../api/server/client.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { keep } from '../../api/server/quote-calls.ts'
import { applicationOf } from '../quote/application.ts'
import { laterParts } from '../quote/later-parts.ts'
import { takeUp } from '../renewals/renewal-calls.ts'

async function fetchQuote(name: SourceName, id: string): Promise<QuoteReply> {
  const call = retrievalCall(name, id)
  if (!call) throw new ApiProblem(404, { code: 'quote.not_found' })
  switch (call.path) {
    case '/quote/uuid/{uuid}':
      return (await dataOf(api.GET(call.path, { params: { path: { uuid: call.id } } }))).quote
    case '/quote/{id}/customer_retrieve':
      return await dataOf(api.GET(call.path, { params: { path: { id: call.id }, query: call.query } }))
    default:
      return await dataOf(api.GET(call.path, { params: { path: { id: call.id } } }))
  }
}

/**
 * Fetches the quote that an address names, which this tab then works on.
 * @returns the page it leads to
 */
export async function retrieve(name: SourceName, id: string, query: URLSearchParams): Promise<string> {
  const [quote, site, user] = await Promise.all([
    fetchQuote(name, id),
    queryClient.ensureQueryData(siteQuery),
    queryClient.ensureQueryData(userQuery),
    // The flow that leads on is one of the whole flow.
    laterParts(),
  ])
  if (isRenewal(quote)) {
    await takeUp(quote)
    return renewalsPrefix + (quote.completed ? '/thank-you' : quote.max_step)
  }
  rememberQuote(quote)
  // A reply under way may be of the application that was open before.
  void queryClient.cancelQueries({ queryKey: quoteQuery.queryKey })
  keep(quote)
  const { flowState } = applicationOf(site, quote, user)
  const shown = hasAccounts(site) ? quote : { ...quote, account_uuid: undefined }
  return retrievedPage(name, shown, { query, resume: resume(flowState), now: new Date() })
}
