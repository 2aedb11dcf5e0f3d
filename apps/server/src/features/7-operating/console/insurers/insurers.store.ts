import type { InsurerFigures } from '@coverwright/contract/console/insurers'
import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import { takenStages } from '../../../4-binding/submissions/submissions.store.ts'
import { channelOf, type Filters, isIn } from '../figures/figures.store.ts'
import type { Period } from '../figures/period.ts'

export type CountedInsurer = Omit<InsurerFigures, 'name' | 'circuit' | 'calls' | 'median_seconds' | 'p95_seconds'> & {
  readonly median_seconds: number | null
  readonly p95_seconds: number | null
}

/**
 * What the insurers were asked in a period. Of an application that asked again only the last answer counts. An insurer that
 * was asked has a first version that our call or its own brought, or has not answered yet.
 */
export async function countInsurers(
  db: Database,
  period: Period,
  filters: Filters,
): Promise<readonly CountedInsurer[]> {
  const { site, line, channel } = filters
  const { rows } = await sql<CountedInsurer>`
    with offered as (
      select offers.carrier, offers.state, offers.stage, offers.reply #>> '{reasons,0,code}' as code,
        first.state as first_state, extract(epoch from first.at - offers.created_at) as seconds,
        case
          when offers.state = 'waiting' or first.source in ('call', 'push') then 'asked'
          when offers.reply #>> '{reasons,0,code}' = 'knocked_out' then 'ruled_out'
          else 'by_hand' end as how
      from current_offers as offers
      join quotes on quotes.id = offers.quote_id
      left join offer_versions as first on first.offer_uuid = offers.uuid and first.number = 1
      where ${isIn(period, sql`offers.created_at`)}
        ${site === undefined ? sql`` : sql`and quotes.site = ${site}`}
        ${line === undefined ? sql`` : sql`and offers.line = ${line}`}
        ${channel === undefined ? sql`` : sql`and ${channelOf} = ${channel}`}
    )
    select carrier,
      count(*) filter (where how = 'asked')::int as asked,
      count(*) filter (where how = 'asked' and state = 'quoted')::int as offered,
      count(*) filter (where how = 'asked' and state in ('referred', 'needs_information'))::int as referred,
      count(*) filter (where how = 'asked' and state = 'declined')::int as declined,
      count(*) filter (where how = 'asked' and state = 'unavailable' and code is distinct from 'refused')::int as failed,
      count(*) filter (where how = 'asked' and state = 'unavailable' and code = 'refused')::int as refused,
      count(*) filter (where how = 'asked' and state = 'waiting')::int as waiting,
      count(*) filter (where how = 'ruled_out')::int as ruled_out,
      count(*) filter (where how = 'by_hand')::int as by_hand,
      count(*) filter (where how = 'asked' and stage in (${sql.join(takenStages)}))::int as chosen,
      count(*) filter (where how = 'asked' and stage = 'bound')::int as bound,
      percentile_cont(0.5) within group (order by seconds)
        filter (where how = 'asked' and first_state <> 'unavailable') as median_seconds,
      percentile_cont(0.95) within group (order by seconds)
        filter (where how = 'asked' and first_state <> 'unavailable') as p95_seconds
    from offered
    group by carrier
    order by asked desc, carrier`.execute(db)
  return rows
}
