import { createHash, randomUUID } from 'node:crypto'
import type { QuoteCreate } from '@coverwright/contract/quotes'
import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { holdAccount } from '../people/hold-account.ts'
import { type Asker, actorOf } from '../sessions/asker.ts'
import { blankQuote } from './blank-quote.ts'
import { contentHash } from './content-hash.ts'
import type { QuoteRow } from './opened-quote.ts'
import { ownersOf } from './owners.ts'
import { appendEvent, findQuote, insertQuote, updateQuote } from './quotes.store.ts'

type Creation = {
  readonly asker: Asker
  readonly key: string | undefined
  readonly body: Static<typeof QuoteCreate>
  readonly now: Date
}

/** How long a request may be sent again under its key. */
const keptForMs = 24 * 60 * 60 * 1000

/** Begins a quote. The same Idempotency-Key again gets the same quote, as long as nothing was answered in it yet. */
export const createQuote = (db: Database, creation: Creation): Promise<QuoteRow> =>
  createdOnce(db, { ...creation, request: [creation.asker.site, creation.body] }, (trx) => begin(trx, creation))

type Once = Pick<Creation, 'asker' | 'key' | 'now'> & {
  /** What tells this request from another one. */
  readonly request: readonly unknown[]
}

/** Makes a quote by `make`, or finds the one that was made under the same key. */
export const createdOnce = (
  db: Database,
  creation: Once,
  make: (trx: Database) => Promise<QuoteRow>,
): Promise<QuoteRow> =>
  db.transaction().execute(async (trx) => {
    const { asker, key, now, request } = creation
    await holdAccount(trx, asker.person)
    if (key === undefined) return await make(trx)
    const key_hash = createHash('sha256').update(key).digest()
    const request_hash = Buffer.from(contentHash(request), 'hex')
    await trx
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', new Date(now.getTime() - keptForMs))
      .execute()
    // Two at once: the second waits here until the first has its quote.
    await sql`select pg_advisory_xact_lock(${key_hash.readInt32BE()}, 1)`.execute(trx)
    const earlier = await trx
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('key_hash', '=', key_hash)
      .executeTakeFirst()
    if (!earlier) {
      const row = await make(trx)
      await trx
        .insertInto('idempotency_keys')
        .values({ key_hash, request_hash, quote_id: row.id, created_at: now })
        .execute()
      return row
    }
    if (!earlier.request_hash.equals(request_hash)) {
      throw new AppError(422, 'idempotency.other_request', 'This Idempotency-Key was sent with another request.', {
        errors: [{ field: 'idempotency-key', message: 'was sent with another request' }],
      })
    }
    return await again(trx, creation, earlier.quote_id)
  })

async function begin(trx: Database, { asker, body, now }: Creation): Promise<QuoteRow> {
  const row: QuoteRow = {
    ...blankQuote(now),
    id: randomUUID(),
    uuid: randomUUID(),
    session_id: asker.sessionId,
    site: asker.site,
    ...ownersOf(asker),
    partner: body.partner ?? null,
    campaign_id: body.campaign_id ?? null,
  }
  await insertQuote(trx, row)
  await appendEvent(trx, {
    quote_id: row.id,
    version: row.version,
    kind: 'created',
    at: now,
    actor: actorOf(asker),
    changes: [],
  })
  return row
}

/**
 * The browser whose first reply was lost has no cookie of the quote's session, so a quote nobody has written in yet
 * moves to the session that asks again. One with answers moves to nobody.
 */
async function again(trx: Database, { asker }: Once, id: string): Promise<QuoteRow> {
  const mine = await findQuote(trx, { ...asker, id })
  if (mine) return mine
  const untouched = await trx
    .selectFrom('quotes')
    .select('id')
    .where('id', '=', id)
    .where('version', '=', 1)
    .where('person_id', 'is', null)
    .where('agency_id', 'is', null)
    .where('agent_id', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (untouched) return await updateQuote(trx, id, { session_id: asker.sessionId, ...ownersOf(asker) })
  throw new AppError(409, 'idempotency.used', 'The quote made under this Idempotency-Key is already in use.')
}
