import type { Lifecycle } from './lifecycle.ts'

/** What one insurer has answered so far for one line of a submission. */
export const answerStates = ['waiting', 'needs_information', 'referred', 'quoted', 'declined', 'unavailable'] as const
export type AnswerState = (typeof answerStates)[number]

export type AnswerEvent = 'quote' | 'refer' | 'ask' | 'inform' | 'decline' | 'give_up'

const byInsurer = ['insurer', 'desk'] as const
/** An insurer may answer, and change its answer, days later: through its interface, or through somebody at the desk. */
export const insurerAnswer: Lifecycle<AnswerState, AnswerEvent> = {
  states: answerStates,
  initial: 'waiting',
  transitions: [
    // A declination may be reconsidered, and a quote replaced by a newer version.
    { event: 'quote', from: answerStates, to: 'quoted', by: byInsurer, notifies: 'insurer_answered' },
    {
      event: 'refer',
      from: answerStates,
      to: 'referred',
      by: byInsurer,
      notifies: 'insurer_refers',
    },
    {
      event: 'ask',
      from: answerStates,
      to: 'needs_information',
      by: byInsurer,
      notifies: 'insurer_asks',
    },
    {
      event: 'inform',
      from: ['needs_information'],
      to: 'referred',
      by: ['applicant', 'agent', 'desk'],
      notifies: 'insurer_informed',
    },
    {
      event: 'decline',
      from: ['waiting', 'needs_information', 'referred', 'quoted', 'unavailable'],
      to: 'declined',
      by: byInsurer,
      notifies: 'insurer_answered',
    },
    { event: 'give_up', from: ['waiting'], to: 'unavailable', by: ['clock'], notifies: 'insurer_silent' },
  ],
}
