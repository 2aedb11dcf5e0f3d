import { type Cause, type Lifecycle, transition } from '@coverwright/core/lifecycle/lifecycle'
import { AppError } from '../../../../platform/errors/app-error.ts'

/**
 * The state that an event leads to.
 * @throws 409 `lifecycle.impossible`, or 403 where others may cause it
 */
export function nextOf<State extends string, Event extends string>(
  lifecycle: Lifecycle<State, Event>,
  state: State,
  event: Event,
  by: Cause,
): State {
  const next = transition(lifecycle, state, event, by)
  if (!('refused' in next)) return next.to
  throw next.refused === 'state'
    ? new AppError(409, 'lifecycle.impossible', `It is ${words(state)}, so it cannot ${words(event)}.`)
    : new AppError(403, 'lifecycle.not_yours', `You may not do this: ${words(event)}.`)
}

const words = (name: string): string => name.replaceAll('_', ' ')
