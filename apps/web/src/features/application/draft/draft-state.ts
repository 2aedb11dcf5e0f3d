import type { AnswerPath } from '@coverwright/core/answers/answers'
import type { Draft } from './draft.ts'

/** The draft of an open page, outside of React: an answer concerns the one field that it changes. */
export type DraftState = {
  readonly current: () => Draft
  readonly entered: (path: AnswerPath) => unknown
  readonly set: (next: Draft) => void
  /** Calls back when a field's entry has changed. */
  readonly subscribe: (path: AnswerPath, listener: () => void) => () => void
}

export function createDraftState(first: Draft): DraftState {
  let draft = first
  const listeners = new Map<AnswerPath, Set<() => void>>()
  return {
    current: () => draft,
    entered: (path) => draft.entered[path],
    set: (next) => {
      const before = draft.entered
      draft = next
      for (const path of Object.keys({ ...before, ...next.entered })) {
        if (before[path] === next.entered[path]) continue
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
