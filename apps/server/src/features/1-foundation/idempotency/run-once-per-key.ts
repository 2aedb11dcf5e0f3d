import { createHash, randomUUID } from 'node:crypto'
import { contentHash } from '../../../platform/content-hash.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { getRequestKey, insertRequestKey } from './request-keys.store.ts'
import { type Requester, scopeOf } from './scope.ts'

export type KeyedRequest = {
  /** The owner of the key: the same key of another owner is another key. */
  readonly by: Requester
  /** The operationId of the call. */
  readonly call: string
  /** The Idempotency-Key; without one every request is new. */
  readonly key: string | undefined
  /** What distinguishes this request from others. */
  readonly request: readonly unknown[]
  /** The quote it is about, unless the request creates it. */
  readonly quoteId?: string
  readonly now: Date
}

/** What this request created, or the id of what an earlier request with the same key created. */
export type Creation<Thing> = { readonly created: Thing } | { readonly earlierId: string }

/** How long a request may be repeated under its key. */
export const keyLifetimeMs = 24 * 60 * 60 * 1000

/**
 * Runs a request’s work once per Idempotency-Key, in the transaction of its effect: a repeated request waits for the first
 * and gets the id of what that created. If the work fails, the key is free again. Source: A3.
 * @param work creates the thing with the id it is given
 */
export async function runOncePerKey<Thing>(
  trx: Database,
  keyedRequest: KeyedRequest,
  work: (id: string) => Promise<Thing>,
): Promise<Creation<Thing>> {
  const id = randomUUID()
  const { key } = keyedRequest
  if (key !== undefined) {
    const earlier = await claim(trx, keyedRequest, key, id)
    if (earlier !== undefined) return { earlierId: earlier }
  }
  return { created: await work(id) }
}

/** Claims the key. @returns the id of what an earlier request created under it */
async function claim(trx: Database, keyedRequest: KeyedRequest, key: string, id: string): Promise<string | undefined> {
  const { by, call, request, quoteId = null, now } = keyedRequest
  const key_hash = createHash('sha256')
    .update(JSON.stringify([scopeOf(by), call, key]))
    .digest()
  const request_hash = Buffer.from(contentHash(request), 'hex')
  const row = { key_hash, request_hash, made: id, quote_id: quoteId, created_at: now }
  if (await insertRequestKey(trx, row, new Date(now.getTime() - keyLifetimeMs))) return undefined
  const earlier = await getRequestKey(trx, key_hash)
  if (!earlier.request_hash.equals(request_hash)) throw otherRequest()
  return earlier.made
}

const otherRequest = (): AppError =>
  new AppError(422, 'idempotency.other_request', 'This Idempotency-Key was sent with another request.', {
    errors: [{ field: 'idempotency-key', message: 'was sent with another request' }],
  })
