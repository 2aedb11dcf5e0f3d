import type { Arrival } from '@coverwright/core/visit/arrival'
import { arrivalOf } from '@coverwright/core/visit/arrival'
import { cookieOf } from '../../api/cookies/attribution-cookies.ts'
import { currentCookies } from '../../api/cookies/visit-cookies.ts'
import { visitLog } from './visit-log.ts'

export const queryOf = (address: string): URLSearchParams => new URLSearchParams(address.split('?')[1])

/**
 * The attribution in the address; what it lacks comes from cookies of earlier visits.
 * @param start the address that the visit began with
 */
export function attributionOf(cookies: string, start: string): Arrival {
  const stored = arrivalOf(queryOf(cookieOf(cookies, 'application_url') ?? ''))
  const partner = arrivalOf(new URLSearchParams({ partner: cookieOf(cookies, 'partner') ?? '' })).partnership
  const current = arrivalOf(queryOf(start))
  const partnership = { ...stored.partnership, ...partner, ...current.partnership }
  return { ...stored, ...current, ...(Object.keys(partnership).length > 0 ? { partnership } : {}) }
}

/** The attribution of this visit. */
export const visitAttribution = (): Arrival => attributionOf(currentCookies(), visitLog.start)
