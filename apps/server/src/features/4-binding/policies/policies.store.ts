import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Schema } from '../../../platform/database/schema.ts'
import { insurersStages, takenStages } from '../submissions/submissions.store.ts'

export type PolicyRow = Awaited<ReturnType<typeof listPolicies>>[number]
export type RequestRow = Selectable<Schema['policy_requests']>

const policies = (db: Database) =>
  db
    .selectFrom('bind_confirmations')
    .innerJoin('offers', 'offers.uuid', 'bind_confirmations.offer_uuid')
    .innerJoin('submission_rounds', 'submission_rounds.uuid', 'offers.submission_uuid')
    .leftJoin('policy_requests as cancellation', (join) =>
      join
        .onRef('cancellation.offer_uuid', '=', 'offers.uuid')
        .on('cancellation.kind', '=', 'cancel')
        .on('cancellation.state', '=', 'done'),
    )
    .select([
      'submission_rounds.quote_id',
      'offers.uuid as offer_uuid',
      // What belongs to one submission of all lines is renewed together.
      'submission_rounds.whole_uuid as submission_uuid',
      'offers.line',
      'offers.carrier',
      'offers.reply',
      'bind_confirmations.reference',
      'bind_confirmations.effective_from',
      'bind_confirmations.effective_to',
      'cancellation.effective_from as cancelled_from',
    ])
    .where('offers.stage', '=', 'bound')
    .orderBy('submission_rounds.number')
    .orderBy('offers.position')

/**
 * What insurers confirmed of the offers of applications: a policy, or a binder, for each that was bound. It stays when the
 * application is submitted again.
 */
export const listPolicies = (db: Database, quoteIds: readonly string[]) =>
  policies(db)
    .where('submission_rounds.quote_id', '=', (eb) => eb.fn.any(eb.val(quoteIds)))
    .execute()

const quoteOf = (db: Database, submission: string) =>
  db.selectFrom('submissions').select('submissions.quote_id').where('submissions.uuid', '=', submission)

/** The policies of one submission that were not cancelled: they are renewed together. */
export const listRenewable = (db: Database, submission: string): Promise<PolicyRow[]> =>
  policies(db)
    .where('submission_rounds.whole_uuid', '=', submission)
    // A round is of one application: without it every submission would be looked at.
    .where('submission_rounds.quote_id', 'in', quoteOf(db, submission))
    .where('cancellation.uuid', 'is', null)
    .execute()

/** The renewals of submissions, with whether an insurer confirmed one of their offers. */
export const listRenewals = (db: Database, submissions: readonly string[]) =>
  db
    .selectFrom('quotes')
    .select(['quotes.id', 'quotes.uuid', 'quotes.renews', 'quotes.completed'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('offers')
          .innerJoin('submissions', 'submissions.uuid', 'offers.submission_uuid')
          .select('offers.uuid')
          .whereRef('submissions.quote_id', '=', 'quotes.id')
          .where('offers.stage', '=', 'bound'),
      ).as('is_bound'),
    )
    .where('quotes.renews', '=', (eb) => eb.fn.any(eb.val(submissions)))
    .execute()

/** What is recorded about the renewal of submissions. */
export const listRenewalWords = (db: Database, submissions: readonly string[]) =>
  db
    .selectFrom('policy_renewals')
    .selectAll()
    .where('submission_uuid', '=', (eb) => eb.fn.any(eb.val(submissions)))
    .execute()

type OfSubmission = { readonly submission_uuid: string; readonly quote_id: string }
type RenewalRefusal = { readonly declined_at: Date; readonly declined_by: string; readonly declined_reason: string }

export async function keepDeclined(
  trx: Database,
  of: OfSubmission,
  refusal: RenewalRefusal & { readonly note: string | null },
): Promise<void> {
  await trx
    .insertInto('policy_renewals')
    .values({ ...of, ...refusal })
    .onConflict((conflict) => conflict.column('submission_uuid').doUpdateSet(refusal))
    .execute()
}

