import type { Database } from '../../../platform/database/database.ts'

/** The drafts of a site that nobody touched since `before`. */
export const listOverdueDrafts = (db: Database, site: string, before: Date) =>
  overdueDrafts(db, before).where('site', '=', site).execute()

/** The same draft, locked; undefined when somebody came back to it, or has it locked. */
export const lockOverdueDraft = (trx: Database, id: string, before: Date) =>
  overdueDrafts(trx, before).where('quotes.id', '=', id).forUpdate().skipLocked().executeTakeFirst()

/** Quotes that were never submitted; one that was submitted and reopened is no draft. */
const overdueDrafts = (db: Database, before: Date) =>
  db
    .selectFrom('quotes')
    .select(['quotes.id', 'quotes.uuid'])
    .where('quotes.updated_at', '<', before)
    // Follows from the line above, and has an index.
    .where('quotes.created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('submissions').select('submissions.uuid').whereRef('submissions.quote_id', '=', 'quotes.id')),
      ),
    )

export async function countQuotes(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('quotes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The quotes of a site whose last submission was made by `before`. */
export const listSubmittedBefore = (db: Database, site: string, before: Date) =>
  db
    .selectFrom('submissions')
    .innerJoin('quotes', 'quotes.id', 'submissions.quote_id')
    .select('quotes.uuid')
    .where('quotes.site', '=', site)
    .groupBy('quotes.uuid')
    .having(({ fn }) => fn.max('submissions.created_at'), '<=', before)
    .execute()

/** When quotes were submitted, first to last, each time with the id of the renewal of what was submitted. */
export const listSubmissionsAndRenewals = (db: Database, quoteIds: readonly string[]) =>
  db
    .selectFrom('submissions')
    .leftJoin('quotes as renewals', 'renewals.renews', 'submissions.uuid')
    .select(['submissions.quote_id', 'submissions.created_at', 'renewals.id as renewal'])
    .where('submissions.quote_id', '=', (eb) => eb.fn.any(eb.val(quoteIds)))
    .orderBy('submissions.number')
    .execute()
