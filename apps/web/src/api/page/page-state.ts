import type { UserReply } from '@coverwright/contract/people'
import type { QuoteReply } from '@coverwright/contract/quotes'
import type { SiteReply } from '@coverwright/contract/site'
import { tabQuote } from '../browser/tab-quote.ts'
import { queryClient } from '../query-client.ts'
import { quoteQuery } from '../resources/quotes.ts'
import { siteQuery } from '../resources/site.ts'
import { userQuery } from '../resources/users.ts'
import { needsConsentKey } from './needs-consent.ts'

/** What the server wrote into the page: its site, the user, and the application they started last. */
type PageState = {
  readonly site?: SiteReply
  readonly user?: UserReply
  readonly quote?: QuoteReply | null
  readonly needsConsent?: boolean
}

const parseElement = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent || '{}')

/** Written by our own server, so it is trusted as its replies are. */
function pageState(): PageState {
  const site = parseElement('site') as Partial<SiteReply>
  const visitor = parseElement('visitor') as Omit<PageState, 'site'>
  return { ...(site.id === undefined ? {} : { site: site as SiteReply }), ...visitor }
}

/**
 * Fills the query cache with what the page says.
 * @returns whether a page that the server rendered can be hydrated: it is about the quote that this tab works on
 */
export function takePageState(): boolean {
  const { site, user, quote, needsConsent } = pageState()
  if (site) queryClient.setQueryData(siteQuery.queryKey, site)
  if (user) queryClient.setQueryData(userQuery.queryKey, user)
  queryClient.setQueryData(needsConsentKey, needsConsent)
  // A tab that works on another application fetches that one.
  const quoteOpened = tabQuote.get()
  if (quote === undefined || (quoteOpened !== undefined && quoteOpened !== quote?._id)) return false
  queryClient.setQueryData(quoteQuery.queryKey, quote)
  return user !== undefined && site !== undefined
}
