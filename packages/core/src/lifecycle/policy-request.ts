import type { Lifecycle } from './lifecycle.ts'

/** What a customer may ask of the insurer of a policy. */
export const requestKinds = ['change', 'cancel'] as const
export type RequestKind = (typeof requestKinds)[number]

export const requestStates = ['asked', 'with_insurer', 'done', 'refused', 'withdrawn'] as const
export type RequestState = (typeof requestStates)[number]

export type RequestEvent = 'pass_on' | 'confirm' | 'refuse' | 'withdraw'

const byInsurer = ['insurer', 'desk'] as const
const customer = ['applicant', 'agent', 'desk'] as const

/** Nothing is changed or cancelled before the insurer has confirmed it. */
export const policyRequest: Lifecycle<RequestState, RequestEvent> = {
  states: requestStates,
  initial: 'asked',
  transitions: [
    { event: 'pass_on', from: ['asked'], to: 'with_insurer', by: ['desk'], notifies: 'policy_request_passed_on' },
    { event: 'confirm', from: ['with_insurer'], to: 'done', by: byInsurer, notifies: 'policy_request_done' },
    {
      event: 'refuse',
      from: ['asked', 'with_insurer'],
      to: 'refused',
      by: byInsurer,
      notifies: 'policy_request_refused',
    },
    // The insurer may already have done what it was asked.
    { event: 'withdraw', from: ['asked'], to: 'withdrawn', by: customer, notifies: 'policy_request_withdrawn' },
  ],
}

/** Requests that wait for somebody. */
export const isOpenRequest = (state: RequestState): boolean => state === 'asked' || state === 'with_insurer'

/** What a change is about. */
export const changeTopics = [
  'address',
  'coverage',
  'people',
  'property',
  'additional_insured',
  'name',
  'other',
] as const
export type ChangeTopic = (typeof changeTopics)[number]

/** Why a policy is to be cancelled. */
export const cancelReasons = ['other_insurer', 'price', 'not_needed', 'business_ended', 'other'] as const
export type CancelReason = (typeof cancelReasons)[number]
