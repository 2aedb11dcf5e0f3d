import { cookieOf } from '@coverwright/catalogue/consent/cookie-values'
import { contactUsConfigOf } from '@coverwright/catalogue/sites/site'
import type { SiteReply } from '@coverwright/contract/site'
import { attributionInQuery } from '@coverwright/core/visit/attribution'
import { currentCookies } from '../../api/cookies/visit-cookies.ts'
import { sitePath } from '../../api/page/base.ts'
import { isPartner } from '../../api/resources/site.ts'
import { queryOf } from '../attribution/visit-attribution.ts'
import { visitLog } from '../attribution/visit-log.ts'
import { removeRefusedCookies, storeCookie } from '../consent/consent-store.ts'
import { applicationUrl } from './application-url.ts'

/** Stores the attribution in the address for this visit, and in cookies where consent allows it. */
export async function storeAttribution(site: SiteReply): Promise<void> {
  removeRefusedCookies(site)
  const { start } = visitLog
  const query = queryOf(start)
  const cookieUrl = cookieOf(currentCookies(), 'application_url')
  const channel = query.get('ac') ?? undefined
  const attribution = attributionInQuery(query)
  const hasAttribution = attribution.campaign_id !== undefined || attribution.partnership?.source !== undefined
  if (channel !== undefined || hasAttribution || cookieUrl === undefined) {
    const base = `${location.origin}${sitePath()}`
    storeCookie(site, 'application_url', applicationUrl(base, start, channel ?? site.channel, attribution))
  }
  const special = query.get('special_phone')?.trim().toLowerCase() ?? ''
  if (Object.hasOwn(contactUsConfigOf(site).special ?? {}, special)) storeCookie(site, 'special_phone', special)
  const partner = query.get('partner')?.trim().toLowerCase() ?? ''
  if (partner !== '' && (await isKnownPartner(site, partner))) storeCookie(site, 'partner', partner)
}

async function isKnownPartner(site: SiteReply, name: string): Promise<boolean> {
  if (Object.hasOwn(contactUsConfigOf(site).byPartner ?? {}, name)) return true
  return await isPartner(name)
}
