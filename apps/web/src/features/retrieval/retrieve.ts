import { renewalsPrefix } from '@coverwright/catalogue/renewals/prefix'
import { hasAccounts } from '@coverwright/catalogue/sites/site'
import type { QuoteReply } from '@coverwright/contract/quotes'
import { resume } from '@coverwright/core/navigation/navigate'
import { landingPage } from '@coverwright/core/retrieval/landing-page'
import type { RetrievalName } from '@coverwright/core/retrieval/retrieval-request'
import { retrievalCall } from '@coverwright/core/retrieval/retrieval-request'
import { queryClient } from '../../api/query-client.ts'
import { hasRenewalFlow, openQuote, retrieveQuote } from '../../api/resources/quotes.ts'
import { siteQuery } from '../../api/resources/site.ts'
import { fetchCurrentUser } from '../../api/resources/users.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import { applicationOf } from '../quote/application.ts'
import { countries } from '../quote/countries.ts'
import { fetchNeededBy } from '../quote/needed-modules.ts'

async function fetchQuote(name: RetrievalName, id: string, query: URLSearchParams): Promise<QuoteReply> {
  const call = retrievalCall(name, id, query.get('redirected') === 'true')
  if (!call) throw new ApiProblem(404, { code: 'quote.not_found' })
  return await retrieveQuote(call)
}

/**
 * Fetches the quote that an address names and opens it in this tab.
 * @returns the path of the page to go to
 */
export async function retrieve(name: RetrievalName, id: string, query: URLSearchParams): Promise<string> {
  const user = await fetchCurrentUser(queryClient)
  const [quote, site] = await Promise.all([fetchQuote(name, id, query), queryClient.ensureQueryData(siteQuery)])
  // The page to resume at depends on the whole flow.
  await countries.content(site).load()
  await fetchNeededBy(quote)
  openQuote(quote)
  if (hasRenewalFlow(quote)) return renewalsPrefix + (quote.completed ? '/thank-you' : quote.max_step)
  const { flowState } = applicationOf(site, quote, user)
  const shownQuote = hasAccounts(site) ? quote : { ...quote, account_uuid: undefined }
  return landingPage(name, shownQuote, { query, flow: flowState.flow, resume: resume(flowState), now: new Date() })
}
