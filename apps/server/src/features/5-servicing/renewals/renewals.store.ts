import { programLines } from '@coverwright/catalogue/renewals/renewals'
import type { RenewalCreate } from '@coverwright/contract/renewals'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { visibleQuotes } from '../../2-identity/access/visible-quotes.store.ts'
import type { Actor } from '../../2-identity/actor/actor.ts'
import type { QuoteRow } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { takenStages } from '../../4-binding/submissions/submissions.store.ts'

/**
 * Lets nobody else begin the renewal of this submission, or one by the same link, until the transaction ends: the second
 * of two waits until the first has its renewal.
 */
export async function lockRenewal(trx: Database, { uuid, quote_submission_uuid }: RenewalCreate): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${quote_submission_uuid}, 2))`.execute(trx)
  await sql`select pg_advisory_xact_lock(hashtextextended(${uuid}, 3))`.execute(trx)
}

/** The submission by which a renewal is known: of new prices for some lines, the one that they belong to. */
export async function findWhole(db: Database, submission: string): Promise<string> {
  const row = await db
    .selectFrom('submission_rounds')
    .select('whole_uuid')
    .where('uuid', '=', submission)
    .executeTakeFirst()
  return row?.whole_uuid ?? submission
}

export async function isUuidTaken(db: Database, uuid: string): Promise<boolean> {
  const row = await db.selectFrom('quotes').select('id').where('uuid', '=', uuid).executeTakeFirst()
  return row !== undefined
}

export async function isVisible(db: Database, actor: Actor, id: string): Promise<boolean> {
  const query = db.selectFrom('quotes').select('quotes.id').where('quotes.id', '=', id).where(visibleQuotes(actor))
  return (await query.executeTakeFirst()) !== undefined
}

/** The renewal of a submission, no matter who began it. */
export const findRenewalOf = (db: Database, submissionUuid: string): Promise<QuoteRow | undefined> =>
  db.selectFrom('quotes').selectAll().where('renews', '=', submissionUuid).executeTakeFirst()

/** Lets a further browser work on a quote. */
export async function grantAccess(db: Database, quoteId: string, sessionId: string, now: Date): Promise<void> {
  await db
    .insertInto('quote_access')
    .values({ quote_id: quoteId, session_id: sessionId, granted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const ofRound = (db: Database, roundUuid: string) =>
  db
    .selectFrom('submission_rounds')
    .select('submission_rounds.uuid')
    .where('whole_uuid', '=', roundUuid)
    .where('quote_id', 'in', db.selectFrom('submissions').select('quote_id').where('uuid', '=', roundUuid))

/**
 * Why somebody may renew a submission: they have both uuids of the link that was sent out, or they submitted it
 * themselves. Undefined when they may not.
 */
export async function findRightToRenew(
  db: Database,
  actor: Actor,
  { uuid, quote_submission_uuid }: RenewalCreate,
): Promise<'invited' | 'submitted' | undefined> {
  const invitation = await db
    .selectFrom('renewal_invitations')
    .select('uuid')
    .where('uuid', '=', uuid)
    .where('submission_uuid', '=', quote_submission_uuid)
    .executeTakeFirst()
  if (invitation) return 'invited'
  // An application that was submitted again is renewed as it was submitted last, or as it was bound.
  const own = await db
    .selectFrom('submissions')
    .innerJoin('quotes', 'quotes.id', 'submissions.quote_id')
    .select('quotes.id')
    .where(visibleQuotes(actor))
    .where('quotes.site', '=', actor.site)
    .where('submissions.uuid', '=', quote_submission_uuid)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('quotes.submission_uuid', 'in', ofRound(db, quote_submission_uuid)),
        exists(
          selectFrom('offers')
            .select('offers.uuid')
            .where('offers.submission_uuid', 'in', ofRound(db, quote_submission_uuid))
            .where('offers.stage', '=', 'bound'),
        ),
      ]),
    )
    .executeTakeFirst()
  return own && 'submitted'
}

/**
 * A renewal by the uuid of its link: its own, that of the invitation, or that of the application it renews. Undefined for
 * somebody else's too.
 */
export const findRenewal = (db: Database, actor: Actor, uuid: string): Promise<QuoteRow | undefined> =>
  db
    .selectFrom('quotes')
    .selectAll('quotes')
    .leftJoin('submissions', 'submissions.uuid', 'quotes.renews')
    .leftJoin('quotes as renewed', 'renewed.id', 'submissions.quote_id')
    .leftJoin('renewal_invitations', 'renewal_invitations.submission_uuid', 'quotes.renews')
    .where(visibleQuotes(actor))
    .where('quotes.site', '=', actor.site)
    .where('quotes.renews', 'is not', null)
    .where((eb) =>
      eb.or([eb('quotes.uuid', '=', uuid), eb('renewal_invitations.uuid', '=', uuid), eb('renewed.uuid', '=', uuid)]),
    )
    .orderBy('quotes.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Submissions that the actor may renew at this site: those of sample firms, which anybody may try; their own; and those
 * whose renewal they work on.
 */
export async function listExpiring(db: Database, actor: Actor) {
  const { site } = actor
  // Each part is found by its own index, so that not all submissions are read.
  const visible = db
    .selectFrom('renewal_invitations')
    .select('renewal_invitations.submission_uuid as uuid')
    .where('renewal_invitations.sample', '=', true)
    // A sample firm has one renewal, and it opens only at the site where it was started.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('quotes as elsewhere')
            .select('elsewhere.id')
            .whereRef('elsewhere.renews', '=', 'renewal_invitations.submission_uuid')
            .where('elsewhere.site', '!=', site),
        ),
      ),
    )
    .union(
      db
        .selectFrom('quotes')
        .innerJoin('submission_rounds', 'submission_rounds.uuid', 'quotes.submission_uuid')
        .select('submission_rounds.whole_uuid as uuid')
        .where(visibleQuotes(actor))
        .where('quotes.site', '=', site),
    )
    .union(
      db
        .selectFrom('quotes')
        .select('quotes.renews as uuid')
        .where(visibleQuotes(actor))
        .where('quotes.site', '=', site)
        .where('quotes.renews', 'is not', null)
        .$narrowType<{ uuid: string }>(),
    )
  const ownQuotes = db.selectFrom('quotes').select('quotes.id').where(visibleQuotes(actor))
  return await db
    .selectFrom('submissions')
    .leftJoin('renewal_invitations', 'renewal_invitations.submission_uuid', 'submissions.uuid')
    .leftJoin('quotes as applied', (join) =>
      join
        .onRef('applied.id', '=', 'submissions.quote_id')
        .on(({ exists, selectFrom }) =>
          exists(
            selectFrom('submission_rounds')
              .select('submission_rounds.uuid')
              .whereRef('submission_rounds.uuid', '=', 'applied.submission_uuid')
              .whereRef('submission_rounds.quote_id', '=', 'submissions.quote_id')
              .whereRef('submission_rounds.whole_uuid', '=', 'submissions.uuid'),
          ),
        )
        .on('applied.site', '=', site)
        .on('applied.id', 'in', ownQuotes),
    )
    .leftJoin('quotes', (join) =>
      join.onRef('quotes.renews', '=', 'submissions.uuid').on('quotes.site', '=', site).on(visibleQuotes(actor)),
    )
    // A sample firm has one renewal for everybody.
    .leftJoin('quotes as begun', (join) =>
      join
        .onRef('begun.renews', '=', 'submissions.uuid')
        .on('begun.site', '=', site)
        .on('renewal_invitations.sample', '=', true),
    )
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('submission_rounds')
          .innerJoin('offers', 'offers.submission_uuid', 'submission_rounds.uuid')
          .select('offers.reply')
          // A round is of one application: without it every submission would be looked at.
          .whereRef('submission_rounds.quote_id', '=', 'submissions.quote_id')
          .whereRef('submission_rounds.whole_uuid', '=', 'submissions.uuid')
          .where('offers.line', 'in', programLines)
          .where('offers.stage', 'in', takenStages)
          .as('bought'),
      (join) => join.onTrue(),
    )
    .select([
      'submissions.uuid as submission_uuid',
      'submissions.snapshot',
      'renewal_invitations.uuid as invitation_uuid',
      'renewal_invitations.sample',
      'applied.uuid as application_uuid',
      'applied.renews as renewed_before',
      'quotes.uuid as renewal_uuid',
      'quotes.completed',
      'begun.completed as sample_completed',
      'bought.reply as bought',
    ])
    .where('submissions.uuid', 'in', visible)
    .orderBy('submissions.created_at')
    .limit(200)
    .execute()
}
