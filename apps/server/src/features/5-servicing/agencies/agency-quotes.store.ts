import type { AgencyQuote, AgencyQuotesQuery } from '@coverwright/contract/agencies'
import { foldText } from '@coverwright/core/input/fold-text'
import { moversMoves, type NextMove } from '@coverwright/core/lifecycle/next-move'
import { isWithInsurer, offerStages } from '@coverwright/core/lifecycle/offer'
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Static } from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import type { Schema } from '../../../platform/database/schema.ts'
import { visibleQuotes } from '../../2-identity/access/visible-quotes.store.ts'
import type { Actor } from '../../2-identity/actor/actor.ts'
import type { QuoteRow } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { bestPremium } from '../../4-binding/submissions/submissions.store.ts'
import type { StoredStage } from '../../4-binding/submissions/submissions.tables.ts'
import { nextMoveAt } from './next-moves.store.ts'

type Query = Static<typeof AgencyQuotesQuery>
type Quotes = ExpressionBuilder<Schema, 'quotes'>

export const pageSize = 20

const withInsurer = offerStages.filter((stage): stage is StoredStage => stage !== 'expired' && isWithInsurer(stage))

type Filters = Omit<Query, 'line'> & {
  /** The insurance types of the line that is looked for. */
  readonly types?: readonly string[] | undefined
  readonly now: Date
  /** Where the insurance is bought, `YYYY-MM-DD`. */
  readonly today: string
}

