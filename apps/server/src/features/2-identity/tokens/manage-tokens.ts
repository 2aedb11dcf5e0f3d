import type { Database } from '../../../platform/database/database.ts'
import { stableUuid } from '../../../platform/stable-uuid.ts'
import { logAccess } from '../access/access-log.store.ts'
import type { Purpose } from '../roles/purposes.ts'
import { drawToken, hashOfToken } from '../sessions/token-cookie.ts'
import { drawApiToken, hashOfApiToken } from './token-form.ts'
import { insertToken, keepPartnerSession, lockToken, type TokenRow, updateToken } from './tokens.store.ts'

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
    const { site, partner, agencyId, days, callsPerMinute } = newToken
    const purposes = [...new Set<Purpose>(['read', ...newToken.purposes])]
    const token = await insertNew(trx, now, {
      ...{ site, partner, agency_id: agencyId, purposes, calls_per_minute: callsPerMinute },
      session_id: stableUuid(`partner ${site} ${partner} ${agencyId ?? ''}`),
      expires_at: new Date(now.getTime() + days * dayInMs),
    })
    const detail = {
      token: token.id,
      site,
      partner,
      purposes: purposes.join(),
      ...(agencyId ? { agency: agencyId } : {}),
    }
    await logAccess(trx, { kind: 'token_made', actor: 'operator', detail }, now)
    return token
  })

/**
 * Creates another token like this one, valid equally long. This one stays valid for `overlapHours`, so that the partner
 * can change over without an outage. Undefined for one that has ended or does not exist.
 */
export const rotateToken = (
  db: Database,
  id: string,
  overlapHours: number,
  now: Date,
): Promise<(MadeToken & { readonly oldUntil: Date }) | undefined> =>
  db.transaction().execute(async (trx) => {
    const row = await lockToken(trx, id)
    if (!row || isOver(row, now)) return undefined
    const { hash: _hash, id: _id, created_at, revoked_at: _revoked, last_used_at: _used, ...same } = row
    const lifetimeMs = row.expires_at.getTime() - created_at.getTime()
    const token = await insertNew(trx, now, { ...same, expires_at: new Date(now.getTime() + lifetimeMs) })
    const oldUntil = new Date(Math.min(row.expires_at.getTime(), now.getTime() + overlapHours * hourInMs))
    await updateToken(trx, id, { expires_at: oldUntil })
    await logAccess(trx, { kind: 'token_rotated', actor: 'operator', detail: { token: id, by: token.id } }, now)
    return { ...token, oldUntil }
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
    await logAccess(trx, { kind: 'token_revoked', actor: 'operator', detail: { token: id } }, now)
    return true
  })

export const isOver = ({ revoked_at, expires_at }: Pick<TokenRow, 'revoked_at' | 'expires_at'>, now: Date): boolean =>
  revoked_at !== null || expires_at.getTime() <= now.getTime()

async function insertNew(
  trx: Database,
  now: Date,
  row: Omit<TokenRow, 'id' | 'hash' | 'created_at' | 'revoked_at' | 'last_used_at'>,
): Promise<MadeToken> {
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
  const { id, token } = drawApiToken()
  const fresh = { id, hash: hashOfApiToken(token), created_at: now, revoked_at: null, last_used_at: null }
  await insertToken(trx, { ...row, ...fresh })
  return { id, token, expires_at }
}
