import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { Database } from '../../../../platform/database/database.ts'
import type { Sealer } from '../../../../platform/sealing/sealer.ts'
import { hashOfToken } from '../../sessions/token-cookie.ts'

const goodForMs = 10 * 60_000

const PendingOidc = Type.Object({ verifier: Type.String(), nonce: Type.String(), to: Type.String() })
/** What is stored while somebody is at the provider's. */
export type PendingOidc = Static<typeof PendingOidc>

type At = { readonly state: string; readonly sessionId: string; readonly now: Date }

/** Sign-ins pending at the provider. Each is good once, for ten minutes, and for the browser that began it. */
export const createOidcRequests = (db: Database, sealer: Sealer) => ({
  async insert({ state, sessionId, now }: At, pending: PendingOidc): Promise<void> {
    const hash = hashOfToken(state)
    await db
      .insertInto('oidc_requests')
      .values({
        state_hash: hash,
        session_id: sessionId,
        sealed: sealer.seal(pending, hash.toString('hex')).$sealed,
        created_at: now,
      })
      .execute()
  },

  /** Removes it, so that nobody comes back with it twice. */
  async take({ state, sessionId, now }: At): Promise<PendingOidc | undefined> {
    const hash = hashOfToken(state)
    const row = await db
      .deleteFrom('oidc_requests')
      .where('state_hash', '=', hash)
      .where('session_id', '=', sessionId)
      .where('created_at', '>', new Date(now.getTime() - goodForMs))
      .returning('sealed')
      .executeTakeFirst()
    const pending = row && sealer.open({ $sealed: row.sealed }, hash.toString('hex'))
    return Value.Check(PendingOidc, pending) ? pending : undefined
  },
})
