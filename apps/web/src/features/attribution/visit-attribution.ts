import { cookieOf } from '@coverwright/catalogue/consent/cookie-values'
import type { Attribution } from '@coverwright/core/visit/attribution'
import { attributionInQuery } from '@coverwright/core/visit/attribution'
import { currentCookies } from '../../api/cookies/visit-cookies.ts'
import { visitLog } from './visit-log.ts'

export const queryOf = (address: string): URLSearchParams => new URLSearchParams(address.split('?')[1])

/**
 * The attribution in the address, completed from cookies of earlier visits.
 * @param start the address that the visit began with
 */
export function attributionOf(cookies: string, start: string): Attribution {
  const earlier = attributionInQuery(queryOf(cookieOf(cookies, 'application_url') ?? ''))
  const partner = attributionInQuery(new URLSearchParams({ partner: cookieOf(cookies, 'partner') ?? '' })).partnership
  const current = attributionInQuery(queryOf(start))
  const partnership = { ...earlier.partnership, ...partner, ...current.partnership }
  return { ...earlier, ...current, ...(Object.keys(partnership).length > 0 ? { partnership } : {}) }
}

/** The attribution of this visit. */
export const visitAttribution = (): Attribution => attributionOf(currentCookies(), visitLog.start)
