import { isRecord } from '@coverwright/core/answers/answers'

/** A link whose renewal could not be opened. It is kept in the history entry's state, not in the address. */
export type FailedOpening = {
  readonly link: string
  /** The failure may pass, such as a server that does not respond; false if there is no such renewal. */
  readonly passing: boolean
}

export const failedOpeningState = (failedOpening: FailedOpening) => ({ failedOpening })

/** Reads it from a history entry's state; undefined if there is none. */
export function readFailedOpening(state: unknown): FailedOpening | undefined {
  const failure = isRecord(state) ? state.failedOpening : undefined
  if (!isRecord(failure) || typeof failure.link !== 'string' || !failure.link.startsWith('/uuid/')) return undefined
  return { link: failure.link, passing: failure.passing === true }
}
