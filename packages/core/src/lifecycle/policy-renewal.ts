import type { Lifecycle } from './lifecycle.ts'

/** How far the renewal of what was bound has come. */
export const renewalStates = ['not_due', 'due', 'started', 'renewed', 'declined', 'lapsed'] as const
export type RenewalState = (typeof renewalStates)[number]

export type RenewalEvent = 'fall_due' | 'begin' | 'confirm' | 'decline' | 'lapse'

const customer = ['applicant', 'agent', 'desk'] as const

export const policyRenewal: Lifecycle<RenewalState, RenewalEvent> = {
  states: renewalStates,
  initial: 'not_due',
  transitions: [
    { event: 'fall_due', from: ['not_due'], to: 'due', by: ['clock'], notifies: 'renewal_due' },
    {
      event: 'begin',
      from: ['not_due', 'due', 'declined', 'lapsed'],
      to: 'started',
      by: ['applicant', 'agent'],
    },
    { event: 'confirm', from: ['started'], to: 'renewed', by: ['insurer', 'desk'] },
    {
      event: 'decline',
      from: ['not_due', 'due', 'started'],
      to: 'declined',
      by: customer,
      notifies: 'renewal_declined',
    },
    { event: 'lapse', from: ['due', 'started'], to: 'lapsed', by: ['clock'] },
  ],
}

export const declineReasons = ['other_insurer', 'price', 'not_needed', 'business_ended', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]

export type RenewalFacts = {
  /** The end of the insurance, and today: `YYYY-MM-DD`. */
  readonly ends: string
  readonly today: string
  /** The day from which its renewal is due. */
  readonly dueFrom: string
  readonly isBegun: boolean
  /** An insurer has confirmed the next year. */
  readonly isBound: boolean
  readonly isDeclined: boolean
}

/** The state, derived from stored data; only declining is stored as such. */
export function renewalState({ ends, today, dueFrom, isBegun, isBound, isDeclined }: RenewalFacts): RenewalState {
  if (isBound) return 'renewed'
  if (isDeclined) return 'declined'
  if (ends <= today) return 'lapsed'
  if (isBegun) return 'started'
  return dueFrom <= today ? 'due' : 'not_due'
}
