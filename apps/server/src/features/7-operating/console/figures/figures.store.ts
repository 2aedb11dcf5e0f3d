import type { StageCounts } from '@coverwright/contract/console/figures'
import type { Channel, DeviceKind } from '@coverwright/contract/values'
import { leftAfterHours } from '@coverwright/core/lifecycle/next-step'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import { takenStages } from '../../../4-binding/submissions/submissions.store.ts'
import type { Period } from './period.ts'

export type Filters = {
  readonly site?: string | undefined
  readonly line?: string | undefined
  readonly channel?: Channel | undefined
  readonly device?: DeviceKind | undefined
}

/** What every line that can be picked is called by: the uuid in the answers, and the line. */
export type PickedAs = { readonly uuid: string; readonly line: string }

export type CountedGroup = StageCounts & {
  readonly site: string | null
  readonly line: string | null
  readonly channel: Channel | null
  /** The first day of its day, week or month. */
  readonly time: string | null
  /** Which of these it is grouped by; none for the total. */
  readonly grouped: 'site' | 'line' | 'channel' | 'time' | 'nothing'
}

/** Who brought an application. */
export const channelOf = sql<Channel>`case
  when quotes.agency_id is not null or quotes.agent_id is not null then 'agent'
  when quotes.partner is not null or quotes.partnership_name is not null then 'partner'
  else 'direct' end`

/** Whether a time is in a period. */
export const isIn = ({ from, to, timeZone }: Period, time: RawBuilder<unknown>): RawBuilder<boolean> => sql`
  ${time} >= ${from}::date::timestamp at time zone ${timeZone}
  and ${time} < (${to}::date + 1)::timestamp at time zone ${timeZone}`

/** Whether an application was never submitted, and left or untouched for two hours. */
export function isLeft(now: Date): RawBuilder<boolean> {
  const untouchedSince = new Date(now.getTime() - leftAfterHours * 3_600_000)
  return sql`(submission_uuid is null and (abandoned_at >= updated_at or updated_at < ${untouchedSince}))`
}

/** The new applications that were started in a period, without their answers. */
export const begunIn = (period: Period, { site, channel, device }: Filters): RawBuilder<unknown> => sql`
  select quotes.id, quotes.site, ${channelOf} as channel, quotes.created_at, quotes.updated_at, quotes.abandoned_at,
    quotes.contact_email is not null as has_contact, quotes.submission_uuid, quotes.max_step, quotes.answers -> 'insurance_types' as picked
  from quotes
  where quotes.renews is null
    and ${isIn(period, sql`quotes.created_at`)}
    ${site === undefined ? sql`` : sql`and quotes.site = ${site}`}
    ${device === undefined ? sql`` : sql`and quotes.device = ${device}`}
    ${channel === undefined ? sql`` : sql`and ${channelOf} = ${channel}`}`

/**
 * The lines of each application: those picked, and those that insurers were asked for, with what their offers say. One that
 * picked none has no row.
 */
export const linesOf = (types: readonly PickedAs[]): RawBuilder<unknown> => sql`
  select id, line, coalesce(bool_or(offered), false) as offered, coalesce(bool_or(chosen), false) as chosen,
    coalesce(bool_or(bound), false) as bound
  from (
    select begun.id, known.line, null::boolean as offered, null::boolean as chosen, null::boolean as bound
    from begun
    cross join lateral jsonb_array_elements(case jsonb_typeof(picked) when 'array' then picked else '[]' end) as pick
    join jsonb_to_recordset(${JSON.stringify(types)}::jsonb) as known(uuid text, line text) on known.uuid = pick ->> 'uuid'
    union all
    select begun.id, offers.line, offers.state = 'quoted', offers.stage in (${sql.join(takenStages)}), offers.stage = 'bound'
    from begun
    join current_offers as offers on offers.quote_id = begun.id
  ) as each
  group by id, line`

const stage = (condition: RawBuilder<unknown>) => sql<number>`(count(distinct id) filter (where ${condition}))::int`

type Counting = { readonly filters: Filters; readonly types: readonly PickedAs[]; readonly now: Date }

/** The applications of a period, once for each of their lines. */
const countsOf = (period: Period, { filters, types }: Counting) => sql`
  begun as materialized (${begunIn(period, filters)}),
  lines as (${linesOf(types)}),
  told as (
    select begun.*, line, offered, chosen, bound,
      to_char(date_trunc(${period.unit}, begun.created_at at time zone ${period.timeZone}), 'YYYY-MM-DD') as time
    from begun left join lines on lines.id = begun.id
    ${filters.line === undefined ? sql`` : sql`where line = ${filters.line}`}
  )`

const stages = (now: Date) => sql`
  count(distinct id)::int as begun,
  ${stage(sql`has_contact`)} as contact,
  ${stage(sql`line is not null`)} as picked,
  ${stage(sql`submission_uuid is not null`)} as submitted,
  ${stage(sql`offered`)} as offered,
  ${stage(sql`chosen`)} as chosen,
  ${stage(sql`bound`)} as bound,
  ${stage(isLeft(now))} as abandoned`

/** How far the applications of a period have come, together and by site, line, channel and time, in one reading. */
export async function countFigures(db: Database, period: Period, counting: Counting): Promise<readonly CountedGroup[]> {
  const { rows } = await sql<CountedGroup>`
    with ${countsOf(period, counting)}
    select site, line, channel, time,
      case grouping(site, line, channel, time)
        when 7 then 'site' when 11 then 'line' when 13 then 'channel' when 14 then 'time' else 'nothing' end as grouped,
      ${stages(counting.now)}
    from told
    group by grouping sets ((), (site), (line), (channel), (time))
    order by begun desc, site, line, channel, time`.execute(db)
  return rows
}

export type CountedCell = StageCounts & {
  readonly site: string
  readonly line: string | null
  readonly channel: Channel
}

/** The same for each site, line and channel together. */
export async function countCells(db: Database, period: Period, counting: Counting): Promise<readonly CountedCell[]> {
  const { rows } = await sql<CountedCell>`
    with ${countsOf(period, counting)}
    select site, line, channel, ${stages(counting.now)} from told group by site, line, channel`.execute(db)
  return rows
}
