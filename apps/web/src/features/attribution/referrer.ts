import type { Arrival } from '@coverwright/core/visit/arrival'
import { arrivalOf } from '@coverwright/core/visit/arrival'
import { cookieOf } from '../../api/cookies/brought-along.ts'
import { cookiesAtHand } from '../../api/cookies/carried.ts'
import { visitLog } from './visit-log.ts'

export const queryOf = (address: string): URLSearchParams => new URLSearchParams(address.split('?')[1])

/**
 * Where somebody came from: what their address says, and where it says nothing, what cookies kept of an earlier one.
 * @param cookies those at hand
 * @param start the address they came to
 */
export function cameFrom(cookies: string, start: string): Arrival {
  const kept = arrivalOf(queryOf(cookieOf(cookies, 'application_url') ?? ''))
  const partner = arrivalOf(new URLSearchParams({ partner: cookieOf(cookies, 'partner') ?? '' })).partnership
  const said = arrivalOf(queryOf(start))
  const partnership = { ...kept.partnership, ...partner, ...said.partnership }
  return { ...kept, ...said, ...(Object.keys(partnership).length > 0 ? { partnership } : {}) }
}

/** The same of this visit. */
export const visitCameFrom = (): Arrival => cameFrom(cookiesAtHand(), visitLog.start)
