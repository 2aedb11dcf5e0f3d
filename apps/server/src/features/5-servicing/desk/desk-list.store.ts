import type { DeskFilters } from '@coverwright/contract/desk/queue'
import { foldText } from '@coverwright/core/input/fold-text'
import {
  daysBefore,
  leftAfterHours,
  type NextStep,
  nextStepNames,
  openSteps,
} from '@coverwright/core/lifecycle/next-step'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { visibleQuotes } from '../../2-identity/access/visible-quotes.store.ts'
import type { Actor } from '../../2-identity/actor/actor.ts'
import { quoteColumnNames } from '../../3-quoting/quotes/quotes.tables.ts'
import type { QuoteRow } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { takenStages } from '../../4-binding/submissions/submissions.store.ts'
import type { StoredStage } from '../../4-binding/submissions/submissions.tables.ts'

/** Where an application is, as the database derives it. */
export type DeskRow = {
  readonly id: string
  readonly next_step: NextStep
  readonly updated_at: Date
  readonly since: Date
  readonly stages: readonly StoredStage[]
  readonly asked: number
  readonly answered: number
  /** The lowest premium of a year in minor units, and its currency. */
  readonly best: string | null
  readonly currency: string | null
  /** `YYYY-MM-DD` */
  readonly valid_until: string | null
  readonly task_due: string | null
}

/** A page begins after this row. */
export type Cursor = { readonly at: Date; readonly id: string }

type Listing = {
  readonly actor: Actor
  readonly filters: DeskFilters
  readonly now: Date
  /** `YYYY-MM-DD` where the insurance is bought. */
  readonly today: string
}

