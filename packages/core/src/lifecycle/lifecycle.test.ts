import { expect, it } from 'vitest'
import { applicationLifecycle, applicationState } from './application.ts'
import { billLifecycle, billState } from './bill.ts'
import { insurerAnswer } from './insurer-answer.ts'
import { causes, type Lifecycle, possibleEvents, stateAfter, transition } from './lifecycle.ts'
import { notices } from './notices.ts'
import { isTaken, offerLifecycle, offerStages, stageOn } from './offer.ts'
import { policyRenewal, renewalState } from './policy-renewal.ts'
import { policyRequest } from './policy-request.ts'

const tables: readonly (readonly [string, Lifecycle<string, string>])[] = [
  ['application', applicationLifecycle],
  ['insurer’s answer', insurerAnswer],
  ['offer', offerLifecycle],
  ['bill', billLifecycle],
  ['renewal', policyRenewal],
  ['request about a policy', policyRequest],
]

/** The final states of a table. */
const ends = new Map<unknown, readonly string[]>([
  [billLifecycle, ['refunded']],
  [policyRenewal, ['renewed']],
  [policyRequest, ['done', 'refused', 'withdrawn']],
])

it.for(tables)('%s: at most one transition fits a state, an event and a cause', ([, table]) => {
  const all = table.transitions.flatMap(({ event, from, by }) =>
    from.flatMap((state) => by.map((cause) => `${event} in ${state} by ${cause}`)),
  )
  expect(new Set(all).size).toBe(all.length)
})

it.for(tables)('%s: every state can be reached from the first', ([, { states, initial, transitions }]) => {
  const reachedStates = new Set([initial])
  for (const _ of states) {
    for (const { from, to } of transitions) if (from.some((state) => reachedStates.has(state))) reachedStates.add(to)
  }
  expect([...reachedStates].sort()).toEqual([...states].sort())
})

it.for(tables)('%s: no state is a dead end except the final ones', ([, table]) => {
  const dead = table.states.filter((state) => causes.every((cause) => possibleEvents(table, state, cause).length === 0))
  const ending = ends.get(table) ?? ['bound']
  expect(dead).toEqual(table.states.filter((state) => ending.includes(state)))
})

/** The notices that a change of state causes. */
const besideTables: readonly string[] = [
  ...[
    'code_asked',
    'account_erased',
    'staff_added',
    'message_written',
    'mail_undelivered',
    'webhook_disabled',
    'task_due',
  ],
  ...['application_saved', 'application_handed_over', 'application_left', 'application_assigned', 'no_online_insurer'],
  ...['customer_asked', 'customer_replied', 'proposal_sent', 'prices_ready', 'policy_request_asked'],
  // Money that does not match a bill changes nothing of it.
  ...['bill_paid_twice', 'bill_other_amount'],
]

it('the tables name every change of state that people are notified of', () => {
  const events = tables.flatMap(([, { transitions }]) => transitions.flatMap(({ notifies: tells = [] }) => tells))
  expect(new Set([...events, ...besideTables])).toEqual(new Set(notices.map(({ event }) => event)))
  expect(events.filter((event) => besideTables.includes(event))).toEqual([])
})

it('only an insurer’s confirmation makes an offer bound, given by its interface or at the desk', () => {
  const toBound = offerLifecycle.transitions.filter(({ to }) => to === 'bound')
  expect(toBound.map(({ event, by }) => [event, by])).toEqual([['confirm', ['insurer', 'desk']]])
  for (const cause of ['applicant', 'agent', 'clock'] as const) {
    expect(transition(offerLifecycle, 'bind_requested', 'confirm', cause)).toEqual({ refused: 'cause' })
  }
  expect(transition(offerLifecycle, 'chosen', 'confirm', 'insurer')).toEqual({ refused: 'state' })
})

it('a referral that is answered days later, chosen, asked to bind, and bound after a signature', () => {
  expect(
    stateAfter(insurerAnswer, [
      { event: 'refer', by: 'insurer' },
      { event: 'ask', by: 'insurer' },
      { event: 'inform', by: 'applicant' },
      { event: 'quote', by: 'insurer' },
    ]),
  ).toBe('quoted')
  expect(
    stateAfter(offerLifecycle, [
      { event: 'choose', by: 'applicant' },
      { event: 'request_bind', by: 'applicant' },
      { event: 'require', by: 'insurer' },
      { event: 'fulfil', by: 'applicant' },
      { event: 'confirm', by: 'insurer' },
    ]),
  ).toBe('bound')
  expect(() => stateAfter(offerLifecycle, [{ event: 'confirm', by: 'insurer' }])).toThrow('does not happen in open')
})

