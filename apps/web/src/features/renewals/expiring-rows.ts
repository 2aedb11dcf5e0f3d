import type { ExpiringReply } from '@coverwright/contract/renewals'

export type ExpiringState = 'open' | 'started' | 'sent'

export type ExpiringRow = {
  readonly policy: ExpiringReply
  readonly daysLeft: number
  readonly state: ExpiringState
}

const day = 24 * 60 * 60 * 1000

/** Whole days from one calendar day to another, both YYYY-MM-DD; negative if `to` comes first. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / day)

const stateOf = ({ started, completed }: ExpiringReply): ExpiringState => {
  if (completed) return 'sent'
  return started ? 'started' : 'open'
}

/** The expiring policies by the time left; those whose renewal is submitted come last. */
export const expiringRows = (policies: readonly ExpiringReply[], today: string): readonly ExpiringRow[] =>
  policies
    .map((policy) => ({ policy, daysLeft: daysBetween(today, policy.expiring_on), state: stateOf(policy) }))
    .toSorted(
      (left, right) =>
        Number(left.state === 'sent') - Number(right.state === 'sent') ||
        left.daysLeft - right.daysLeft ||
        left.policy.company_name.localeCompare(right.policy.company_name),
    )

/** The message for the time left, with its number of days. */
export function timeLeft(daysLeft: number): { readonly key: string; readonly count: number } {
  if (daysLeft === 0) return { key: 'page.renewals.today', count: 0 }
  return daysLeft > 0
    ? { key: 'page.renewals.daysLeft', count: daysLeft }
    : { key: 'page.renewals.daysAgo', count: -daysLeft }
}
