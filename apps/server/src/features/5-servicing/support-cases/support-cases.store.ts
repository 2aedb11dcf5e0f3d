import {
  type Expression,
  type ExpressionBuilder,
  type Insertable,
  type Selectable,
  type SqlBool,
  sql,
  type Updateable,
} from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Schema } from '../../../platform/database/schema.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { dropJobs } from '../../../platform/jobs/drop-jobs.ts'
import { recipientKeys } from '../../1-foundation/mails/recipient-key.ts'
import { visibleQuotes } from '../../2-identity/access/visible-quotes.store.ts'
import type { Actor } from '../../2-identity/actor/actor.ts'
import type { Person } from '../../2-identity/users/staff.ts'
import type { SupportCasesTable } from './support-cases.tables.ts'

export type SupportCaseRow = Selectable<SupportCasesTable>
type Cases = ExpressionBuilder<Schema, 'support_cases'>
type Sender = Pick<Person, 'email' | 'account_uuid'>

export async function insertCase(trx: Database, row: Insertable<SupportCasesTable>): Promise<void> {
  await trx.insertInto('support_cases').values(row).execute()
}

/** As many as anybody looks through. */
const mostListed = 100

/** The support cases of a site, newest first, each with the uuid of the quote it is about. */
export const listCases = (db: Database, site: string) =>
  db
    .selectFrom('support_cases')
    .leftJoin('quotes', 'quotes.id', 'support_cases.quote_id')
    .selectAll('support_cases')
    .select('quotes.uuid as quote_uuid')
    .where('support_cases.site', '=', site)
    .orderBy('support_cases.created_at', 'desc')
    .orderBy('support_cases.uuid')
    .limit(mostListed)
    .execute()

export const listCasesOfPerson = (db: Database, encryptor: Encryptor, person: Sender): Promise<SupportCaseRow[]> =>
  db.selectFrom('support_cases').selectAll().where(ofPerson(encryptor, person)).orderBy('created_at').execute()

/** The cases that a person sent: under their account, or from their address. */
const ofPerson =
  (encryptor: Encryptor, { email, account_uuid }: Sender) =>
  (eb: Cases) =>
    eb.or([eb('sender', 'in', recipientKeys(encryptor, email)), eb('account_uuid', '=', account_uuid)])

export const listWaitingCases = (db: Database): Promise<{ uuid: string }[]> =>
  db.selectFrom('support_cases').select('uuid').where('state', '=', 'waiting').execute()

/** A case that waits to be forwarded, locked; `locked` when another job has it, undefined when it does not wait. */
export async function lockWaitingCase(trx: Database, uuid: string): Promise<SupportCaseRow | 'locked' | undefined> {
  const waiting = trx.selectFrom('support_cases').selectAll().where('uuid', '=', uuid).where('state', '=', 'waiting')
  const row = await waiting.forUpdate().skipLocked().executeTakeFirst()
  return row ?? ((await waiting.executeTakeFirst()) && 'locked')
}

export async function updateCase(trx: Database, uuid: string, change: Updateable<SupportCasesTable>): Promise<void> {
  await trx.updateTable('support_cases').set(change).where('uuid', '=', uuid).execute()
}

/** Whether a quote that the actor may see belongs to this account. */
export async function hasQuoteOfAccount(trx: Database, actor: Actor, accountUuid: string): Promise<boolean> {
  const row = await trx
    .selectFrom('quotes')
    .select('id')
    .where(visibleQuotes(actor))
    .where('site', '=', actor.site)
    .where('account_uuid', '=', accountUuid)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const eraseCasesOfQuote = (trx: Database, quoteId: string): Promise<void> =>
  eraseCases(trx, (eb) => eb('quote_id', '=', quoteId))

/** Erases what a person sent, except cases about these quotes. */
export const eraseCasesOfPerson = (
  trx: Database,
  encryptor: Encryptor,
  person: Sender,
  keptQuoteIds: readonly string[],
): Promise<void> =>
  eraseCases(trx, (eb) =>
    eb.and([ofPerson(encryptor, person)(eb), sql<boolean>`(quote_id = any(${[...keptQuoteIds]}::uuid[])) is not true`]),
  )

/** Erases old cases that are about no quote; the others are erased with theirs. */
export const eraseOldCases = (trx: Database, site: string, before: Date): Promise<void> =>
  eraseCases(trx, (eb) => eb.and([eb('site', '=', site), eb('quote_id', 'is', null), eb('created_at', '<', before)]))

/** Erases cases with the mails that carry them, and cancels their forwarding. */
async function eraseCases(trx: Database, condition: (eb: Cases) => Expression<SqlBool>): Promise<void> {
  const erasedCases = await trx.deleteFrom('support_cases').where(condition).returning('uuid').execute()
  const uuids = erasedCases.map(({ uuid }) => uuid)
  if (uuids.length === 0) return
  await trx.deleteFrom('mails').where('id', 'in', uuids).execute()
  await dropJobs(trx, uuids)
}
