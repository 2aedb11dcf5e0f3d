import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { offersChannel } from './offers/offers-news.ts'
import type { OfferDetails, OffersTable, SubmissionsTable } from './submissions.tables.ts'

export type SubmissionRow = Selectable<SubmissionsTable>
export type OfferRow = Selectable<OffersTable>

export const noDetails: OfferDetails = { coverages: [], highlights: [], reasons: [] }

export const findSubmission = (db: Database, uuid: string): Promise<SubmissionRow | undefined> =>
  db.selectFrom('submissions').selectAll().where('uuid', '=', uuid).executeTakeFirst()

/** The submissions of quotes, from first to last. */
export const listSubmissions = (db: Database, quoteIds: readonly string[]): Promise<SubmissionRow[]> =>
  db.selectFrom('submissions').selectAll().where('quote_id', 'in', quoteIds).orderBy('number').execute()

/** The same without their snapshots, which are large. */
export const listSubmissionDates = (db: Database, quoteIds: readonly string[]) =>
  db
    .selectFrom('submissions')
    .select(['uuid', 'quote_id', 'number', 'created_at'])
    .where('quote_id', 'in', quoteIds)
    .orderBy('number')
    .execute()

export async function insertSubmission(trx: Database, row: SubmissionRow): Promise<void> {
  await trx
    .insertInto('submissions')
    .values({ ...row, snapshot: JSON.stringify(row.snapshot) })
    .execute()
}

export async function insertOffers(trx: Database, rows: readonly OfferRow[]): Promise<void> {
  if (rows.length === 0) return
  await trx
    .insertInto('offers')
    .values(rows.map((row) => ({ ...row, reply: JSON.stringify(row.reply) })))
    .execute()
}

/** The offers of all submissions of quotes, from first to last, in the order the carriers were asked. */
export const listOffers = (db: Database, quoteIds: readonly string[]): Promise<OfferRow[]> =>
  db
    .selectFrom('offers')
    .innerJoin('submissions', 'submissions.uuid', 'offers.submission_uuid')
    .selectAll('offers')
    .where('submissions.quote_id', 'in', quoteIds)
    .orderBy('submissions.number')
    .orderBy('offers.position')
    .execute()

/** The offer that was chosen for a line of business. */
export const findChosenOffer = (db: Database, submission: string, line: string) =>
  db
    .selectFrom('offers')
    .select(['carrier', 'reply'])
    .where('submission_uuid', '=', submission)
    .where('line', '=', line)
    .where('chosen', '=', true)
    .executeTakeFirst()

export const listWaitingOffers = (db: Database): Promise<{ uuid: string }[]> =>
  db.selectFrom('offers').select('uuid').where('state', '=', 'waiting').execute()

/** An offer that waits for its carrier's answer, with what was submitted; undefined when it has one, or is erased. */
export const findWaitingOffer = (db: Database, uuid: string) =>
  db
    .selectFrom('offers')
    .innerJoin('submissions', 'submissions.uuid', 'offers.submission_uuid')
    .select(['offers.uuid', 'offers.line', 'offers.carrier', 'submissions.snapshot'])
    .where('offers.uuid', '=', uuid)
    .where('offers.state', '=', 'waiting')
    .executeTakeFirst()

export type OfferOutcome = {
  readonly state: Exclude<OfferRow['state'], 'waiting'>
  readonly reply: OfferDetails
  readonly carrier_quote_id?: string
}

/**
 * Stores a carrier's answer and notifies the pages that wait for it. The first answer stays: a job that runs twice changes
 * nothing.
 */
export async function answerOffer(db: Database, uuid: string, answer: OfferOutcome, now: Date): Promise<void> {
  await db
    .with('answered', (cte) =>
      cte
        .updateTable('offers')
        .set({ ...answer, reply: JSON.stringify(answer.reply), answered_at: now })
        .where('uuid', '=', uuid)
        .where('state', '=', 'waiting')
        .returning('submission_uuid'),
    )
    .selectFrom('answered')
    .select(sql`pg_notify(${offersChannel}, submission_uuid::text)`.as('notified'))
    .execute()
}

export async function chooseOffers(trx: Database, submission: string, uuids: readonly string[]): Promise<void> {
  await trx
    .updateTable('offers')
    .set({ chosen: sql<boolean>`uuid = any(${[...uuids]}::uuid[])` })
    .where('submission_uuid', '=', submission)
    .execute()
}