/** A page of the quotes an agent may see at this site. */
export async function listAgencyQuotes(
  db: Database,
  actor: Actor,
  { search, state, types, mine, due, next, now, today, order = 'changed', page = 1 }: Filters,
): Promise<{ rows: readonly QuoteRow[]; moves: ReadonlyMap<string, NextMove>; total: number }> {
  // PostgreSQL stores no NUL, so no answer has one; folding drops it.
  const sought = foldText(search ?? '')
  const move = nextMoveAt({ now, today })
  const matching = db
    .selectFrom('quotes')
    .where(visibleQuotes(actor))
    .where('site', '=', actor.site)
    .$if(state !== undefined, (query) => query.where((eb) => inState(eb, state)))
    .$if(sought !== '', (query) => query.where((eb) => matches(eb, sought)))
    .$if(types !== undefined, (query) => query.where((eb) => eb.or((types ?? []).map(picks))))
    .$if(mine === true, (query) => query.where((eb) => isOf(eb, actor)))
    .$if(next !== undefined, (query) => query.where(move, 'in', moversMoves(next ?? 'nobody')))
    .$if(due === true, (query) => query.where((eb) => hasTaskDue(eb, today)))
  // One search yields both the page and the count.
  const total = await matching
    .select(({ fn }) => ['quotes.id', fn.countAll<string>().over().as('total')])
    .$if(order !== 'changed', (query) => query.orderBy(firstBy[order]))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const ids = total.map(({ id }) => id)
  const rows = await db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .execute()
  const movedQuotes = await db
    .selectFrom('quotes')
    .select(['id', move.as('move')])
    .where('id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .execute()
  const moves = new Map(movedQuotes.map((one) => [one.id, one.move]))
  const [first] = total
  const inOrder = rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  return { rows: inOrder, moves, total: first ? Number(first.total) : await countOf(matching, page) }
}

/** What comes first, before the last change decides; what has none of it comes last. */
const firstBy = {
  changed: sql`true`,
  starts: sql`nullif(quotes.answers #>> '{coverage,effective_date}', '') asc nulls last`,
  name: sql`lower(nullif(quotes.answers ->> 'company_name', '')) asc nulls last`,
  price: sql`(select ${bestPremium} from current_offers where current_offers.quote_id = quotes.id) desc nulls last`,
} as const

const picks = (uuid: string) =>
  sql<boolean>`quotes.answers -> 'insurance_types' @> ${JSON.stringify([{ uuid }])}::jsonb`

/** Begun by them, or assigned to them. */
const isOf = (eb: Quotes, { person }: Actor) =>
  eb.or([eb('quotes.agent_id', '=', person?.id ?? null), eb('quotes.owner_email', '=', person?.email ?? null)])

const hasTaskDue = (eb: Quotes, today: string) =>
  eb.exists(
    eb
      .selectFrom('agent_tasks')
      .select('agent_tasks.id')
      .whereRef('agent_tasks.quote_id', '=', 'quotes.id')
      .where('done_at', 'is', null)
      .where('due', '<=', today),
  )

/** A page past the last one has no row that could carry the count. */
async function countOf(matching: SelectQueryBuilder<Schema, 'quotes', object>, page: number): Promise<number> {
  if (page === 1) return 0
  const { total } = await matching.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  return Number(total)
}

/** The first of these that is true of a quote is its state; the last is of all that are left. */
function inState(eb: Quotes, state: AgencyQuote['state'] = 'open') {
  const offers = eb
    .selectFrom('current_offers')
    .select('current_offers.uuid')
    .whereRef('current_offers.quote_id', '=', 'quotes.id')
  // It stays so when its line is asked again, though its offer is then no current one.
  const ofStage = (stages: readonly StoredStage[]) =>
    eb.exists(
      eb
        .selectFrom('offers')
        .innerJoin('submissions', 'submissions.uuid', 'offers.submission_uuid')
        .select('offers.uuid')
        .whereRef('submissions.quote_id', '=', 'quotes.id')
        .where('offers.stage', 'in', stages),
    )
  const states = [
    ['closed', eb('quotes.closed_at', 'is not', null)],
    ['bound', ofStage(['bound'])],
    ['asked', ofStage(withInsurer)],
    ['open', eb('quotes.completed', '=', false)],
    ['chosen', eb.exists(offers.where('current_offers.stage', '=', 'chosen'))],
    ['offers', eb.exists(offers.where('current_offers.state', 'in', ['quoted', 'referred']))],
    ['submitted', eb.lit(true)],
  ] as const
  const own = states.findIndex(([name]) => name === state)
  return eb.and(states.slice(0, own + 1).map(([, isTrue], at) => (at === own ? isTrue : eb.not(isTrue))))
}

/** Takes `%` and `_` literally. */
const literal = (words: string): string => words.replace(/[\\%_]/g, '\\$&')

function matches(eb: Quotes, words: string) {
  const matchesName = eb('quotes.search_text', 'like', `%${literal(words)}%`)
  // People read a quote's number out from its start.
  if (!/^[0-9a-f-]+$/.test(words)) return matchesName
  const start = `${literal(words)}%`
  return eb.or([
    sql<boolean>`quotes.id::text like ${start}`,
    sql<boolean>`quotes.uuid::text like ${start}`,
    matchesName,
  ])
}

/**
 * The offers of quotes that count now, and those that an insurer was asked to bind and did not refuse, of whichever
 * submission.
 */
export const listOffersOf = (db: Database, quoteIds: readonly string[]) =>
  db
    .selectFrom('offers')
    .innerJoin('submissions', 'submissions.uuid', 'offers.submission_uuid')
    .leftJoin('current_offers as current', 'current.uuid', 'offers.uuid')
    .select(['submissions.quote_id', 'offers.carrier', 'offers.state', 'offers.stage'])
    .select(sql<boolean>`current.uuid is not null`.as('is_current'))
    .select(sql<number>`jsonb_array_length(coalesce(offers.reply -> 'questions', '[]'))`.as('questions'))
    .where('submissions.quote_id', '=', (eb) => eb.fn.any(eb.val(quoteIds)))
    .where((eb) => eb.or([eb('current.uuid', 'is not', null), eb('offers.stage', 'in', withInsurer)]))
    .orderBy('offers.carrier')
    .execute()

/** How many requests of the desk to the client of each quote are open. */
export const countRequests = (db: Database, quoteIds: readonly string[]) =>
  db
    .selectFrom('desk_requests')
    .select(({ fn }) => ['quote_id', fn.countAll<string>().as('count')])
    .where('quote_id', '=', (eb) => eb.fn.any(eb.val(quoteIds)))
    .where('answered_at', 'is', null)
    .where('done_at', 'is', null)
    .groupBy('quote_id')
    .execute()

/** The best price of each quote that has one, and its currency. */
export const listBestPrices = (db: Database, quoteIds: readonly string[]) =>
  db
    .selectFrom('current_offers')
    .select([
      'quote_id',
      bestPremium.as('best'),
      sql<string | null>`min(reply #>> '{premium,currency}')`.as('currency'),
    ])
    .where('quote_id', '=', (eb) => eb.fn.any(eb.val(quoteIds)))
    .groupBy('quote_id')
    .having(bestPremium, 'is not', null)
    .execute()

/** The links to quotes that are good now, oldest first. */
export const listGoodLinks = (db: Database, quoteIds: readonly string[], now: Date) =>
  db
    .selectFrom('retrieval_links')
    .select(['quote_id', 'created_at', 'expires_at'])
    .where('quote_id', '=', (eb) => eb.fn.any(eb.val(quoteIds)))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .execute()
