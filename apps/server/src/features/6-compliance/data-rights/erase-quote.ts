import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { dropJobs } from '../../../platform/jobs/drop-jobs.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import type { QuoteRow } from '../../3-quoting/quotes/snapshot/opened-quote.ts'
import { eraseCasesOfQuote } from '../../5-servicing/support-cases/support-cases.store.ts'
import { removeFilesJob } from './remove-files.job.ts'

type Erasing = { readonly reason: 'asked' | 'retention'; readonly personId?: string; readonly now: Date }

/**
 * Erases a quote with everything that hangs on it. What remains says that something was erased, not what. The caller
 * holds the quote's row, and has made sure that nothing of it has to be kept.
 */
export async function eraseQuote(
  trx: Database,
  { id }: Pick<QuoteRow, 'id'>,
  { reason, personId, now }: Erasing,
): Promise<void> {
  // Lets go of rows that are otherwise never deleted, until this transaction ends.
  await sql`select set_config('coverwright.erasing', 'yes', true)`.execute(trx)
  await eraseFiles(trx, id)
  const offers = await eraseSubmissions(trx, id)
  await trx.deleteFrom('retrieval_links').where('quote_id', '=', id).execute()
  await trx
    .deleteFrom('request_keys')
    .where((eb) => eb.or([eb('quote_id', '=', id), eb('made', '=', id)]))
    .execute()
  await eraseCasesOfQuote(trx, id)
  const scans = await trx.deleteFrom('domain_scans').where('quote_id', '=', id).returning('uuid').execute()
  const events = await trx
    .deleteFrom('quote_events')
    .where('quote_id', '=', id)
    .returning(['position', 'hash'])
    .execute()
  await trx.deleteFrom('quotes').where('id', '=', id).execute()
  await dropJobs(trx, [id, ...offers, ...scans.map(({ uuid }) => uuid)])
  await trx
    .insertInto('erasures')
    .values({
      id: randomUUID(),
      person_id: personId ?? null,
      quote_id: id,
      reason,
      events: events.length,
      last_hash: events.find(({ position }) => position === events.length)?.hash ?? null,
      at: now,
    })
    .execute()
}

/** The bytes lie outside the database: they go once it is certain that the rows are gone. */
async function eraseFiles(trx: Database, quoteId: string): Promise<void> {
  const rows = await trx.deleteFrom('quote_documents').where('quote_id', '=', quoteId).returning('id').execute()
  const keys = rows.map(({ id }) => id)
  if (keys.length > 0) await addJob(trx, removeFilesJob, { keys })
}

async function eraseSubmissions(trx: Database, quoteId: string): Promise<readonly string[]> {
  const submissions = trx.selectFrom('submissions').select('uuid').where('quote_id', '=', quoteId)
  await trx.deleteFrom('renewal_invitations').where('submission_uuid', 'in', submissions).execute()
  const offers = await trx.deleteFrom('offers').where('submission_uuid', 'in', submissions).returning('uuid').execute()
  await trx.deleteFrom('submissions').where('quote_id', '=', quoteId).execute()
  return offers.map(({ uuid }) => uuid)
}
