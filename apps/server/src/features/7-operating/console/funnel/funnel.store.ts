import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import { begunIn, type Filters, isLeft, linesOf, type PickedAs } from '../figures/figures.store.ts'
import type { Period } from '../figures/period.ts'

/** Which step an address belongs to; numbers are written as `{n}`. */
export type Place = { readonly pattern: string; readonly step: string }

export type CountedPage = {
  readonly step: string
  readonly came: number
  readonly answered: number
  readonly left: number
  readonly returned: number
  readonly median_seconds: number | null
}

export type CountedCorrection = { readonly step: string; readonly path: string; readonly applications: number }

type FunnelQuery = {
  readonly filters: Filters
  readonly types: readonly PickedAs[]
  readonly places: readonly Place[]
  /** The newest of the period, so that a reading stays short. */
  readonly most: number
  readonly now: Date
}

/** The address of a step as places have it. */
const patternOf = (step: RawBuilder<unknown>) =>
  sql`regexp_replace('/' || ltrim(${step}, '/'), '/\\d+(?=/|$)', '/{n}', 'g')`

const begunQuotes = (period: Period, { filters, types, places, most }: FunnelQuery) => sql`
  begun as materialized (${begunIn(period, filters)} order by quotes.created_at desc limit ${most}),
  lines as (${linesOf(types)}),
  places as materialized (select * from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as known(pattern text, step text)),
  counted as materialized (
    select * from begun
    ${filters.line === undefined ? sql`` : sql`where exists (select from lines where lines.id = begun.id and line = ${filters.line})`}
  )`

/** How many applications are counted, and how many of them were submitted. */
export async function countApplications(
  db: Database,
  period: Period,
  selection: FunnelQuery,
): Promise<{ applications: number; submitted: number }> {
  const { rows } = await sql<{ applications: number; submitted: number }>`
    with ${begunQuotes(period, selection)}
    select count(*)::int as applications, count(submission_uuid)::int as submitted from counted`.execute(db)
  return rows[0] ?? { applications: 0, submitted: 0 }
}

/** What became of applications at each step of a flow, by their saves and how far they came. */
export async function countPages(
  db: Database,
  period: Period,
  selection: FunnelQuery,
): Promise<readonly CountedPage[]> {
  const { rows } = await sql<CountedPage>`
    with ${begunQuotes(period, selection)},
    saves as materialized (
      select quote_id, places.step, at, lag(at) over each as before_at, lag(places.step) over each as before_step,
        row_number() over (partition by quote_id, places.step order by position) as nth
      from counted
      join quote_events on quote_id = counted.id and kind in ('created', 'saved')
      left join places on places.pattern = ${patternOf(sql`quote_events.step`)}
      window each as (partition by quote_id order by position)
    ),
    furthest as (
      select id as quote_id, places.step, ${isLeft(selection.now)} as is_left
      from counted join places on places.pattern = ${patternOf(sql`max_step`)}
    ),
    came as (
      select step, count(*)::int as came
      from (select quote_id, step from saves where step is not null union select quote_id, step from furthest) as each
      group by step
    ),
    answered as (
      select step, count(distinct quote_id)::int as answered,
        count(distinct quote_id) filter (where nth > 1 and before_step is distinct from step)::int as returned,
        percentile_cont(0.5) within group (order by extract(epoch from at - before_at))
          filter (where nth = 1 and at - before_at < interval '30 minutes') as median_seconds
      from saves where step is not null group by step
    ),
    ended as (select step, count(*)::int as ended from furthest where is_left group by step)
    select step, came, coalesce(answered, 0) as answered, coalesce(ended, 0) as left, coalesce(returned, 0) as returned,
      median_seconds
    from came left join answered using (step) left join ended using (step)`.execute(db)
  return rows
}

/** The questions whose answers were changed most, each at the page where it was asked. */
export async function countCorrections(
  db: Database,
  period: Period,
  selection: FunnelQuery,
): Promise<readonly CountedCorrection[]> {
  const { rows } = await sql<CountedCorrection>`
    with ${begunQuotes(period, selection)}
    select places.step, change ->> 'path' as path, count(distinct quote_id)::int as applications
    from counted
    join quote_events on quote_id = counted.id and kind = 'saved'
    join places on places.pattern = ${patternOf(sql`quote_events.step`)}
    cross join lateral jsonb_array_elements(changes) as change
    where jsonb_exists(change, 'before') and jsonb_exists(change, 'after') and not jsonb_exists(change, 'items')
    group by places.step, path
    order by applications desc, path
    limit 200`.execute(db)
  return rows
}
