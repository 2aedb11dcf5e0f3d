import type { BindReply } from '@coverwright/contract/carrier-contract/binds'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Schema } from '../../../platform/database/schema.ts'
import type { BindTerms, BindTrouble, GivenAnswers } from './bind-requests.tables.ts'

export type DraftRow = Selectable<Schema['bind_drafts']>
export type RequestRow = Selectable<Schema['bind_requests']>
export type ConfirmationRow = Selectable<Schema['bind_confirmations']>

export const findDraft = (db: Database, offer: string): Promise<DraftRow | undefined> =>
  db.selectFrom('bind_drafts').selectAll().where('offer_uuid', '=', offer).executeTakeFirst()

type NewTerms = Pick<DraftRow, 'offer_uuid' | 'quote_id' | 'offer_version' | 'updated_at'> & {
  readonly terms: BindTerms
}

/** Given of one version of an offer. Another one, or another request, begins without them: nothing to sign is given before. */
const ofOneVersion = ['payment_plan', 'terrorism', 'uninsured_motorist'] satisfies (keyof GivenAnswers)[]
const statements = ['surplus_lines', 'no_known_losses', 'fraud_statement'] satisfies (keyof GivenAnswers)[]

/** Keeps what the insurer needs for a version of its offer; of what was given before, what does not depend on it stays. */
export const keepTerms = (db: Database, { terms, ...row }: NewTerms): Promise<DraftRow> =>
  db
    .insertInto('bind_drafts')
    .values({ ...row, terms: JSON.stringify(terms), answers: '{}' })
    .onConflict((conflict) =>
      conflict.column('offer_uuid').doUpdateSet({
        answers: sql`case when bind_drafts.offer_version = excluded.offer_version then bind_drafts.answers
          else bind_drafts.answers - ${[...ofOneVersion, ...statements]}::text[] end`,
        shown_before: sql`case when bind_drafts.offer_version = excluded.offer_version then bind_drafts.shown_before
          else bind_drafts.offer_version end`,
        offer_version: row.offer_version,
        terms: JSON.stringify(terms),
        updated_at: row.updated_at,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

/** Merges new answers into the stored ones, so that two pages that save at once lose nothing. */
export const mergeGiven = (db: Database, offer: string, answers: GivenAnswers, now: Date): Promise<DraftRow> =>
  db
    .updateTable('bind_drafts')
    .set({ answers: sql`answers || ${JSON.stringify(answers)}::jsonb`, updated_at: now })
    .where('offer_uuid', '=', offer)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Once they were sent with a request, the next request needs a new agreement. */
export async function dropStated(trx: Database, offer: string): Promise<void> {
  await trx
    .updateTable('bind_drafts')
    .set({ answers: sql`answers - ${statements}::text[]` })
    .where('offer_uuid', '=', offer)
    .execute()
}

/** The requests to bind an offer, from first to last. */
export const listRequests = (db: Database, offer: string): Promise<RequestRow[]> =>
  db.selectFrom('bind_requests').selectAll().where('offer_uuid', '=', offer).orderBy('number').execute()

export const findRequest = (db: Database, uuid: string): Promise<RequestRow | undefined> =>
  db.selectFrom('bind_requests').selectAll().where('uuid', '=', uuid).executeTakeFirst()

type NewRequest = Omit<Insertable<Schema['bind_requests']>, 'answers' | 'signature'> &
  Pick<RequestRow, 'answers' | 'signature'>

export async function insertRequest(trx: Database, row: NewRequest): Promise<void> {
  await trx
    .insertInto('bind_requests')
    .values({
      ...row,
      answers: JSON.stringify(row.answers),
      signature: row.signature && JSON.stringify(row.signature),
    })
    .execute()
}

/** Keeps that it is on its way, before it is: from then on the insurer may have bound it. */
export async function markSent(trx: Database, uuid: string, now: Date): Promise<void> {
  await trx
    .updateTable('bind_requests')
    .set({ sent_at: now })
    .where('uuid', '=', uuid)
    .where('sent_at', 'is', null)
    .execute()
}

/** Keeps why the desk has to decide what is next. */
export async function keepTrouble(trx: Database, uuid: string, trouble: BindTrouble): Promise<void> {
  await trx
    .updateTable('bind_requests')
    .set({ trouble: JSON.stringify(trouble) })
    .where('uuid', '=', uuid)
    .execute()
}

/** Lets a request be sent again from its first call. */
export async function askAnew(trx: Database, uuid: string): Promise<void> {
  await trx
    .updateTable('bind_requests')
    .set({ trouble: null, asked: 0, carrier_bind_id: null })
    .where('uuid', '=', uuid)
    .execute()
}

/** The last request to bind an offer. */
export const findLastRequest = (db: Database, offer: string): Promise<RequestRow | undefined> =>
  db
    .selectFrom('bind_requests')
    .selectAll()
    .where('offer_uuid', '=', offer)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

/** @returns whether this is the first time */
export async function markUnsealed(trx: Database, uuid: string, now: Date): Promise<boolean> {
  const updatedRow = await trx
    .updateTable('bind_requests')
    .set({ unsealed_at: now })
    .where('uuid', '=', uuid)
    .where('unsealed_at', 'is', null)
    .returning('uuid')
    .executeTakeFirst()
  return updatedRow !== undefined
}

/** What the insurer answered last; it is asked once more the next time. */
export async function keepReply(trx: Database, uuid: string, reply: BindReply, now: Date): Promise<void> {
  await trx
    .updateTable('bind_requests')
    .set(({ eb }) => ({
      carrier_bind_id: reply.bind_id,
      reply: JSON.stringify(reply),
      answered_at: now,
      asked: eb('asked', '+', 1),
      trouble: null,
    }))
    .where('uuid', '=', uuid)
    .execute()
}

export const listRequestsBefore = (db: Database, offer: string, number: number): Promise<RequestRow[]> =>
  db
    .selectFrom('bind_requests')
    .selectAll()
    .where('offer_uuid', '=', offer)
    .where('number', '<', number)
    .orderBy('number')
    .execute()

/** The last request of each offer that waits for its insurer, where that has a call for it. */
export const listWaitingRequests = (db: Database): Promise<{ uuid: string }[]> =>
  db
    .selectFrom('bind_requests')
    .innerJoin('offers', 'offers.uuid', 'bind_requests.offer_uuid')
    .distinctOn('bind_requests.offer_uuid')
    .select('bind_requests.uuid')
    .where('offers.stage', '=', 'bind_requested')
    .where('bind_requests.mode', '!=', 'desk')
    .orderBy('bind_requests.offer_uuid')
    .orderBy('bind_requests.number', 'desc')
    .execute()

export const findConfirmation = (db: Database, offer: string): Promise<ConfirmationRow | undefined> =>
  db.selectFrom('bind_confirmations').selectAll().where('offer_uuid', '=', offer).executeTakeFirst()

export async function insertConfirmation(trx: Database, row: ConfirmationRow): Promise<void> {
  await trx.insertInto('bind_confirmations').values(row).execute()
}

/** The version of an offer as it was answered; undefined for one from before versions were kept. */
export const findVersion = (db: Database, offer: string, number: number) =>
  db
    .selectFrom('offer_versions')
    .select(['hash', 'reply'])
    .where('offer_uuid', '=', offer)
    .where('number', '=', number)
    .executeTakeFirst()
