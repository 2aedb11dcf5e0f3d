import type { ExpressionBuilder, NotNull } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Schema } from '../../../platform/database/schema.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { recipientKeys } from '../../1-foundation/mails/recipient-key.ts'
import { ofPerson } from '../../2-identity/access/visible-quotes.store.ts'
import type { Person } from '../../2-identity/users/staff.ts'
import type { QuoteRow } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'

/** The quotes with data about a person, whatever the site, oldest first. */
export const listQuotesAbout = (db: Database, person: Person, at: Date): Promise<QuoteRow[]> =>
  db.selectFrom('quotes').selectAll().where(about(person, at)).orderBy('created_at').execute()

/** The same, locked, and newest first: a renewal comes before what it renews. */
export const lockQuotesAbout = (trx: Database, person: Person, at: Date): Promise<QuoteRow[]> =>
  trx.selectFrom('quotes').selectAll().where(about(person, at)).orderBy('created_at', 'desc').forUpdate().execute()

/** Quotes that staff work on are about their clients: about staff is only what they once applied for themselves. */
const about = (person: Person, at: Date) => (eb: ExpressionBuilder<Schema, 'quotes'>) =>
  person.role === 'customer' ? eb('quotes.id', 'in', ofPerson(eb, person, at)) : eb('quotes.person_id', '=', person.id)

/** Scans, links and events of quotes. */
export const listQuoteRecords = async (db: Database, quoteIds: readonly string[]) => ({
  scans: await db
    .selectFrom('domain_scans')
    .select(['quote_id', 'domain', 'asked_at', 'state', 'findings'])
    .where('quote_id', 'in', quoteIds)
    .orderBy('asked_at')
    .execute(),
  policyRequests: await db
    .selectFrom('policy_requests')
    .select(['quote_id', 'kind', 'state', 'about', 'wanted_from', 'words', 'asked_at', 'answer', 'effective_from'])
    .where('quote_id', 'in', quoteIds)
    .orderBy('asked_at')
    .execute(),
  deskRequests: await db
    .selectFrom('desk_requests')
    .select(['quote_id', 'kind', 'text', 'at as asked_at', 'answered_at', 'answer'])
    .where('quote_id', 'in', quoteIds)
    .orderBy('at')
    .execute(),
  links: await db
    .selectFrom('retrieval_links')
    .select(['quote_id', 'purpose', 'created_at', 'expires_at', 'revoked_at'])
    .where('quote_id', 'in', quoteIds)
    .orderBy('created_at')
    .execute(),
  events: await db
    .selectFrom('quote_events')
    .select(['quote_id', 'at', 'kind', 'actor', 'step', 'changes', 'origin'])
    .where('quote_id', 'in', quoteIds)
    .orderBy('position')
    .execute(),
})

/** What insurers answered and were asked, version by version and request by request, with what was signed. */
export const listBindingRecords = async (db: Database, quoteIds: readonly string[]) => {
  const offers = db
    .selectFrom('offers')
    .innerJoin('submissions', 'submissions.uuid', 'offers.submission_uuid')
    .select('offers.uuid')
    .where('submissions.quote_id', 'in', quoteIds)
  return {
    versions: await db
      .selectFrom('offer_versions')
      .select(['offer_uuid', 'number', 'at', 'source', 'state', 'reply'])
      .where('offer_uuid', 'in', offers)
      .orderBy('number')
      .execute(),
    answers: await db
      .selectFrom('offer_answers')
      .select(['offer_uuid', 'version', 'at', 'given', 'sent_at'])
      .where('offer_uuid', 'in', offers)
      .orderBy('version')
      .execute(),
    drafts: await db
      .selectFrom('bind_drafts')
      .select(['offer_uuid', 'quote_id', 'answers', 'updated_at'])
      .where('quote_id', 'in', quoteIds)
      .execute(),
    requests: await db
      .selectFrom('bind_requests')
      .select(['offer_uuid', 'quote_id', 'number', 'offer_version', 'answers', 'signature'])
      .select(['requested_by', 'requested_at', 'sent_at', 'reply', 'answered_at', 'trouble'])
      .where('quote_id', 'in', quoteIds)
      .orderBy('number')
      .execute(),
    bills: await db
      .selectFrom('bills')
      .select(['uuid', 'offer_uuid', 'state', 'currency', 'amount', 'lines', 'created_at', 'paid_at'])
      .where('quote_id', 'in', quoteIds)
      .where('offer_uuid', 'is not', null)
      .$narrowType<{ offer_uuid: NotNull }>()
      .orderBy('created_at')
      .execute(),
    payments: await db
      .selectFrom('bill_payments')
      .innerJoin('bills', 'bills.uuid', 'bill_payments.bill_uuid')
      .select(['bill_uuid', 'reference', 'bill_payments.amount', 'bill_payments.currency'])
      .select(['received_at', 'refunded_at'])
      .where('quote_id', 'in', quoteIds)
      .orderBy('received_at')
      .execute(),
    confirmations: await db
      .selectFrom('bind_confirmations')
      .select(['offer_uuid', 'reference', 'effective_from', 'effective_to', 'channel', 'message', 'confirmed_at'])
      .where('offer_uuid', 'in', offers)
      .execute(),
  }
}

/** Sign-ins of a person, links and mails sent to them, and what they did here. */
export const listPersonRecords = async (db: Database, encryptor: Encryptor, { id, email }: Person) => ({
  signIns: await db
    .selectFrom('sign_ins')
    .select(['created_at as signed_in_at', 'last_seen_at', 'expires_at', 'ended_at'])
    .where('person_id', '=', id)
    .orderBy('created_at')
    .execute(),
  links: await db
    .selectFrom('retrieval_links')
    .select(['purpose', 'created_at', 'expires_at', 'revoked_at'])
    .where('email', '=', email)
    .orderBy('created_at')
    .execute(),
  mails: await db
    .selectFrom('mails')
    .select(['kind', 'created_at', 'sent_at'])
    .where('recipient', 'in', recipientKeys(encryptor, email))
    .orderBy('created_at')
    .execute(),
  heldMails: await db
    .selectFrom('held_mails')
    .select(['kind', 'created_at', 'due_at', 'sent_in'])
    .where('recipient', 'in', recipientKeys(encryptor, email))
    .orderBy('created_at')
    .execute(),
  mailChoices: await db
    .selectFrom('mail_choices')
    .select(['site', 'choices', 'created_at', 'changed_at'])
    .where('email', '=', email)
    .orderBy('site')
    .execute(),
  access: await db
    .selectFrom('access_events')
    .select(['at', 'kind', 'actor', 'origin'])
    .where('person_id', '=', id)
    .orderBy('id')
    .execute(),
})
