import type { NextMove } from '@coverwright/core/lifecycle/next-move'
import { type RawBuilder, sql } from 'kysely'

type Moment = {
  readonly now: Date
  /** `YYYY-MM-DD` where the insurance is bought. */
  readonly today: string
}

/**
 * They signed in to it, began it themselves, or somebody sent them a link that works, or the proposal. The confirmation
 * that is mailed on submission asks nothing of them.
 */
const clientHasIt = (now: Date) => sql<boolean>`(quotes.person_id is not null
  or quotes.agent_id is null and quotes.agency_id is null
  or exists (select from retrieval_links as link where link.quote_id = quotes.id
    and link.purpose <> 'submitted' and link.revoked_at is null and link.expires_at > ${now})
  or exists (select from quote_events as sent where sent.quote_id = quotes.id and sent.kind = 'proposal_sent'))`

const hasPrice = (today: string) => sql<boolean>`exists (select from current_offers as priced
  where priced.quote_id = quotes.id and priced.state = 'quoted' and priced.stage = 'open'
    and coalesce(priced.reply ->> 'valid_until', ${today}) >= ${today})`

/** When each move is the next one, in this order: the one place where this is decided, for rows and for the filter. */
const conditions = ({ now, today }: Moment): Readonly<Record<NextMove, RawBuilder<boolean>>> => ({
  closed: sql`quotes.closed_at is not null`,
  bind_silent: sql`place.no_reply_at is not null`,
  confirm: sql`place.bind_asked_at is not null`,
  supply: sql`place.contingent_at is not null`,
  reply: sql`place.asked_at is not null`,
  finish: sql`not quotes.completed and ${clientHasIt(now)}`,
  fill_in: sql`not quotes.completed`,
  answer: sql`place.asks_at is not null`,
  decide: sql`place.referred_at is not null and not ${hasPrice(today)}`,
  agree: sql`place.chosen_at is not null`,
  bound: sql`place.bound_at is not null`,
  choose: sql`${hasPrice(today)} and ${clientHasIt(now)}`,
  propose: hasPrice(today),
  reading: sql`place.waiting_at is not null`,
  reprice: sql`place.quoted_at is not null`,
  place: sql`true`,
})

/** The next move on a row of `quotes`. */
export const nextMoveAt = (moment: Moment): RawBuilder<NextMove> => {
  const cases = Object.entries(conditions(moment)).map(([move, holds]) => sql`when ${holds} then ${sql.lit(move)}`)
  return sql`(select case ${sql.join(cases, sql` `)} end
    from (select quotes.id) as one left join desk_places as place on place.quote_id = one.id)`
}
