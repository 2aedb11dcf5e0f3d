import type { AnswerState } from '@coverwright/core/lifecycle/insurer-answer'
import { isTaken, isWithInsurer, offerStages } from '@coverwright/core/lifecycle/offer'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { lockAnyQuote } from '../../3-quoting/quotes/quotes.store.ts'
import type { QuoteRow } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { offersChannel } from './offers/offers-news.ts'
import type {
  OfferDetails,
  OffersTable,
  OfferVersionsTable,
  StoredStage,
  SubmissionsTable,
} from './submissions.tables.ts'

export type SubmissionRow = Selectable<SubmissionsTable>
export type OfferRow = Selectable<OffersTable>

/** The stages of an offer that is somebody's choice. */
export const takenStages: readonly StoredStage[] = offerStages.filter(isTaken).filter((stage) => stage !== 'expired')

/** The lowest annual premium among offers that can be chosen or are, in minor units; for a query of `current_offers`. */
export const bestPremium = sql<
  string | null
>`min((reply #>> '{premium,amount}')::numeric) filter (where state = 'quoted' and (stage = 'open' or stage in (${sql.join(takenStages)})))`

/** The stages of an offer that continues regardless of later submissions. */
export const insurersStages: readonly StoredStage[] = takenStages.filter(isWithInsurer)

export const noDetails: OfferDetails = { coverages: [], highlights: [], reasons: [] }

export const findSubmission = (db: Database, uuid: string): Promise<SubmissionRow | undefined> =>
  db.selectFrom('submissions').selectAll().where('uuid', '=', uuid).executeTakeFirst()

/** The last submission of those that belong together: one that asked all insurers, and new prices asked for after it. */
export const findLastOfRound = (db: Database, roundUuid: string): Promise<SubmissionRow | undefined> =>
  db
    .selectFrom('submissions')
    .innerJoin('submission_rounds', 'submission_rounds.uuid', 'submissions.uuid')
    .selectAll('submissions')
    .where('submission_rounds.whole_uuid', '=', roundUuid)
    // A round is of one application: without it every submission would be looked at.
    .where('submissions.quote_id', 'in', db.selectFrom('submissions').select('quote_id').where('uuid', '=', roundUuid))
    .orderBy('submissions.number', 'desc')
    .limit(1)
    .executeTakeFirst()

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

export type NewSubmission = Omit<SubmissionRow, 'lines'> & Partial<Pick<SubmissionRow, 'lines'>>

export async function insertSubmission(trx: Database, row: NewSubmission): Promise<void> {
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

/** `is_current`: the insurers of its line were not asked again since. */
export type ListedOffer = OfferRow & { readonly quote_id: string; readonly is_current: boolean }

/** The offers of all submissions of quotes, from first to last, in the order the carriers were asked. */
export const listOffers = (db: Database, quoteIds: readonly string[]): Promise<ListedOffer[]> =>
  db
    .selectFrom('offers')
    .innerJoin('submissions', 'submissions.uuid', 'offers.submission_uuid')
    .selectAll('offers')
    .select('submissions.quote_id')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('current_offers').select('current_offers.uuid').whereRef('current_offers.uuid', '=', 'offers.uuid'),
      )
        .$castTo<boolean>()
        .as('is_current'),
    )
    .where('submissions.quote_id', 'in', quoteIds)
    .orderBy('submissions.number')
    .orderBy('offers.position')
    .execute()

/** The offer that was chosen for a line of business of an application, the last time. */
export const findChosenOffer = (db: Database, quoteId: string, line: string) =>
  db
    .selectFrom('offers')
    .innerJoin('submissions', 'submissions.uuid', 'offers.submission_uuid')
    .select(['offers.carrier', 'offers.reply'])
    .where('submissions.quote_id', '=', quoteId)
    .where('offers.line', '=', line)
    .where('offers.stage', 'in', takenStages)
    .orderBy('submissions.number', 'desc')
    .limit(1)
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

/** An offer with its quote, which is locked until the transaction ends; undefined when either is gone. */
export async function lockOffer(
  trx: Database,
  uuid: string,
): Promise<{ readonly quote: QuoteRow; readonly offer: OfferRow } | undefined> {
  const row = await trx
    .selectFrom('offers')
    .innerJoin('submissions', 'submissions.uuid', 'offers.submission_uuid')
    .select('submissions.quote_id')
    .where('offers.uuid', '=', uuid)
    .executeTakeFirst()
  const quote = row && (await lockAnyQuote(trx, row.quote_id))
  const offer = quote && (await trx.selectFrom('offers').selectAll().where('uuid', '=', uuid).executeTakeFirst())
  return quote && offer && { quote, offer }
}

export type NewVersion = Pick<OfferVersionsTable, 'at' | 'source' | 'carrier_revision' | 'hash'> & {
  readonly state: Exclude<AnswerState, 'waiting'>
  readonly reply: OfferDetails
}

/** Adds a version to an offer and makes it the one that is shown. */
export async function addVersion(
  trx: Database,
  { uuid, version }: Pick<OfferRow, 'uuid' | 'version'>,
  { at, source, state, reply, carrier_revision, hash }: NewVersion,
  change: { readonly stage: StoredStage; readonly carrier_quote_id: string | null },
): Promise<OfferRow> {
  const number = version + 1
  const text = JSON.stringify(reply)
  await trx
    .insertInto('offer_versions')
    .values({ offer_uuid: uuid, number, at, source, state, reply: text, carrier_revision, hash })
    .execute()
  return await trx
    .updateTable('offers')
    .set({ ...change, state, reply: text, version: number, carrier_revision, answered_at: at })
    .where('uuid', '=', uuid)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The versions of an offer, from first to last. */
export const listVersions = (db: Database, offer: string): Promise<Selectable<OfferVersionsTable>[]> =>
  db.selectFrom('offer_versions').selectAll().where('offer_uuid', '=', offer).orderBy('number').execute()

/** Whether the last request to bind an offer has not been sent. One that the desk makes by itself may still be called off. */
export async function isUnsent(trx: Database, offer: string): Promise<boolean> {
  const last = await trx
    .selectFrom('bind_requests')
    .select(['mode', 'sent_at'])
    .where('offer_uuid', '=', offer)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last !== undefined && (last.mode === 'desk' || last.sent_at === null)
}

export const setStage = (trx: Database, uuid: string, stage: StoredStage): Promise<OfferRow> =>
  trx.updateTable('offers').set({ stage }).where('uuid', '=', uuid).returningAll().executeTakeFirstOrThrow()

/** Notifies the pages that show the offers of a quote, when the transaction commits. */
export async function notifyPages(trx: Database, { id }: Pick<QuoteRow, 'id'>): Promise<void> {
  await sql`select pg_notify(${offersChannel}, ${id})`.execute(trx)
}
