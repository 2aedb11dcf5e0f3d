import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { quotesWith } from '../quotes-with-words.store.ts'

/** More than anybody looks through. */
const mostFound = 50

/** The applications of a site with these words that belong to an account which can be signed in to, the latest first. */
export const listOwnedQuotes = (db: Database, site: string, words: string) =>
  db
    .selectFrom('quotes')
    .innerJoin('people', 'people.id', 'quotes.person_id')
    .select(['quotes.uuid', 'quotes.completed', 'quotes.updated_at', 'quotes.person_id'])
    .select(sql<string | null>`quotes.answers->>'company_name'`.as('company_name'))
    .selectAll('people')
    .where('quotes.site', '=', site)
    .where('people.disabled_at', 'is', null)
    .where(sql<boolean>`quotes.id in ${quotesWith(words)}`)
    .orderBy('quotes.updated_at', 'desc')
    .orderBy('quotes.id')
    .limit(mostFound)
    .execute()
