import type { AnswerState } from '@coverwright/core/lifecycle/insurer-answer'
import type { Selectable } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import { insurersStages } from '../submissions.store.ts'
import type { OfferAnswersTable, OfferDetails } from '../submissions.tables.ts'

export type GivenAnswers = Selectable<OfferAnswersTable>

/**
 * An offer about which its insurer may still say something, with what was submitted; undefined when the insurer was asked
 * again before it was asked to bind, or when it is erased.
 */
export const findFollowedOffer = (db: Database, uuid: string) =>
  db
    .selectFrom('offers')
    .innerJoin('submissions', 'submissions.uuid', 'offers.submission_uuid')
    .leftJoin('current_offers', 'current_offers.uuid', 'offers.uuid')
    .selectAll('offers')
    .select('submissions.snapshot')
    .where('offers.uuid', '=', uuid)
    .where(({ eb, or }) => or([eb('current_offers.uuid', 'is not', null), eb('offers.stage', 'in', insurersStages)]))
    .executeTakeFirst()

/** The offer that an insurer knows by an id of its own. */
export const findOfferOfCarrier = (db: Database, carrier: string, quoteId: string) =>
  db
    .selectFrom('offers')
    .select('uuid')
    .where('carrier', '=', carrier)
    .where('carrier_quote_id', '=', quoteId)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()

/** Offers that insurers had not decided about when they last answered, since a day. */
export const listUndecidedOffers = (db: Database, since: Date) =>
  db
    .selectFrom('offers')
    .selectAll()
    .where('state', 'in', ['referred', 'needs_information', 'unavailable'] satisfies AnswerState[])
    .where('answered_at', '>', since)
    .where((eb) => eb.or([eb('carrier_quote_id', 'is not', null), eb('state', '=', 'unavailable')]))
    .execute()

export async function insertAnswers(
  trx: Database,
  answers: Pick<GivenAnswers, 'offer_uuid' | 'version' | 'at' | 'given'>,
): Promise<void> {
  await trx
    .insertInto('offer_answers')
    .values({ ...answers, given: JSON.stringify(answers.given), sent_at: null })
    .execute()
}

/** The last answers to an insurer's questions about an offer. */
export const findAnswers = (db: Database, offer: string): Promise<GivenAnswers | undefined> =>
  db
    .selectFrom('offer_answers')
    .selectAll()
    .where('offer_uuid', '=', offer)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Offers with answers that their insurers do not have yet. */
export const listUnsentAnswers = (db: Database) =>
  db.selectFrom('offer_answers').select('offer_uuid').where('sent_at', 'is', null).execute()

export async function markSent(trx: Database, { offer_uuid, version }: GivenAnswers, at: Date): Promise<void> {
  await trx
    .updateTable('offer_answers')
    .set({ sent_at: at })
    .where('offer_uuid', '=', offer_uuid)
    .where('version', '=', version)
    .execute()
}

export const setInformed = async (trx: Database, uuid: string, state: AnswerState, reply: OfferDetails) =>
  trx
    .updateTable('offers')
    .set({ state, reply: JSON.stringify(reply) })
    .where('uuid', '=', uuid)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Keeps that somebody has read what had been answered by then. */
export async function markRead(db: Database, submission: string, at: Date): Promise<void> {
  await db
    .insertInto('offer_reads')
    .values({ submission_uuid: submission, read_at: at })
    .onConflict((conflict) =>
      conflict.column('submission_uuid').doUpdateSet({ read_at: at }).where('offer_reads.read_at', '<', at),
    )
    .execute()
}

export const findRead = async (db: Database, submission: string): Promise<Date | undefined> =>
  (await db.selectFrom('offer_reads').select('read_at').where('submission_uuid', '=', submission).executeTakeFirst())
    ?.read_at