/** Somebody who would not renew does after all. @returns whether they had declined */
export async function dropDeclined(trx: Database, submission: string): Promise<boolean> {
  const row = await trx
    .updateTable('policy_renewals')
    .set({ declined_at: null, declined_by: null, declined_reason: null, note: null })
    .where('submission_uuid', '=', submission)
    .where('declined_at', 'is not', null)
    .returning('submission_uuid')
    .executeTakeFirst()
  return row !== undefined
}

/** Days, `YYYY-MM-DD`, of what ends at a site, both included; of one application if it is named. */
export type Ending = {
  readonly site: string
  readonly from: string
  readonly until: string
  readonly quoteId?: string | undefined
}

/**
 * Policies that end in this period and are not cancelled, and whose customer was not notified of that day, has not
 * declined and has not started to renew.
 */
export const listDueRenewals = (db: Database, { site, from, until, quoteId }: Ending) =>
  db
    .selectFrom('quotes')
    .innerJoin('submission_rounds', 'submission_rounds.quote_id', 'quotes.id')
    .innerJoin('offers', 'offers.submission_uuid', 'submission_rounds.uuid')
    .innerJoin('bind_confirmations', 'bind_confirmations.offer_uuid', 'offers.uuid')
    .leftJoin('policy_renewals', 'policy_renewals.submission_uuid', 'submission_rounds.whole_uuid')
    .select(['quotes.id', 'submission_rounds.whole_uuid as submission_uuid', 'offers.line', 'offers.carrier'])
    .select(['offers.uuid as offer_uuid', 'bind_confirmations.effective_to as ends'])
    .where('quotes.site', '=', site)
    .$call((query) => (quoteId === undefined ? query : query.where('quotes.id', '=', quoteId)))
    .where('quotes.closed_at', 'is', null)
    .where('offers.stage', '=', 'bound')
    .where('bind_confirmations.effective_to', '>=', from)
    .where('bind_confirmations.effective_to', '<=', until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sent_notices')
            .select('sent_notices.thing')
            .where('sent_notices.event', '=', 'renewal_due')
            .whereRef('sent_notices.thing', '=', 'offers.uuid')
            .whereRef('sent_notices.day', '=', 'bind_confirmations.effective_to'),
        ),
      ),
    )
    .where('policy_renewals.declined_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('policy_requests')
            .select('policy_requests.uuid')
            .whereRef('policy_requests.offer_uuid', '=', 'offers.uuid')
            .where('policy_requests.kind', '=', 'cancel')
            .where('policy_requests.state', '=', 'done'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('quotes as renewal')
            .select('renewal.id')
            .whereRef('renewal.renews', '=', 'submission_rounds.whole_uuid'),
        ),
      ),
    )
    .orderBy('bind_confirmations.effective_to')
    .orderBy('offers.position')
    .execute()

/** Open tasks about applications of a site that are not closed, that were due in this time, and of which nobody was notified. */
export const listDueTasks = (db: Database, { site, from, until }: Omit<Ending, 'quoteId'>) =>
  db
    .selectFrom('desk_tasks')
    .innerJoin('quotes', 'quotes.id', 'desk_tasks.quote_id')
    .select(['desk_tasks.id', 'desk_tasks.quote_id', 'desk_tasks.what', 'desk_tasks.who_email'])
    .select(sql<string>`desk_tasks.due::text`.as('due'))
    .where('quotes.site', '=', site)
    .where('quotes.closed_at', 'is', null)
    .where('desk_tasks.done_at', 'is', null)
    .where('desk_tasks.due', '>=', from)
    .where('desk_tasks.due', '<=', until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sent_notices')
            .select('sent_notices.thing')
            .where('sent_notices.event', '=', 'task_due')
            .whereRef('sent_notices.thing', '=', 'desk_tasks.id')
            // A task that is open again has another day.
            .whereRef('sent_notices.day', '=', sql`desk_tasks.due::text`),
        ),
      ),
    )
    .orderBy('desk_tasks.due')
    .orderBy('desk_tasks.id')
    .execute()

