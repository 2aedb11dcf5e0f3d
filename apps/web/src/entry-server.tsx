import type { UserReply } from '@coverwright/contract/people'
import type { QuoteReply } from '@coverwright/contract/quotes'
import type { SiteReply } from '@coverwright/contract/site'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { createQueryClient } from './api/query-client.ts'
import { quoteQuery } from './api/resources/quotes.ts'
import { siteQuery } from './api/resources/site.ts'
import { userQuery } from './api/resources/users.ts'
import { App } from './app.tsx'
import { countries } from './features/quote/countries.ts'

/** A page for a visitor: what their browser would fetch, the site's base path, and the page's own address. */
export type PrerenderedPage = {
  /** JSON, as the page says it. */
  readonly site: string
  readonly user: UserReply
  readonly quote: QuoteReply | null
  readonly base: string
  readonly address: string
}

/** Parsed sites, each with its compiled flow. */
const mostSites = 100
/** Lazy modules are loaded when they are first rendered; a page needs few of them. */
const mostTries = 20
const retryMs = 15

const sites = new Map<string, SiteReply>()

/** The page as HTML, which the browser hydrates; undefined when it cannot be rendered. Nothing of the visitor is kept. */
export async function prerender(page: PrerenderedPage): Promise<string | undefined> {
  const site = siteOf(page.site)
  await countries.load(site)
  for (let tries = 0; tries < mostTries; tries++) {
    const html = render(page, site)
    if (!html.includes(fallbackMark)) return html
    await new Promise((resolve) => setTimeout(resolve, retryMs))
  }
  return undefined
}

/** Where React wrote a fallback for code that is not loaded. */
const fallbackMark = '<!--$!-->'

function render({ user, quote, base, address }: PrerenderedPage, site: SiteReply): string {
  const client = createQueryClient()
  client.setQueryData(siteQuery.queryKey, site)
  client.setQueryData(userQuery.queryKey, user)
  client.setQueryData(quoteQuery.queryKey, quote)
  return renderToString(
    <StaticRouter basename={base} location={address}>
      <App client={client} />
    </StaticRouter>,
  )
}

/** Parsed once, so that its flow is compiled once. */
function siteOf(json: string): SiteReply {
  const cached = sites.get(json)
  if (cached) return cached
  // Our own server wrote it.
  const site = JSON.parse(json) as SiteReply
  if (sites.size >= mostSites) sites.clear()
  sites.set(json, site)
  return site
}