const dayFrom = (today: string, days: number, years = 0): string => {
  const day = new Date(`${today}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  day.setUTCFullYear(day.getUTCFullYear() + years)
  return day.toISOString().slice(0, 10)
}

/** What the offers of the last submission say together. */
const offerFacts = sql`
  select count(*)::int as asked,
    (count(*) filter (where state <> 'waiting'))::int as answered,
    array_agg(stage) as stages,
    bool_or(stage = 'bind_requested') as asked_to_bind,
    bool_or(stage = 'contingent') as contingent,
    bool_or(stage = 'chosen') as chosen,
    bool_or(stage = 'bound') as bound,
    bool_or(state = 'needs_information' and stage = 'open') as asks,
    bool_or(state = 'referred' and stage in ('open', 'chosen')) as referred,
    bool_or(state = 'waiting') as waiting,
    bool_or(state = 'quoted' and stage = 'open') as quoted,
    min(reply ->> 'valid_until') filter (where state = 'quoted' and stage = 'open') as valid_until,
    min((reply #>> '{premium,amount}')::numeric) filter (where state = 'quoted' and (stage = 'open' or stage in (${sql.join(takenStages)}))) as best,
    min(reply #>> '{premium,currency}') as currency
  from offers where offers.submission_uuid = quotes.submission_uuid`

/** The first that fits. Each application is in exactly one queue. */
function nextStepOf({ now, today }: Pick<Listing, 'now' | 'today'>): RawBuilder<NextStep> {
  const left = new Date(now.getTime() - leftAfterHours * 3_600_000)
  const hasOpenTask = sql`exists (select from desk_tasks where desk_tasks.quote_id = quotes.id and done_at is null)`
  return sql<NextStep>`case
    when quotes.closed_at is not null then 'closed'
    when o.asked_to_bind then 'asked_to_bind'
    when o.contingent then 'waiting_customer'
    when not quotes.completed then case
      when (quotes.abandoned_at is not null or quotes.updated_at < ${left})
        and lower(quotes.answers ->> 'follow_up_consent') = 'yes' then 'abandoned'
      when quotes.owner_email is null then 'new'
      else 'waiting_customer' end
    when o.asks then 'insurer_asks'
    when o.referred then 'referred'
    when o.chosen then 'waiting_customer'
    when o.bound then case
      when ${hasOpenTask} then 'bound_open'
      when quotes.answers #>> '{coverage,effective_date}' <= ${dayFrom(today, daysBefore.renewal, -1)}
        and not exists (select from quotes as renewal where renewal.renews = quotes.submission_uuid) then 'renewals_due'
      else 'bound' end
    when o.waiting then 'waiting_insurer'
    when o.quoted and o.valid_until <= ${dayFrom(today, daysBefore.expiry)} then 'expiring'
    when o.quoted then 'waiting_customer'
    else 'no_online_insurer' end`
}

/** Takes `%` and `_` literally. */
const literal = (words: string): string => words.replace(/[\\%_]/g, '\\$&')

type Asked = Listing & { readonly after?: Cursor | undefined; readonly id?: string | undefined }

/** The applications about which somebody can be reached, as the filters say. */
function filtered(db: Database, { actor, filters, after, id }: Asked) {
  const { owner, line, agent, search } = filters
  // People read a reference number out as `CW-0f3a9c21`.
  const sought = foldText(search ?? '').replace(/^cw-/, '')
  const ownerEmail = owner === 'me' ? actor.person?.email : owner
  return (
    db
      .selectFrom('quotes')
      .select(['id', 'uuid', 'updated_at', 'events', 'submission_uuid', 'completed', 'closed_at', 'owner_email'])
      .select(['abandoned_at', 'answers'])
      .where(visibleQuotes(actor))
      .where('site', '=', actor.site)
      // An application that is asked for by its id is found even where nobody can be reached about it.
      .$if(id === undefined, (query) => query.where(sql<boolean>`(completed or contact_email is not null)`))
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
      .$if(owner === 'nobody', (query) => query.where('owner_email', 'is', null))
      .$if(owner !== undefined && owner !== 'nobody', (query) => query.where('owner_email', '=', ownerEmail ?? ''))
      .$if(agent !== undefined, (query) => query.where('agent_email', '=', agent ?? ''))
      .$if(line !== undefined, (query) =>
        query.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('offers')
              .select('offers.uuid')
              .whereRef('offers.submission_uuid', '=', 'quotes.submission_uuid')
              .where('offers.line', '=', line ?? ''),
          ),
        ),
      )
      .$if(sought !== '', (query) =>
        query.where((eb) => {
          const named = eb('search_text', 'like', `%${literal(sought)}%`)
          if (!/^[0-9a-f-]+$/.test(sought)) return named
          return eb.or([sql<boolean>`quotes.uuid::text like ${`${literal(sought)}%`}`, named])
        }),
      )
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(updated_at, id) < (${after?.at}, ${after?.id}::uuid)`),
      )
  )
}

/** The same with where they are. The database reads it into the query around it. */
const placed = (db: Database, asked: Asked) => sql`
  select quotes.id, quotes.updated_at, quotes.events, o.*, ${nextStepOf(asked)} as next_step
  from (${filtered(db, asked)}) as quotes left join lateral (${offerFacts}) as o on true`

/** The applications of a queue, the one changed last first; of all that wait when none is named. */
export async function listDesk(db: Database, asked: Asked, limit: number): Promise<readonly DeskRow[]> {
  const { queue } = asked.filters
  // One that is asked for by its id is there in whatever queue.
  const all = asked.id === undefined ? openSteps : nextStepNames
  const { rows } = await sql<DeskRow>`
    select listed.id, next_step, updated_at, coalesce(asked, 0) as asked, coalesce(answered, 0) as answered,
      coalesce(stages, '{}') as stages, best, currency, valid_until,
      (select at from quote_events where quote_id = listed.id and position = listed.events) as since,
      (select min(due)::text from desk_tasks where quote_id = listed.id and done_at is null) as task_due
    from (
      select * from (${placed(db, asked)}) as each
      where next_step in (${sql.join(queue === undefined ? all : [queue])})
      order by updated_at desc, id desc limit ${limit}
    ) as listed
    order by updated_at desc, id desc`.execute(db)
  return rows
}

/** How many applications each queue has. */
export async function countDesk(db: Database, listing: Listing): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ next_step: NextStep; count: number }>`
    select next_step, count(*)::int as count from (${placed(db, listing)}) as each group by next_step`.execute(db)
  return Object.fromEntries(rows.map(({ next_step, count }) => [next_step, count]))
}

/** The quotes of a page of the list. */
export const listQuotes = (db: Database, ids: readonly string[]): Promise<QuoteRow[]> =>
  db
    .selectFrom('quotes')
    .select(quoteColumnNames)
    .where('id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .execute()
