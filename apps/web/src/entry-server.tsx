import type { UserReply } from '@coverwright/contract/people'
import type { QuoteReply } from '@coverwright/contract/quotes'
import type { SiteReply } from '@coverwright/contract/site'
import { prerender as renderWhole } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { needsConsentKey } from './api/page/needs-consent.ts'
import { createQueryClient } from './api/query-client.ts'
import { quoteQuery } from './api/resources/quotes.ts'
import { siteQuery } from './api/resources/site.ts'
import { userQuery } from './api/resources/users.ts'
import { App } from './app.tsx'
import { type Arrival, ArrivalContext } from './features/attribution/use-origin.ts'
import { countries } from './features/quote/countries.ts'

/** A page for a visitor: what their browser would fetch, the site's base path, and the page's own address. */
export type PrerenderedPage = {
  /** JSON, as the page says it. */
  readonly site: string
  readonly user: UserReply
  readonly quote: QuoteReply | null
  /** Whether the page shows the cookie banner. */
  readonly needsConsent: boolean
  readonly base: string
  readonly address: string
  readonly arrival: Arrival
}

/** Parsed sites, each with its compiled flow. */
const mostSites = 100
/** How long a page waits for the modules that it needs. */
const patienceMs = 300

const sites = new Map<string, SiteReply>()

/** The page as HTML, which the browser hydrates; undefined when it is not complete in time. Nothing of the visitor is kept. */
export async function prerender({
  user,
  quote,
  needsConsent,
  base,
  address,
  arrival,
  ...page
}: PrerenderedPage): Promise<string | undefined> {
  const site = siteOf(page.site)
  await countries.load(site)
  const client = createQueryClient()
  client.setQueryData(siteQuery.queryKey, site)
  client.setQueryData(userQuery.queryKey, user)
  client.setQueryData(quoteQuery.queryKey, quote)
  client.setQueryData(needsConsentKey, needsConsent)
  const errors: unknown[] = []
  const { prelude } = await renderWhole(
    <ArrivalContext value={arrival}>
      <StaticRouter basename={base} location={address}>
        <App client={client} />
      </StaticRouter>
    </ArrivalContext>,
    {
      signal: AbortSignal.timeout(patienceMs),
      // Of what fails, or is not here in time, React renders the fallback.
      onError: (error) => void errors.push(error),
      // React sends a larger part after the page, with a script that moves it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  return errors.length > 0 ? undefined : await new Response(prelude).text()
}

/** Parsed once, so that its flow is compiled once. */
function siteOf(json: string): SiteReply {
  const cachedSite = sites.get(json)
  if (cachedSite) return cachedSite
  // Our own server wrote it.
  const site = JSON.parse(json) as SiteReply
  if (sites.size >= mostSites) sites.clear()
  sites.set(json, site)
  return site
}