it('an insurer that does not answer is asked again by the desk, and may answer late', () => {
  const silent = [
    { event: 'choose', by: 'applicant' },
    { event: 'request_bind', by: 'applicant' },
    { event: 'give_up', by: 'clock' },
  ] as const
  expect(stateAfter(offerLifecycle, silent)).toBe('no_reply')
  expect(stateAfter(offerLifecycle, [...silent, { event: 'ask_again', by: 'desk' }])).toBe('bind_requested')
  expect(stateAfter(offerLifecycle, [...silent, { event: 'confirm', by: 'insurer' }])).toBe('bound')
  expect(transition(offerLifecycle, 'no_reply', 'ask_again', 'applicant')).toEqual({ refused: 'cause' })
  expect(transition(offerLifecycle, 'no_reply', 'unchoose', 'applicant')).toEqual({ refused: 'state' })
})

it('an offer expires at the end of its last day, and only while nobody has chosen it', () => {
  expect(stageOn('open', '2026-03-01', '2026-03-01')).toBe('open')
  expect(stageOn('open', '2026-03-01', '2026-03-02')).toBe('expired')
  expect(stageOn('open', undefined, '2026-03-02')).toBe('open')
  for (const stage of offerStages.filter((each) => each !== 'open')) {
    expect(stageOn(stage, '2026-03-01', '2026-03-02')).toBe(stage)
  }
})

it('an application is bound once every chosen offer is', () => {
  const facts = { isSubmitted: true, isClosed: false }
  expect(applicationState({ ...facts, isSubmitted: false, stages: [] })).toBe('draft')
  expect(applicationState({ ...facts, stages: ['open', 'refused', 'expired'] })).toBe('submitted')
  expect(applicationState({ ...facts, stages: ['bound', 'bind_requested', 'open'] })).toBe('chosen')
  expect(applicationState({ ...facts, stages: ['bound', 'bound', 'withdrawn'] })).toBe('bound')
  expect(applicationState({ ...facts, isClosed: true, stages: ['open'] })).toBe('closed')
  expect(offerStages.filter(isTaken)).toEqual(['chosen', 'bind_requested', 'no_reply', 'contingent', 'bound'])
})

it('a bill of an offer that ended is cancelled, or to be refunded where it was paid', () => {
  expect(billState('due', 'refused')).toBe('cancelled')
  expect(billState('paid', 'refused')).toBe('to_refund')
  expect(billState('paid', 'withdrawn')).toBe('to_refund')
  expect(billState('refunded', 'refused')).toBe('refunded')
  expect(billState('paid', 'bound')).toBe('paid')
  expect(transition(billLifecycle, 'cancelled', 'pay', 'payments')).toMatchObject({ to: 'to_refund' })
  expect(transition(billLifecycle, 'paid', 'pay', 'payments')).toEqual({ refused: 'state' })
  expect(transition(billLifecycle, 'due', 'pay', 'applicant')).toEqual({ refused: 'cause' })
})

it('only an insurer’s answer ends a request about a policy for good, recorded at the desk or by itself', () => {
  const byInsurer = policyRequest.transitions.filter(({ to }) => to === 'done' || to === 'refused')
  expect(byInsurer.flatMap(({ by }) => by).every((cause) => cause === 'insurer' || cause === 'desk')).toBe(true)
  expect(transition(policyRequest, 'asked', 'confirm', 'desk')).toEqual({ refused: 'state' })
})

it('a renewal falls due on its day, and lapses with the insurance unless an insurer confirmed the next year', () => {
  const none = { isBegun: false, isBound: false, isDeclined: false }
  const on = (today: string, more: Partial<typeof none> = {}) =>
    renewalState({ ends: '2027-03-01', dueFrom: '2026-12-31', today, ...none, ...more })
  expect([on('2026-12-30'), on('2026-12-31'), on('2027-02-28'), on('2027-03-01')]).toEqual([
    'not_due',
    'due',
    'due',
    'lapsed',
  ])
  expect(on('2027-01-01', { isBegun: true })).toBe('started')
  expect(on('2027-03-01', { isBegun: true })).toBe('lapsed')
  expect(on('2027-03-01', { isBegun: true, isBound: true })).toBe('renewed')
  expect(on('2027-01-01', { isDeclined: true })).toBe('declined')
})
