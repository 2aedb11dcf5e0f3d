import { randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { expireSecrets, insertSecret, listSecrets } from './secrets.store.ts'
import { newSecret } from './signing.ts'

type Dependencies = { readonly db: Database; readonly encryptor: Pick<Encryptor, 'encrypt' | 'decrypt'> }
type EndpointName = { readonly site: string; readonly endpoint: string }

/** How long a replaced secret keeps signing, so that a receiver can switch at its leisure. */
const overlapMs = 24 * 3_600_000

const ownerOf = (id: string): string => `webhook secret ${id}`

/** The secrets that sign for an endpoint, the newest first. */
export async function signingSecrets(
  { db, encryptor }: Dependencies,
  { site, endpoint }: EndpointName,
  now: Date,
): Promise<readonly string[]> {
  const rows = await listSecrets(db, site, endpoint, now)
  return rows.map(({ id, sealed }) => String(encryptor.decrypt({ $sealed: sealed }, ownerOf(id))))
}

/**
 * Creates a secret for an endpoint. An existing one keeps signing for a day.
 * @returns the secret, which is shown only once
 */
export const makeSecret = (
  { db, encryptor }: Dependencies,
  { site, endpoint }: EndpointName,
  now: Date,
): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const secret = newSecret()
    const id = randomUUID()
    await expireSecrets(trx, site, endpoint, new Date(now.getTime() + overlapMs))
    const { $sealed: sealedSecret } = encryptor.encrypt(secret, ownerOf(id))
    await insertSecret(trx, { id, site, endpoint, sealed: sealedSecret, created_at: now, expires_at: null })
    return secret
  })
