import type { AnswerPath } from '@coverwright/core/answers/answers'
import type { Draft } from './draft.ts'

/**
 * What stands in a page's controls, kept outside React: an answer draws the one field that it changes, a letter typed
 * nothing.
 */
export type PageDraft = {
  readonly now: () => Draft
  readonly entered: (path: AnswerPath) => unknown
  /** @param typedIn the field whose own control it was typed into */
  readonly hold: (next: Draft, typedIn?: AnswerPath) => Draft
  /** Counts how often a field was answered by anything but its own control. */
  readonly written: (path: AnswerPath) => number
  /** Calls back when what the field's control shows has changed. */
  readonly subscribe: (path: AnswerPath, listener: () => void) => () => void
}

export function createPageDraft(first: Draft): PageDraft {
  let draft = first
  const written = new Map<AnswerPath, number>()
  const listeners = new Map<AnswerPath, Set<() => void>>()
  return {
    now: () => draft,
    entered: (path) => draft.entered[path],
    written: (path) => written.get(path) ?? 0,
    hold: (next, typedIn) => {
      const before = draft.entered
      draft = next
      const touched = typedIn === undefined ? Object.keys({ ...before, ...next.entered }) : [typedIn]
      for (const path of touched.filter((each) => before[each] !== next.entered[each])) {
        if (path !== typedIn) written.set(path, (written.get(path) ?? 0) + 1)
        for (const listener of listeners.get(path) ?? []) listener()
      }
      return next
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
