import type { Answers } from '@coverwright/core/answers/answers'

/** What stands in a page's controls and is not saved yet, by the answer's path; `version` is the quote it was typed on. */
export type Draft = {
  readonly version?: number
  readonly entered: Readonly<Record<string, unknown>>
  /** What stood in each control before it was touched: whether somebody else changed it since, shows by this. */
  readonly seen?: Readonly<Record<string, unknown>>
  /** The last bodies that were sent and never acknowledged: an answer stored under one of them is the person's own. */
  readonly sent?: readonly Answers[]
}

export const noDraft: Draft = { entered: {} }

/** What was typed while `from` was being saved, on top of what that made; undefined when nothing was. */
export function typedSince(from: Draft, now: Draft, version: number): Draft | undefined {
  const since = Object.keys(now.entered).filter((path) => now.entered[path] !== from.entered[path])
  if (since.length === 0) return undefined
  return { version, entered: Object.fromEntries(since.map((path) => [path, now.entered[path]])) }
}
