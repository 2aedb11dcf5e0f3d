import type { DeskFilters } from '@coverwright/contract/desk/queue'
import { foldText } from '@coverwright/core/input/fold-text'
import { type NextStep, nextStepNames, openSteps } from '@coverwright/core/lifecycle/next-step'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { emailKey } from '../../../platform/mail/email-key.ts'
import { visibleQuotes } from '../../2-identity/access/visible-quotes.store.ts'
import type { Actor } from '../../2-identity/actor/actor.ts'
import { quoteColumnNames } from '../../3-quoting/quotes/quotes.tables.ts'
import type { QuoteRow } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { bestPremium } from '../../4-binding/submissions/submissions.store.ts'
import type { StoredStage } from '../../4-binding/submissions/submissions.tables.ts'
import { quotesWith } from '../quotes-with-words.store.ts'
import { type QueueTime, selectWithQueue, sinceOf } from './desk-queues.store.ts'

/** Where an application is, as the database derives it. */
export type DeskRow = {
  readonly id: string
  readonly next_step: NextStep
  /** Since when it waits there. */
  readonly since: Date
  readonly stages: readonly StoredStage[]
  readonly asked: number
  readonly answered: number
  /** The lowest annual premium in minor units, and its currency. */
  readonly best: string | null
  readonly currency: string | null
  /** Days, `YYYY-MM-DD`. */
  readonly valid_until: string | null
  readonly ends_on: string | null
  readonly task_due: string | null
}

/** A page begins after this row. */
export type Cursor = { readonly since: Date; readonly id: string }

type Listing = QueueTime & { readonly actor: Actor; readonly filters: DeskFilters }

/** What the offers that count now say together. */
const offerFacts = sql`
  select count(*)::int as asked,
    (count(*) filter (where state <> 'waiting'))::int as answered,
    array_agg(stage) as stages,
    ${bestPremium} as best,
    min(reply #>> '{premium,currency}') as currency
  from current_offers where current_offers.quote_id = place.quote_id`

function matchesFilters({ actor, filters }: Listing): RawBuilder<boolean> {
  const { owner, line, agent, search = '' } = filters
  const ownerEmail = emailKey((owner === 'me' ? actor.person?.email : owner) ?? '')
  return sql.join(
    [
      sql`place.site = ${actor.site}`,
      ...(owner === 'nobody' ? [sql`owner_email is null`] : []),
      ...(owner !== undefined && owner !== 'nobody' ? [sql`owner_email = ${ownerEmail}`] : []),
      ...(agent === undefined ? [] : [sql`agent_email = ${agent}`]),
      ...(line === undefined ? [] : [sql`${line} = any(lines)`]),
      ...(foldText(search) === '' ? [] : [sql`place.quote_id in ${quotesWith(search)}`]),
    ],
    sql` and `,
  )
}

/** A place as a row of the desk, with what the offers of its last submission say. */
const rowsOf = (places: RawBuilder<unknown>) => sql<DeskRow>`
  select place.quote_id as id, next_step, since, valid_until, ends_on, task_due,
    coalesce(asked, 0) as asked, coalesce(answered, 0) as answered, coalesce(stages, '{}') as stages, best, currency
  from (${places}) as place left join lateral (${offerFacts}) as o on true`

/** What somebody searches for may wait for nobody: it may be bound or closed. */
function stepsOf({ queue, search = '' }: DeskFilters): readonly NextStep[] {
  if (queue !== undefined) return [queue]
  return foldText(search) === '' ? openSteps : nextStepNames
}

const waitingIn = (listing: Listing) => sql`
  select place.*, ${sinceOf(listing)} as since from (${selectWithQueue(listing, matchesFilters(listing))}) as place
  where next_step in (${sql.join(stepsOf(listing.filters))})`

/**
 * The applications of a queue; when none is named, all that wait, or all that a search finds. Those that began to wait
 * last come first, or with `order` `oldest` those that wait longest.
 */
export async function listDesk(
  db: Database,
  listing: Listing,
  { after, limit }: { readonly after?: Cursor | undefined; readonly limit: number },
): Promise<readonly DeskRow[]> {
  const isOldest = listing.filters.order === 'oldest'
  const direction = isOldest ? sql`asc` : sql`desc`
  const key = after && sql`(${after.since}, ${after.id}::uuid)`
  const beyond = key ? sql`where (since, quote_id) ${isOldest ? sql`>` : sql`<`} ${key}` : sql``
  const { rows } = await sql<DeskRow>`${rowsOf(sql`
    select * from (${waitingIn(listing)}) as place ${beyond}
    order by since ${direction}, quote_id ${direction} limit ${limit}`)}
    order by since ${direction}, quote_id ${direction}`.execute(db)
  return rows
}

/** The same in the order of their ids, for reading all of a large queue: each page begins where an index finds it. */
export async function exportDesk(db: Database, listing: Listing, after: string | undefined, limit: number) {
  const beyond = after === undefined ? sql`` : sql`where quote_id > ${after}::uuid`
  const { rows } = await sql<DeskRow>`${rowsOf(sql`
    select * from (${waitingIn(listing)}) as place ${beyond} order by quote_id limit ${limit}`)}
    order by place.quote_id`.execute(db)
  return rows
}

/** Where one application is; undefined while nobody can be reached about it. */
export async function findPlace(db: Database, moment: QueueTime, id: string): Promise<DeskRow | undefined> {
  const places = selectWithQueue(moment, sql`place.quote_id = ${id}`)
  const { rows } = await rowsOf(sql`select place.*, ${sinceOf(moment)} as since from (${places}) as place`).execute(db)
  return rows[0]
}

/** The number of applications in each queue. */
export async function countDesk(db: Database, listing: Listing): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ next_step: NextStep; count: number }>`
    select next_step, count(*)::int as count from (${selectWithQueue(listing, matchesFilters(listing))}) as place
    group by next_step`.execute(db)
  return Object.fromEntries(rows.map(({ next_step, count }) => [next_step, count]))
}

/** The quotes of a page of the list. */
export const listQuotes = (db: Database, actor: Actor, ids: readonly string[]): Promise<QuoteRow[]> =>
  db
    .selectFrom('quotes')
    .select(quoteColumnNames)
    .where('id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .where(visibleQuotes(actor))
    .where('site', '=', actor.site)
    .execute()
