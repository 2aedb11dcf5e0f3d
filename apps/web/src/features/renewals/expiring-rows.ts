import type { ExpiringReply } from '@coverwright/contract/renewals'

export type ExpiringState = 'open' | 'started' | 'sent'

export type ExpiringRow = {
  readonly firm: ExpiringReply
  readonly daysLeft: number
  readonly state: ExpiringState
}

const day = 24 * 60 * 60 * 1000

/** Whole days from one calendar day to another, both YYYY-MM-DD; negative when it has passed. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / day)

const stateOf = ({ started, completed }: ExpiringReply): ExpiringState => {
  if (completed) return 'sent'
  return started ? 'started' : 'open'
}

/** The firms, the one that has least time first; what was sent needs nothing more and stands last. */
export const expiringRows = (firms: readonly ExpiringReply[], today: string): readonly ExpiringRow[] =>
  firms
    .map((firm) => ({ firm, daysLeft: daysBetween(today, firm.expiring_on), state: stateOf(firm) }))
    .toSorted(
      (left, right) =>
        Number(left.state === 'sent') - Number(right.state === 'sent') ||
        left.daysLeft - right.daysLeft ||
        left.firm.company_name.localeCompare(right.firm.company_name),
    )

/** How the time left is said: the message and its number. */
export function timeLeft(daysLeft: number): { readonly key: string; readonly count: number } {
  if (daysLeft === 0) return { key: 'page.renewals.today', count: 0 }
  return daysLeft > 0
    ? { key: 'page.renewals.daysLeft', count: daysLeft }
    : { key: 'page.renewals.daysAgo', count: -daysLeft }
}
