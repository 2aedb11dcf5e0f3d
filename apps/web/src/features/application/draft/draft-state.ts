import type { AnswerPath } from '@coverwright/core/answers/answers'
import type { Draft } from './draft.ts'

/** The draft of an open page, outside of React: an answer draws the one field that it changes, and a typed letter nothing. */
export type DraftState = {
  readonly current: () => Draft
  readonly entered: (path: AnswerPath) => unknown
  /** @param typedInto the field whose own control shows the change already */
  readonly set: (next: Draft, typedInto?: AnswerPath) => void
  /** Counts how often a field was changed by anything but its own control. */
  readonly written: (path: AnswerPath) => number
  /** Calls back when a field's entry has changed. */
  readonly subscribe: (path: AnswerPath, listener: () => void) => () => void
}

export function createDraftState(first: Draft): DraftState {
  let draft = first
  const written = new Map<AnswerPath, number>()
  const listeners = new Map<AnswerPath, Set<() => void>>()
  return {
    current: () => draft,
    entered: (path) => draft.entered[path],
    written: (path) => written.get(path) ?? 0,
    set: (next, typedInto) => {
      const before = draft.entered
      draft = next
      const touched = typedInto === undefined ? Object.keys({ ...before, ...next.entered }) : [typedInto]
      for (const path of touched.filter((each) => before[each] !== next.entered[each])) {
        if (path !== typedInto) written.set(path, (written.get(path) ?? 0) + 1)
        for (const listener of listeners.get(path) ?? []) listener()
      }
    },
    subscribe: (path, listener) => {
      const own = listeners.get(path) ?? new Set()
      listeners.set(path, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0 && listeners.get(path) === own) listeners.delete(path)
      }
    },
  }
}
