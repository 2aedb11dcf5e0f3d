import { isRecord } from '@coverwright/core/answers/answers'

/** A link whose renewal could not be opened. It travels with the page's place in the history, not in its address. */
export type FailedOpening = {
  readonly link: string
  /** The server did not answer, rather than that it knows no such renewal. */
  readonly passing: boolean
}

export const failedOpening = (what: FailedOpening) => ({ failedOpening: what })

/** What the history says of it; undefined where nothing failed. */
export function failedOpeningIn(state: unknown): FailedOpening | undefined {
  const what = isRecord(state) ? state.failedOpening : undefined
  if (!isRecord(what) || typeof what.link !== 'string' || !what.link.startsWith('/uuid/')) return undefined
  return { link: what.link, passing: what.passing === true }
}
