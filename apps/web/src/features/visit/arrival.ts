import type { SiteReply } from '@coverwright/contract/site'
import { arrivalOf } from '@coverwright/core/visit/arrival'
import { cookieOf } from '../../api/cookies/attribution-cookies.ts'
import { currentCookies } from '../../api/cookies/visit-cookies.ts'
import { sitePath } from '../../api/page/base.ts'
import { isPartner } from '../../api/resources/site.ts'
import { queryOf } from '../attribution/visit-attribution.ts'
import { visitLog } from '../attribution/visit-log.ts'
import { remember, takeAwayRefused } from '../consent/consent-store.ts'
import { applicationUrl } from './application-url.ts'

/** Remembers the attribution in the address for this visit, and for longer where consent allows it. */
export async function rememberArrival(site: SiteReply): Promise<void> {
  takeAwayRefused(site)
  const { start } = visitLog
  const query = queryOf(start)
  const stored = cookieOf(currentCookies(), 'application_url')
  const channel = query.get('ac') ?? undefined
  const arrival = arrivalOf(query)
  const isFromSomewhere = arrival.campaign_id !== undefined || arrival.partnership?.source !== undefined
  if (channel !== undefined || isFromSomewhere || stored === undefined) {
    const base = `${location.origin}${sitePath()}`
    remember(site, 'application_url', applicationUrl(base, start, channel ?? site.channel, arrival))
  }
  const special = query.get('special_phone')?.trim().toLowerCase() ?? ''
  if (Object.hasOwn(site.contactUs?.special ?? {}, special)) remember(site, 'special_phone', special)
  const partner = query.get('partner')?.trim().toLowerCase() ?? ''
  if (partner !== '' && (await isKnownPartner(site, partner))) remember(site, 'partner', partner)
}

async function isKnownPartner({ contactUs }: SiteReply, name: string): Promise<boolean> {
  if (Object.hasOwn(contactUs?.byPartner ?? {}, name)) return true
  return await isPartner(name)
}
