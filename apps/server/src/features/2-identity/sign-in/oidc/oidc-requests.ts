import { createHash } from 'node:crypto'
import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { Database } from '../../../../platform/database/database.ts'
import type { Sealer } from '../../../../platform/sealing/sealer.ts'

const goodForMs = 10 * 60_000

const Kept = Type.Object({ verifier: Type.String(), nonce: Type.String(), to: Type.String() })
/** What is remembered while somebody is at the provider's. */
export type Kept = Static<typeof Kept>

type At = { readonly state: string; readonly sessionId: string; readonly now: Date }

const hashOf = (state: string): Buffer => createHash('sha256').update(state).digest()

/** The sign-ins under way at the provider: each is good once, ten minutes long, for the browser that began it. */
export const createOidcRequests = (db: Database, sealer: Sealer) => ({
  async keep({ state, sessionId, now }: At, kept: Kept): Promise<void> {
    const hash = hashOf(state)
    await db
      .insertInto('oidc_requests')
      .values({
        state_hash: hash,
        session_id: sessionId,
        sealed: sealer.seal(kept, hash.toString('hex')).$sealed,
        created_at: now,
      })
      .execute()
  },

  /** Takes it out, so that nobody comes back with it twice. */
  async take({ state, sessionId, now }: At): Promise<Kept | undefined> {
    const hash = hashOf(state)
    const row = await db
      .deleteFrom('oidc_requests')
      .where('state_hash', '=', hash)
      .where('session_id', '=', sessionId)
      .where('created_at', '>', new Date(now.getTime() - goodForMs))
      .returning('sealed')
      .executeTakeFirst()
    const kept = row && sealer.open({ $sealed: row.sealed }, hash.toString('hex'))
    return Value.Check(Kept, kept) ? kept : undefined
  },
})
