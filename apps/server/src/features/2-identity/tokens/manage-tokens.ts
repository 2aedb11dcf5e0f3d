import type { Database } from '../../../platform/database/database.ts'
import { stableUuid } from '../../../platform/stable-uuid.ts'
import { logAccess } from '../access/access-log.store.ts'
import type { Purpose } from '../roles/purposes.ts'
import { drawToken, hashOfToken } from '../sessions/token-cookie.ts'
import { drawApiToken, hashOfApiToken } from './token-form.ts'
import { insertToken, keepPartnerSession, lockToken, revokeClient, type TokenRow, updateToken } from './tokens.store.ts'

const dayInMs = 86_400_000
const hourInMs = 3_600_000

export type NewToken = {
  readonly site: string
  /** A short name of the partner, such as `acme-payroll`. Its tokens see the same quotes. */
  readonly partner: string
  readonly agencyId: string | null
  readonly purposes: readonly Purpose[]
  readonly days: number
  readonly callsPerMinute: number
}

/** A token, shown once: only its hash is stored. */
export type MadeToken = { readonly id: string; readonly token: string; readonly expires_at: Date }

/** Makes a token for a partner. */
export const makeToken = (db: Database, newToken: NewToken, now: Date): Promise<MadeToken> =>
  db.transaction().execute(async (trx) => {
    const { id, token } = drawApiToken()
    const expires_at = await insertNew(trx, now, {
      ...rowOf(newToken, now),
      id,
      hash: hashOfApiToken(token),
      client_id: null,
    })
    await logMade(trx, id, newToken, now)
    return { id, token, expires_at }
  })

/**
 * Lets a client of the OpenID Connect provider work for a partner at a site, by the provider's access tokens. What the client
 * could do there before ends.
 */
export const registerClient = (
  db: Database,
  newToken: NewToken & { readonly clientId: string },
  now: Date,
): Promise<Omit<MadeToken, 'token'> & { readonly insteadOf: readonly string[] }> =>
  db.transaction().execute(async (trx) => {
    const { id } = drawApiToken()
    const insteadOf = await revokeClient(trx, newToken.clientId, newToken.site, now)
    for (const token of insteadOf) await logRevoked(trx, token, now)
    const expires_at = await insertNew(trx, now, {
      ...rowOf(newToken, now),
      id,
      hash: null,
      client_id: newToken.clientId,
    })
    await logMade(trx, id, newToken, now)
    return { id, expires_at, insteadOf }
  })

const purposesOf = (newToken: NewToken): Purpose[] => [...new Set<Purpose>(['read', ...newToken.purposes])]

function rowOf(newToken: NewToken, now: Date) {
  const { site, partner, agencyId, days, callsPerMinute } = newToken
  return {
    ...{ site, partner, agency_id: agencyId, purposes: purposesOf(newToken), calls_per_minute: callsPerMinute },
    session_id: stableUuid(`partner ${site} ${partner} ${agencyId ?? ''}`),
    expires_at: new Date(now.getTime() + days * dayInMs),
  }
}

function logMade(trx: Database, token: string, newToken: NewToken & { readonly clientId?: string }, now: Date) {
  const { site, partner, agencyId, clientId } = newToken
  const detail = {
    ...{ token, site, partner, purposes: purposesOf(newToken).join() },
    ...(agencyId ? { agency: agencyId } : {}),
    ...(clientId ? { client: clientId } : {}),
  }
  return logAccess(trx, { kind: 'token_made', actor: 'operator', detail }, now)
}

const logRevoked = (trx: Database, token: string, now: Date): Promise<void> =>
  logAccess(trx, { kind: 'token_revoked', actor: 'operator', detail: { token } }, now)

/**
 * Makes another token like this one, good for as long as this one was. This one works for `overlapHours` more, so that
 * the partner changes over without an outage. Undefined for one that is over or does not exist, and for a client: the provider
 * changes its secret.
 */
export const rotateToken = (
  db: Database,
  id: string,
  overlapHours: number,
  now: Date,
): Promise<(MadeToken & { readonly oldUntil: Date }) | undefined> =>
  db.transaction().execute(async (trx) => {
    const row = await lockToken(trx, id)
    if (!row || row.client_id !== null || isOver(row, now)) return undefined
    const { created_at, last_used_at: _used, ...same } = row
    const lifetimeMs = row.expires_at.getTime() - created_at.getTime()
    const { id: by, token } = drawApiToken()
    const expires_at = new Date(now.getTime() + lifetimeMs)
    await insertNew(trx, now, { ...same, id: by, hash: hashOfApiToken(token), expires_at })
    const oldUntil = new Date(Math.min(row.expires_at.getTime(), now.getTime() + overlapHours * hourInMs))
    await updateToken(trx, id, { expires_at: oldUntil })
    await logAccess(trx, { kind: 'token_rotated', actor: 'operator', detail: { token: id, by } }, now)
    return { id: by, token, expires_at, oldUntil }
  })

/**
 * Ends a token at once.
 * @returns whether it was valid until now; undefined for one that does not exist
 */
export const revokeToken = (db: Database, id: string, now: Date): Promise<boolean | undefined> =>
  db.transaction().execute(async (trx) => {
    const row = await lockToken(trx, id)
    if (!row) return undefined
    if (isOver(row, now)) return false
    await updateToken(trx, id, { revoked_at: now })
    await logRevoked(trx, id, now)
    return true
  })

export const isOver = ({ revoked_at, expires_at }: Pick<TokenRow, 'revoked_at' | 'expires_at'>, now: Date): boolean =>
  revoked_at !== null || expires_at.getTime() <= now.getTime()

async function insertNew(
  trx: Database,
  now: Date,
  row: Omit<TokenRow, 'created_at' | 'revoked_at' | 'last_used_at'>,
): Promise<Date> {
  const { session_id, expires_at } = row
  // Nobody has its token, so no browser can use the session.
  const session = {
    id: session_id,
    token_hash: hashOfToken(drawToken()),
    last_seen_at: now,
    created_at: now,
    expires_at,
  }
  await keepPartnerSession(trx, session)
  await insertToken(trx, { ...row, created_at: now, revoked_at: null, last_used_at: null })
  return expires_at
}
