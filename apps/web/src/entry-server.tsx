import type { UserReply } from '@coverwright/contract/people'
import type { QuoteReply } from '@coverwright/contract/quotes'
import type { SiteReply } from '@coverwright/contract/site'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { standAt } from './api/page/place.ts'
import { createQueryClient } from './api/query-client.ts'
import { quoteQuery } from './api/resources/quotes.ts'
import { siteQuery } from './api/resources/site.ts'
import { userQuery } from './api/resources/users.ts'
import { App } from './app.tsx'
import { type CountryAtHand, countryAtHand, showCountry } from './features/quote/first-parts.ts'

/** A page as it is for somebody: what their browser would ask the server for, and where it stands. */
export type Asked = {
  /** JSON, as the page says it. */
  readonly site: string
  readonly user: UserReply
  readonly quote: QuoteReply | null
  readonly base: string
  readonly address: string
}

/** Sites that are kept read, each with its flow. */
const mostSites = 100
/** Parts of the application are loaded when they are first rendered; a page needs few of them. */
const mostTries = 20
const triedAgainMs = 15

const sites = new Map<string, SiteReply>()
const countries = new Map<string, CountryAtHand>()

/**
 * The page as HTML, which the application takes up in the browser; undefined when it cannot be rendered ahead of time.
 * Nothing is kept of who asked.
 */
export async function prerender(asked: Asked): Promise<string | undefined> {
  const site = siteOf(asked.site)
  const country = countries.get(site.country) ?? (await countryAtHand(site))
  countries.set(site.country, country)
  for (let tries = 0; tries < mostTries; tries++) {
    const html = rendered(asked, site, country)
    if (!html.includes(notYet)) return html
    await new Promise((resolve) => setTimeout(resolve, triedAgainMs))
  }
  return undefined
}

/** Where React wrote what stands in for a part that is not loaded. */
const notYet = '<!--$!-->'

/** At one go: what pages share (where they stand, whose they are) is this page's meanwhile, and nobody's afterwards. */
function rendered({ user, quote, base, address }: Asked, site: SiteReply, country: CountryAtHand): string {
  showCountry(country)
  standAt({ base, address })
  const client = createQueryClient()
  client.setQueryData(siteQuery.queryKey, site)
  client.setQueryData(userQuery.queryKey, user)
  client.setQueryData(quoteQuery.queryKey, quote)
  try {
    return renderToString(
      <StaticRouter basename={base} location={address}>
        <App client={client} />
      </StaticRouter>,
    )
  } finally {
    standAt(undefined)
  }
}

/** Read once, so that its flow is made once. */
function siteOf(json: string): SiteReply {
  const known = sites.get(json)
  if (known) return known
  // Our own server wrote it.
  const site = JSON.parse(json) as SiteReply
  if (sites.size >= mostSites) sites.clear()
  sites.set(json, site)
  return site
}
