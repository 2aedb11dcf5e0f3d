import { themeCss } from '@coverwright/catalogue/sites/theme-css'
import type { SiteReply } from '@coverwright/contract/site'
import { defaultCountry } from '@coverwright/core/national/forms-of'
import type { FastifyRequest } from 'fastify'
import type { PageHead } from '../../../http/pages/index-page.ts'
import { publicSite } from './public-site.ts'
import type { ServedSite, Sites } from './served-site.ts'

type Dependencies = {
  sites: Pick<Sites, 'at'>
  clock: () => Date
  signIn: SiteReply['sign_in']
  flagsElsewhere: boolean
}

type CachedHead = { readonly served: ServedSite; readonly host: string; readonly head: PageHead }

/**
 * The site's part of a page: language, title, theme, and the reply of `GET /site`, so that the first page needs no request
 * for it. Made once for each site, host and day.
 */
export function createPageHead({
  sites,
  clock,
  signIn,
  flagsElsewhere,
}: Dependencies): (request: FastifyRequest) => PageHead | undefined {
  const cache = new Map<string, CachedHead>()
  return ({ host = '', originalUrl }) => {
    const site = sites.at(host, originalUrl)
    if (!site) return undefined
    const now = clock()
    const key = `${site.site.id} ${site.today(now)} ${host}`
    const cacheEntry = cache.get(key)
    if (cacheEntry?.served === site) return cacheEntry.head
    const { name, locale, country, theme, channel } = site.site
    const head: PageHead = {
      lang: locale,
      mode: channel === 'agent' ? 'agent' : 'client',
      title: site.translate('page.documentTitle', { name }),
      description: site.translate('page.documentDescription', { name }),
      style: themeCss(theme),
      site: JSON.stringify({ ...publicSite(site, now, host, flagsElsewhere), sign_in: signIn }),
      parts: partsOf(country),
    }
    // The host is chosen by the client, so the number of cached heads is limited.
    if (cache.size > 500) cache.clear()
    cache.set(key, { served: site, host, head })
    return head
  }
}

/** The module that a country other than the default one adds to the first page. */
const partsOf = (country: string): readonly string[] => {
  const folder = 'src/features/quote'
  return country === defaultCountry
    ? []
    : [`${folder}/load-country.ts`, `${folder}/countries/${country.toLowerCase()}.ts`]
}
