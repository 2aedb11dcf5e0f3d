import type { NoticeEvent } from './notices.ts'

/** Who may cause an event. `clock` is the passing of time, `payments` the service that takes payments. */
export const causes = ['applicant', 'agent', 'desk', 'insurer', 'payments', 'clock'] as const
export type Cause = (typeof causes)[number]

export type Transition<State extends string, Event extends string> = {
  readonly event: Event
  readonly from: readonly State[]
  readonly to: State
  readonly by: readonly Cause[]
  /** Its name in the table of notices, which says who is mailed. */
  readonly notifies?: NoticeEvent
}

/** The states of a thing as a table: what may happen in which state, who may cause it, and what follows. */
export type Lifecycle<State extends string, Event extends string> = {
  readonly states: readonly State[]
  readonly initial: State
  readonly transitions: readonly Transition<State, Event>[]
}

/** Why an event is refused: it does not happen in this state, or this cause may not bring it about. */
export type Refusal = { readonly refused: 'state' | 'cause' }

/** What an event leads to. At most one transition fits a state, an event and a cause; each table has a test of that. */
export function transition<State extends string, Event extends string>(
  { transitions }: Lifecycle<State, Event>,
  state: State,
  event: Event,
  by: Cause,
): Transition<State, Event> | Refusal {
  const fitting = transitions.filter((each) => each.event === event && each.from.includes(state))
  if (fitting.length === 0) return { refused: 'state' }
  return fitting.find((each) => each.by.includes(by)) ?? { refused: 'cause' }
}

/** The events that a cause may bring about in a state. */
export const possibleEvents = <State extends string, Event extends string>(
  { transitions }: Lifecycle<State, Event>,
  state: State,
  by: Cause,
): readonly Event[] =>
  transitions.filter((each) => each.from.includes(state) && each.by.includes(by)).map(({ event }) => event)

/** The state after events in their order. Throws for an event that could not have happened. */
export const stateAfter = <State extends string, Event extends string>(
  lifecycle: Lifecycle<State, Event>,
  events: readonly { readonly event: Event; readonly by: Cause }[],
): State =>
  events.reduce((state, { event, by }) => {
    const next = transition(lifecycle, state, event, by)
    if ('refused' in next) throw new Error(`${event} by ${by} does not happen in ${state}`)
    return next.to
  }, lifecycle.initial)