/**
 * Offers whose price is held until a day in this time, of which nobody was notified.
 * @param oneChoice pairs of lines of which only one is needed, each both ways round
 */
export const listExpiringOffers = (
  db: Database,
  {
    site,
    from,
    until,
    quoteId,
    oneChoice = [],
  }: Ending & { readonly oneChoice?: readonly (readonly [string, string])[] },
) =>
  db
    .selectFrom('quotes')
    .innerJoin('current_offers as offers', 'offers.quote_id', 'quotes.id')
    .select(['quotes.id', 'offers.uuid', 'offers.carrier'])
    .select(({ ref }) => ref('offers.reply', '->>').key('valid_until').as('valid_until'))
    .where('quotes.site', '=', site)
    .$call((query) => (quoteId === undefined ? query : query.where('quotes.id', '=', quoteId)))
    .where('quotes.completed', '=', true)
    .where('quotes.closed_at', 'is', null)
    // As in the index that finds them.
    .where('offers.state', '=', sql.lit('quoted'))
    .where('offers.stage', '=', sql.lit('open'))
    .where(({ eb, ref }) => eb(ref('offers.reply', '->>').key('valid_until'), '>=', from))
    .where(({ eb, ref }) => eb(ref('offers.reply', '->>').key('valid_until'), '<=', until))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sent_notices')
            .select('sent_notices.thing')
            .where('sent_notices.event', '=', 'offers_expiring')
            .whereRef('sent_notices.thing', '=', 'offers.uuid')
            .where(({ eb, ref }) => eb('sent_notices.day', '=', ref('offers.reply', '->>').key('valid_until'))),
        ),
      ),
    )
    // Of a line that nobody has chosen an offer of, nor of one that contains it or is contained in it, and that no insurer was asked to bind, also by an earlier submission.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('offers as taken')
            .innerJoin('submissions', 'submissions.uuid', 'taken.submission_uuid')
            .leftJoin('current_offers', 'current_offers.uuid', 'taken.uuid')
            .select('taken.uuid')
            .whereRef('submissions.quote_id', '=', 'quotes.id')
            .where(({ eb, or, and, ref }) =>
              or([
                eb('taken.line', '=', ref('offers.line')),
                ...oneChoice.map(([one, other]) => and([eb('taken.line', '=', one), eb('offers.line', '=', other)])),
              ]),
            )
            .where('taken.stage', 'in', takenStages)
            .where(({ eb, or }) =>
              or([eb('current_offers.uuid', 'is not', null), eb('taken.stage', 'in', insurersStages)]),
            ),
        ),
      ),
    )
    .orderBy('offers.position')
    .execute()

/** The requests about policies of applications, the newest first. */
export const listRequests = (db: Database, quoteIds: readonly string[]): Promise<RequestRow[]> =>
  db
    .selectFrom('policy_requests')
    .selectAll()
    .where('quote_id', '=', (eb) => eb.fn.any(eb.val(quoteIds)))
    .orderBy('asked_at', 'desc')
    .execute()

export const findRequest = (db: Database, uuid: string): Promise<RequestRow | undefined> =>
  db.selectFrom('policy_requests').selectAll().where('uuid', '=', uuid).executeTakeFirst()

export async function insertRequest(trx: Database, row: RequestRow): Promise<void> {
  await trx.insertInto('policy_requests').values(row).execute()
}

type RequestUpdate = Pick<RequestRow, 'state' | 'changed_at'> & Partial<Pick<RequestRow, 'answer' | 'effective_from'>>

export const setRequest = (trx: Database, uuid: string, set: RequestUpdate): Promise<RequestRow> =>
  trx.updateTable('policy_requests').set(set).where('uuid', '=', uuid).returningAll().executeTakeFirstOrThrow()
