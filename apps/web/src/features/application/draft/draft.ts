import type { Answers } from '@coverwright/core/answers/answers'

/** What was entered on a page and is not saved, by path. `version` is the quote's when it was typed. */
export type Draft = {
  readonly version?: number
  readonly entered: Readonly<Record<string, unknown>>
  /** What each control showed before it was changed, to tell whether somebody else has changed it since. */
  readonly seen?: Readonly<Record<string, unknown>>
  /** Bodies that were sent and never acknowledged: a stored answer that equals one of them is the person's own. */
  readonly sent?: readonly Answers[]
}

export const noDraft: Draft = { entered: {} }

/** What was typed while `from` was being saved, as a draft of the new version; undefined if nothing was. */
export function typedSince(from: Draft, now: Draft, version: number): Draft | undefined {
  const since = Object.keys(now.entered).filter((path) => now.entered[path] !== from.entered[path])
  if (since.length === 0) return undefined
  return { version, entered: Object.fromEntries(since.map((path) => [path, now.entered[path]])) }
}
