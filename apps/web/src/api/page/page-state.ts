import type { UserReply } from '@coverwright/contract/people'
import type { QuoteReply } from '@coverwright/contract/quotes'
import type { SiteReply } from '@coverwright/contract/site'
import { openedQuote } from '../browser/opened-quote.ts'
import { queryClient } from '../query-client.ts'
import { quoteQuery } from '../resources/quotes.ts'
import { siteQuery } from '../resources/site.ts'
import { userQuery } from '../resources/users.ts'

/** What the page itself says, as its server wrote it: its site, who is here, and the application they began last. */
type PageState = {
  readonly site?: SiteReply
  readonly user?: UserReply
  readonly quote?: QuoteReply | null
}

const read = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent || '{}')

/** Our own server wrote it: it is taken at its word, as its replies are. */
function pageState(): PageState {
  const site = read('site') as Partial<SiteReply>
  const visitor = read('visitor') as Omit<PageState, 'site'>
  return { ...(site.id === undefined ? {} : { site: site as SiteReply }), ...visitor }
}

/**
 * Takes what the page says for what the server would answer now.
 * @returns whether the page, if it was rendered ahead of time, is about what this tab is about
 */
export function takePageState(): boolean {
  const { site, user, quote } = pageState()
  if (site) queryClient.setQueryData(siteQuery.queryKey, site)
  if (user) queryClient.setQueryData(userQuery.queryKey, user)
  // A tab that was opened on another application asks for that one.
  const opened = openedQuote.get()
  if (quote === undefined || (opened !== undefined && opened !== quote?._id)) return false
  queryClient.setQueryData(quoteQuery.queryKey, quote)
  return user !== undefined && site !== undefined
}
