import type { Database } from '../../../platform/database/database.ts'

/**
 * What was submitted, offered and handed in with quotes, asked for once for all of them, each from the first to the last;
 * also the documents that were taken out since.
 * @param frozen with what was frozen when it was submitted, which is much
 */
export async function ofManyQuotes(db: Database, quoteIds: readonly string[], frozen: boolean) {
  const submissions = await db
    .selectFrom('submissions')
    .select(['uuid', 'quote_id', 'number', 'created_at'])
    .$if(frozen, (query) => query.select('snapshot'))
    .where('quote_id', 'in', quoteIds)
    .orderBy('number')
    .execute()
  const offers = await db
    .selectFrom('offers')
    .innerJoin('submissions', 'submissions.uuid', 'offers.submission_uuid')
    .selectAll('offers')
    .where('submissions.quote_id', 'in', quoteIds)
    .orderBy('offers.position')
    .execute()
  const documents = await db
    .selectFrom('quote_documents')
    .selectAll()
    .where('quote_id', 'in', quoteIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return {
    submissions: byQuote(submissions),
    offers: Map.groupBy(offers, ({ submission_uuid }) => submission_uuid),
    documents: byQuote(documents),
  }
}

/** Rows by the quote that they hang on. */
export const byQuote = <Row extends { readonly quote_id: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> => Map.groupBy(rows, ({ quote_id }) => quote_id)
