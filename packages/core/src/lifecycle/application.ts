import type { Lifecycle } from './lifecycle.ts'
import { isTaken, type OfferStage } from './offer.ts'

export const applicationStates = ['draft', 'submitted', 'chosen', 'bound', 'closed'] as const
export type ApplicationState = (typeof applicationStates)[number]

export type ApplicationEvent =
  | 'submit'
  | 'change'
  | 'choose'
  | 'unchoose'
  | 'bind'
  | 'close'
  | 'reopen'
  | 'reopen_draft'

const customer = ['applicant', 'agent', 'desk'] as const

export const applicationLifecycle: Lifecycle<ApplicationState, ApplicationEvent> = {
  states: applicationStates,
  initial: 'draft',
  transitions: [
    { event: 'submit', from: ['draft'], to: 'submitted', by: customer, notifies: 'application_submitted' },
    // A submitted application whose answers change is submitted again and gets new offers.
    { event: 'change', from: ['submitted', 'chosen'], to: 'draft', by: customer },
    { event: 'choose', from: ['submitted'], to: 'chosen', by: customer },
    { event: 'unchoose', from: ['chosen'], to: 'submitted', by: customer },
    { event: 'bind', from: ['chosen'], to: 'bound', by: ['insurer', 'desk'] },
    // Closing takes a choice back, unless the insurer has been asked to bind: then it is not closed.
    {
      event: 'close',
      from: ['draft', 'submitted', 'chosen'],
      to: 'closed',
      by: ['desk', 'agent'],
      notifies: 'application_closed',
    },
    { event: 'reopen', from: ['closed'], to: 'submitted', by: customer, notifies: 'application_reopened' },
    // One that was never submitted, or whose answers have changed since.
    { event: 'reopen_draft', from: ['closed'], to: 'draft', by: customer, notifies: 'application_reopened' },
  ],
}

export type ApplicationFacts = {
  readonly isSubmitted: boolean
  readonly isClosed: boolean
  /** The stages of the offers of its last submission. */
  readonly stages: readonly OfferStage[]
}

/**
 * The state of an application, derived from what is stored about it. With several lines it is bound once every chosen
 * offer is.
 */
export function applicationState({ isSubmitted, isClosed, stages }: ApplicationFacts): ApplicationState {
  if (isClosed) return 'closed'
  if (!isSubmitted) return 'draft'
  const chosenStages = stages.filter(isTaken)
  if (chosenStages.length === 0) return 'submitted'
  return chosenStages.every((stage) => stage === 'bound') ? 'bound' : 'chosen'
}
