import { daysBefore, leftAfterHours, type NextStep, renewalLapsesAfter } from '@coverwright/core/lifecycle/next-step'
import type { RequestState } from '@coverwright/core/lifecycle/policy-request'
import { type RawBuilder, sql } from 'kysely'

/** The day on which queues are looked at. */
export type QueueTime = {
  readonly now: Date
  /** `YYYY-MM-DD` where the insurance is bought. */
  readonly today: string
}

/** A queue: which of `desk_places` are in it, and since when each waits there. */
type Queue = readonly [step: NextStep, holds: RawBuilder<boolean>, since: RawBuilder<Date>]

const always = sql<boolean>`true`

/** The last save of a draft is not kept with its place, since each save would have to write it. */
const lastSave = sql`(select greatest(abandoned_at, updated_at) from quotes where quotes.id = place.quote_id)`
const isAbandoned = (now: Date) =>
  sql<boolean>`(select abandoned_at >= updated_at or updated_at < ${new Date(now.getTime() - leftAfterHours * 3_600_000)}
    from quotes where quotes.id = place.quote_id)`

/** Of any submission, since what was bound stays when its application is submitted again. */
const isDeclined = sql<boolean>`exists (select from policy_renewals
  where policy_renewals.quote_id = place.quote_id and declined_at is not null
    and not exists (select from quotes as renewal where renewal.renews = policy_renewals.submission_uuid))`

/** Has a policy that ends on such a day, is not cancelled, and whose renewal has not been started. */
const hasEnding = (from: string, until: string) => sql<boolean>`exists (
  select from submission_rounds as submitted
  join offers on offers.submission_uuid = submitted.uuid and offers.stage = 'bound'
  join bind_confirmations as policy on policy.offer_uuid = offers.uuid
  where submitted.quote_id = place.quote_id and policy.effective_to >= ${from} and policy.effective_to <= ${until}
    and not exists (select from quotes as renewal where renewal.renews = submitted.whole_uuid)
    and not exists (select from policy_requests
      where policy_requests.offer_uuid = offers.uuid and kind = 'cancel' and policy_requests.state = 'done'))`

/** What a customer asks of the insurer of a policy. */
const requests = (state: RequestState) =>
  sql`from policy_requests where policy_requests.quote_id = place.quote_id and state = ${sql.lit(state)}`
const hasRequest = (state: RequestState) => sql<boolean>`exists (select ${requests(state)})`
const requestedAt = (state: RequestState) => sql<Date>`(select min(changed_at) ${requests(state)})`

/** Each application is in the first queue that holds it: the one place where this is decided, for lists, counts and records. */
const queues = ({ now, today }: QueueTime): readonly Queue[] => [
  ['closed', sql`closed_at is not null`, sql`closed_at`],
  // Whatever else goes on, somebody waits for the insurer of a policy.
  ['policy_asked', sql`bound_at is not null and ${hasRequest('asked')}`, requestedAt('asked')],
  ['policy_with_insurer', sql`bound_at is not null and ${hasRequest('with_insurer')}`, requestedAt('with_insurer')],
  ['no_reply', sql`no_reply_at is not null`, sql`no_reply_at`],
  ['asked_to_bind', sql`bind_asked_at is not null`, sql`bind_asked_at`],
  ['waiting_customer', sql`contingent_at is not null`, sql`contingent_at`],
  ['replied', sql`replied_at is not null`, sql`replied_at`],
  ['waiting_customer', sql`asked_at is not null`, sql`asked_at`],
  ['abandoned', sql`is_draft and follow_up and ${isAbandoned(now)}`, sql`${lastSave}`],
  ['new', sql`is_draft and owner_email is null`, sql`known_at`],
  ['waiting_customer', sql`is_draft`, sql`coalesce(owned_at, known_at)`],
  ['insurer_asks', sql`asks_at is not null`, sql`asks_at`],
  ['referred', sql`referred_at is not null`, sql`referred_at`],
  ['waiting_customer', sql`chosen_at is not null`, sql`chosen_at`],
  ['bound_open', sql`bound_at is not null and task_at is not null`, sql`greatest(bound_at, task_at)`],
  ['not_renewed', sql`bound_at is not null and ${isDeclined}`, sql`bound_at`],
  [
    'renewals_due',
    // The last of its policies first, which needs no review at the others.
    sql`bound_at is not null and ends_on >= ${dayFrom(today, -renewalLapsesAfter)}
      and ${hasEnding(dayFrom(today, -renewalLapsesAfter), dayFrom(today, daysBefore.renewal))}`,
    sql`bound_at`,
  ],
  ['bound', sql`bound_at is not null`, sql`bound_at`],
  ['waiting_insurer', sql`waiting_at is not null`, sql`waiting_at`],
  ['expiring', sql`quoted_at is not null and valid_until <= ${dayFrom(today, daysBefore.expiry)}`, sql`quoted_at`],
  ['waiting_customer', sql`quoted_at is not null`, sql`quoted_at`],
  ['no_online_insurer', always, sql`coalesce(answered_at, known_at)`],
]

const numberedQueues = (moment: QueueTime) =>
  queues(moment).map((queue, number) => ({ queue, number: sql.lit(number) }))

const joinCases = (each: readonly RawBuilder<unknown>[]) => sql.join(each, sql` `)

/**
 * The places of a site with `next_step` and `since`, as a query to select from.
 * @param condition about `place`
 */
export const selectWithQueue = (moment: QueueTime, condition: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  select placed.*,
    case queue ${joinCases(numberedQueues(moment).map(({ queue: [step], number }) => sql`when ${number} then ${sql.lit(step)}`))} end
      as next_step
  from (
    select place.*,
      case ${joinCases(numberedQueues(moment).map(({ queue: [, holds], number }) => sql`when ${holds} then ${number}`))} end as queue
    from desk_places as place where ${condition}
  ) as placed`

/** Since when a row of `placesIn`, called `place`, waits; to the millisecond, as cursors are. */
export const sinceOf = (moment: QueueTime): RawBuilder<Date> => sql`
  date_trunc('milliseconds', case queue ${joinCases(
    numberedQueues(moment).map(({ queue: [, , since], number }) => sql`when ${number} then ${since}`),
  )} end)`

export function dayFrom(today: string, days: number): string {
  const day = new Date(`${today}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
