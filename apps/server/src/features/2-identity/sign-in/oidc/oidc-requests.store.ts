import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { Database } from '../../../../platform/database/database.ts'
import type { Encryptor } from '../../../../platform/encryption/encryptor.ts'
import { hashOfToken } from '../../sessions/token-cookie.ts'

const goodForMs = 10 * 60_000

const PendingOidc = Type.Object({ verifier: Type.String(), nonce: Type.String(), to: Type.String() })
/** What is stored while a person is at the provider. */
type PendingOidc = Static<typeof PendingOidc>

type At = { readonly state: string; readonly sessionId: string; readonly now: Date }

/** Stores a sign-in that is pending at the provider. It is good once, for ten minutes, and for the browser that began it. */
export async function insertOidcRequest(
  db: Database,
  encryptor: Encryptor,
  { state, sessionId, now }: At,
  pending: PendingOidc,
): Promise<void> {
  const hash = hashOfToken(state)
  const { $sealed } = encryptor.encrypt(pending, hash.toString('hex'))
  await db
    .insertInto('oidc_requests')
    .values({ state_hash: hash, session_id: sessionId, sealed: $sealed, created_at: now })
    .execute()
}

/** Removes a pending sign-in, so that it is used only once. */
export async function takeOidcRequest(
  db: Database,
  encryptor: Encryptor,
  { state, sessionId, now }: At,
): Promise<PendingOidc | undefined> {
  const hash = hashOfToken(state)
  const row = await db
    .deleteFrom('oidc_requests')
    .where('state_hash', '=', hash)
    .where('session_id', '=', sessionId)
    .where('created_at', '>', new Date(now.getTime() - goodForMs))
    .returning('sealed')
    .executeTakeFirst()
  const pending = row && encryptor.decrypt({ $sealed: row.sealed }, hash.toString('hex'))
  return Value.Check(PendingOidc, pending) ? pending : undefined
}
