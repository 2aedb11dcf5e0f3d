import { createHash, randomUUID } from 'node:crypto'
import { contentHash } from '../../../platform/content-hash.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type AskedBy, scopeOf } from './scope.ts'

export type Once = {
  /** Whose key it is: two who ask with the same key have nothing to do with each other. */
  readonly by: AskedBy
  /** The operationId of the call. */
  readonly call: string
  /** The Idempotency-Key; without one every request is a new one. */
  readonly key: string | undefined
  /** What tells this request from another one. */
  readonly request: readonly unknown[]
  /** The quote it is about, where that exists before. */
  readonly quoteId?: string
  readonly now: Date
}

/** What was made now; or the id of what an earlier request of the same key made, and nothing was done. */
export type Made<Thing> = { readonly thing: Thing } | { readonly earlier: string }

/** How long a request may be sent again under its key. */
export const keptForMs = 24 * 60 * 60 * 1000

/**
 * Does what a request asks for once for each key, in the transaction of its effect: a request sent again, also at the
 * same moment, waits for the first and gets the id of what that made. A refusal leaves nothing behind, so the key is as
 * good as new. Source: A3.
 * @param work makes the thing under the id it is given
 */
export async function once<Thing>(
  trx: Database,
  asked: Once,
  work: (id: string) => Promise<Thing>,
): Promise<Made<Thing>> {
  const id = randomUUID()
  const { key } = asked
  if (key !== undefined) {
    const earlier = await claim(trx, asked, key, id)
    if (earlier !== undefined) return { earlier }
  }
  return { thing: await work(id) }
}

/** Takes the key; the id of what was made under it before, when somebody has it already. */
async function claim(trx: Database, asked: Once, key: string, id: string): Promise<string | undefined> {
  const { by, call, request, quoteId = null, now } = asked
  const key_hash = createHash('sha256')
    .update(JSON.stringify([scopeOf(by), call, key]))
    .digest()
  const request_hash = Buffer.from(contentHash(request), 'hex')
  // Two at once: the second waits here until the first is through.
  const taken = await trx
    .insertInto('request_keys')
    .values({ key_hash, request_hash, made: id, quote_id: quoteId, created_at: now })
    // One whose time is over is as good as none, whether the nightly run has been there or not.
    .onConflict((conflict) =>
      conflict
        .column('key_hash')
        .doUpdateSet({ request_hash, made: id, quote_id: quoteId, created_at: now })
        .where('request_keys.created_at', '<', new Date(now.getTime() - keptForMs)),
    )
    .returning('made')
    .executeTakeFirst()
  if (taken) return undefined
  const earlier = await trx
    .selectFrom('request_keys')
    .select(['made', 'request_hash'])
    .where('key_hash', '=', key_hash)
    .executeTakeFirstOrThrow()
  if (!earlier.request_hash.equals(request_hash)) throw otherRequest()
  return earlier.made
}

const otherRequest = (): AppError =>
  new AppError(422, 'idempotency.other_request', 'This Idempotency-Key was sent with another request.', {
    errors: [{ field: 'idempotency-key', message: 'was sent with another request' }],
  })
