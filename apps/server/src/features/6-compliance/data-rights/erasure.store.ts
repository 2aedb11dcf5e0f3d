import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { dropJobs } from '../../../platform/jobs/drop-jobs.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { recipientKeys } from '../../1-foundation/mails/recipient-key.ts'
import { removeSecondFactor } from '../../2-identity/second-factor/second-factors.store.ts'
import type { Person } from '../../2-identity/users/staff.ts'
import { queueEndPage } from '../../4-binding/bills/end-page.ts'
import { eraseCasesOfQuote } from '../../5-servicing/support-cases/support-cases.store.ts'
import { removeFilesJob } from './remove-files.job.ts'

type Erasure = { readonly reason: 'asked' | 'retention'; readonly personId?: string; readonly now: Date }

/**
 * Erases a quote with everything that belongs to it. What remains says that something was erased, not what. The caller
 * holds the quote's row, and has made sure that nothing of it has to be kept.
 */
export async function eraseQuote(trx: Database, id: string, { reason, personId, now }: Erasure): Promise<void> {
  // Until this transaction ends, the database lets append-only rows be deleted.
  await sql`select set_config('coverwright.erasing', 'yes', true)`.execute(trx)
  await eraseFiles(trx, id)
  await trx.deleteFrom('desk_tasks').where('quote_id', '=', id).execute()
  await trx.deleteFrom('agent_tasks').where('quote_id', '=', id).execute()
  await trx.deleteFrom('agent_notes').where('quote_id', '=', id).execute()
  const offers = await eraseSubmissions(trx, id)
  await trx.deleteFrom('retrieval_links').where('quote_id', '=', id).execute()
  await trx.deleteFrom('held_mails').where('quote_id', '=', id).execute()
  await trx.deleteFrom('sent_notices').where('quote_id', '=', id).execute()
  await trx.deleteFrom('desk_notes').where('quote_id', '=', id).execute()
  await trx.deleteFrom('desk_requests').where('quote_id', '=', id).execute()
  await trx
    .deleteFrom('request_keys')
    .where((eb) => eb.or([eb('quote_id', '=', id), eb('made', '=', id)]))
    .execute()
  await eraseCasesOfQuote(trx, id)
  const uuid = trx.selectFrom('quotes').select('uuid').where('id', '=', id)
  await trx.deleteFrom('registered_businesses').where('business_id', 'in', uuid).execute()
  // With the log of what receivers answered to it, which may hold anything.
  await trx.deleteFrom('webhook_events').where('application', 'in', uuid).execute()
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

/** The files lie outside the database: they are removed once this transaction is committed. */
async function eraseFiles(trx: Database, quoteId: string): Promise<void> {
  const rows = await trx.deleteFrom('quote_documents').where('quote_id', '=', quoteId).returning('id').execute()
  const ofOffers = await trx.deleteFrom('offer_documents').where('quote_id', '=', quoteId).returning('id').execute()
  const keys = [...rows, ...ofOffers].map(({ id }) => id)
  if (keys.length > 0) await addJob(trx, removeFilesJob, { keys })
}

async function eraseSubmissions(trx: Database, quoteId: string): Promise<readonly string[]> {
  const submissions = trx.selectFrom('submissions').select('uuid').where('quote_id', '=', quoteId)
  await trx.deleteFrom('renewal_invitations').where('submission_uuid', 'in', submissions).execute()
  const ofThese = trx.selectFrom('offers').select('uuid').where('submission_uuid', 'in', submissions)
  await trx.deleteFrom('offer_versions').where('offer_uuid', 'in', ofThese).execute()
  await eraseBills(trx, quoteId)
  await trx.deleteFrom('policy_requests').where('quote_id', '=', quoteId).execute()
  await trx.deleteFrom('policy_renewals').where('quote_id', '=', quoteId).execute()
  await trx.deleteFrom('offer_warnings').where('offer_uuid', 'in', ofThese).execute()
  const requests = await trx.deleteFrom('bind_requests').where('quote_id', '=', quoteId).returning('uuid').execute()
  await trx.deleteFrom('bind_drafts').where('quote_id', '=', quoteId).execute()
  await trx.deleteFrom('bind_confirmations').where('offer_uuid', 'in', ofThese).execute()
  await trx.deleteFrom('offer_answers').where('offer_uuid', 'in', ofThese).execute()
  await trx.deleteFrom('offer_reads').where('submission_uuid', 'in', submissions).execute()
  const offers = await trx.deleteFrom('offers').where('submission_uuid', 'in', submissions).returning('uuid').execute()
  await trx.deleteFrom('submissions').where('quote_id', '=', quoteId).execute()
  return [...offers, ...requests].map(({ uuid }) => uuid)
}

/** Money that was received stays in the books, without whose it was; what nobody paid goes, and nobody pays it any more. */
async function eraseBills(trx: Database, quoteId: string): Promise<void> {
  const bills = await trx
    .updateTable('bills')
    .set({ offer_uuid: null, quote_id: null, session_url: null })
    .where('quote_id', '=', quoteId)
    .returning(['uuid', 'session_id'])
    .execute()
  for (const { session_id } of bills) if (session_id !== null) await queueEndPage(trx, session_id)
  const ofThese = bills.map(({ uuid }) => uuid)
  await trx
    .deleteFrom('bills')
    .where('uuid', '=', (eb) => eb.fn.any(eb.val(ofThese)))
    .where('uuid', 'not in', trx.selectFrom('bill_payments').select('bill_uuid'))
    .execute()
}

/**
 * Erases a person: their address, name, links, codes and sign-ins. A row without anything personal stays where quotes still
 * name them.
 */
export async function closeAccount(
  trx: Database,
  { id, email }: Pick<Person, 'id' | 'email'>,
  now: Date,
): Promise<void> {
  await trx.deleteFrom('retrieval_links').where('email', '=', email).execute()
  await trx.deleteFrom('sign_in_codes').where('email', '=', email).execute()
  await trx.deleteFrom('mail_choices').where('email', '=', email).execute()
  // The reason why support helped may name the person.
  await trx.updateTable('sign_ins').set({ acts_reason: null }).where('acts_as', '=', id).execute()
  await removeSecondFactor(trx, id, now)
  await trx.deleteFrom('registered_names').where('person_id', '=', id).execute()
  await trx.deleteFrom('desk_views').where('person_id', '=', id).execute()
  await trx.deleteFrom('sign_ins').where('person_id', '=', id).execute()
  const rows = await trx
    .selectFrom('quotes')
    .select('id')
    .where((eb) => eb.or([eb('person_id', '=', id), eb('agent_id', '=', id)]))
    .limit(1)
    .executeTakeFirst()
  if (!rows) {
    await trx.deleteFrom('people').where('id', '=', id).execute()
    return
  }
  const nothing = { first_name: null, last_name: null, phone: null, proven_at: null }
  await trx
    .updateTable('people')
    .set({ ...nothing, email: `erased-${id}`, disabled_at: now })
    .where('id', '=', id)
    .execute()
}

/** Of mails that are still to be sent, nobody finds the recipient any more: the one that says that the account is closed. */
export async function forgetRecipient(
  trx: Database,
  encryptor: Encryptor,
  { email }: Pick<Person, 'email'>,
): Promise<void> {
  const keys = recipientKeys(encryptor, email)
  await trx.updateTable('mails').set({ recipient: null }).where('recipient', 'in', keys).execute()
}

/** Erases the businesses that a person was registered with; those of kept applications stay in what was submitted. */
export async function eraseBusinesses(trx: Database, personId: string): Promise<void> {
  await trx.deleteFrom('registered_businesses').where('person_id', '=', personId).execute()
}

/** Erases mail that is still to be sent to a person, or kept to be read at a local start. */
export async function eraseMails(trx: Database, encryptor: Encryptor, email: string): Promise<void> {
  const mails = await trx
    .deleteFrom('mails')
    .where('recipient', 'in', recipientKeys(encryptor, email))
    .returning('id')
    .execute()
  await trx.deleteFrom('held_mails').where('recipient', 'in', recipientKeys(encryptor, email)).execute()
  const ids = mails.map(({ id }) => id)
  await dropJobs(trx, ids)
}
