import type { AgencyQuotesQuery } from '@coverwright/contract/agencies'
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Static } from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import type { Schema } from '../../../platform/database/schema.ts'
import { visibleQuotes } from '../../2-identity/access/visible-quotes.store.ts'
import type { Actor } from '../../2-identity/actor/actor.ts'
import type { QuoteRow } from '../../3-quoting/quotes/snapshot/opened-quote.ts'

type Query = Static<typeof AgencyQuotesQuery>
type Quotes = ExpressionBuilder<Schema, 'quotes'>

export const pageSize = 20

/** The quotes an agent reaches at this site, the one changed last first, a page at a time. */
export async function agencyQuotes(
  db: Database,
  actor: Actor,
  { search, state, page = 1 }: Query,
): Promise<{ rows: readonly QuoteRow[]; total: number }> {
  const sought = wordsOf(search)
  const found = db
    .selectFrom('quotes')
    .where(visibleQuotes(actor))
    .where('site', '=', actor.site)
    .$if(state !== undefined, (query) => query.where((eb) => inState(eb, state)))
    .$if(sought !== undefined, (query) => query.where((eb) => says(eb, sought ?? '')))
  // What is looked for is looked for once: the count comes along.
  const counted = await found
    .select(({ fn }) => ['quotes.id', fn.countAll<string>().over().as('total')])
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const rows = await db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', (eb) => eb.fn.any(eb.val(counted.map(({ id }) => id))))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
  const [first] = counted
  return { rows, total: first ? Number(first.total) : await countOf(found, page) }
}

/** A page past the last one brings no count along. */
async function countOf(found: SelectQueryBuilder<Schema, 'quotes', object>, page: number): Promise<number> {
  if (page === 1) return 0
  const { total } = await found.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  return Number(total)
}

/** What is looked for; undefined when that is nothing. A database keeps no NUL, so no text has one. */
function wordsOf(search: string | undefined): string | undefined {
  const words = search?.toWellFormed().replaceAll('\0', '').trim().toLowerCase()
  return words === '' ? undefined : words
}

function inState(eb: Quotes, state: Query['state']) {
  if (state === 'open') return eb('quotes.completed', '=', false)
  const answered = eb.exists(
    eb
      .selectFrom('offers')
      .select('offers.uuid')
      .whereRef('offers.submission_uuid', '=', 'quotes.submission_uuid')
      .where('offers.state', 'in', ['quoted', 'referred']),
  )
  return eb.and([eb('quotes.completed', '=', true), state === 'offers' ? answered : eb.not(answered)])
}

/** `%` and `_` are letters like others here. */
const literal = (words: string): string => words.replace(/[\\%_]/g, '\\$&')

// One text of all names, so that the answers are read once; a line break keeps one from running into the next.
const names = sql<string>`lower(concat_ws(chr(10), company_name, concat_ws(' ', contact_first_name, contact_last_name), contact_email))`

function says(eb: Quotes, words: string) {
  const anywhere = `%${literal(words)}%`
  const named = sql<boolean>`(
    select ${names} like ${anywhere}
    from jsonb_to_record(quotes.answers)
      as said(company_name text, contact_first_name text, contact_last_name text, contact_email text)
  )`
  // A quote's number is read out from its start.
  if (!/^[0-9a-f-]+$/.test(words)) return named
  const start = `${literal(words)}%`
  return eb.or([sql<boolean>`quotes.id::text like ${start}`, sql<boolean>`quotes.uuid::text like ${start}`, named])
}
