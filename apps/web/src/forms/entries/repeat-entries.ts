import { isRecord } from '@coverwright/core/answers/answers'
import type { Entry } from './entered-answers.ts'

export const entriesOf = (answer: unknown): readonly Entry[] => (Array.isArray(answer) ? answer.filter(isRecord) : [])

const idOf = (entry: Entry): string => String(entry.id)

/** An id that no entry has, nor had while it was the last one. */
function nextId(entries: readonly Entry[]): string {
  const takenNumbers = entries.map((entry) => Number(/^r(\d+)$/.exec(idOf(entry))?.[1] ?? 0))
  return `r${Math.max(0, ...takenNumbers) + 1}`
}

/** Adds an entry; `initial` are its answers. */
export const withNew = (entries: readonly Entry[], initial: Entry = {}): readonly Entry[] => [
  ...entries,
  { ...initial, id: nextId(entries) },
]

/** Entries that nobody entered, each with an id of its own. */
export const withIds = (list: readonly Entry[]): readonly Entry[] =>
  list.map((each, at) => ({ ...each, id: `r${at + 1}` }))

/** At least `count` entries, blank ones added, so that a list that needs some opens with them. */
export function atLeast(entries: readonly Entry[], count: number): readonly Entry[] {
  let longerEntries = entries
  while (longerEntries.length < count) longerEntries = withNew(longerEntries)
  return longerEntries
}

export const replaceEntry = (entries: readonly Entry[], id: unknown, entry: Entry): readonly Entry[] =>
  entries.map((each) => (each.id === id ? { ...entry, id } : each))

export const without = (entries: readonly Entry[], id: unknown): readonly Entry[] =>
  entries.filter((each) => each.id !== id)
