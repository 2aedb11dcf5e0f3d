import type { ClassCodeHit } from '@coverwright/contract/reference'

export type ClassHit = ClassCodeHit

/** The list under the type-ahead. */
export type ClassSearch = {
  /** What was typed since a class was last chosen; undefined shows the chosen one. */
  readonly text: string | undefined
  readonly open: boolean
  /** Position of the option that Enter would choose; -1 for none. */
  readonly active: number
  readonly hits: readonly ClassHit[]
  readonly status: 'idle' | 'loading' | 'found' | 'failed'
  readonly chosen?: { readonly ref: string; readonly label: string }
}

export type ClassEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'found'; readonly text: string; readonly hits: readonly ClassHit[] }
  | { readonly type: 'failed'; readonly text: string }
  | { readonly type: 'moved'; readonly by: 1 | -1 }
  | { readonly type: 'pointed'; readonly at: number }
  | { readonly type: 'chosen'; readonly hit: ClassHit }
  | { readonly type: 'opened' }
  | { readonly type: 'closed' }

export const shortestSearch = 2

export const closedSearch: ClassSearch = { text: undefined, open: false, active: -1, hits: [], status: 'idle' }

/** What to look for: undefined while too little was typed. */
export const wanted = (text: string | undefined): string | undefined => {
  const trimmed = text?.trim() ?? ''
  return trimmed.length >= shortestSearch ? trimmed : undefined
}

const isStale = (state: ClassSearch, text: string) => wanted(state.text) !== text

export function searchClass(state: ClassSearch, event: ClassEvent): ClassSearch {
  switch (event.type) {
    case 'typed': {
      const { chosen: _dropped, ...rest } = state
      // The list stays while the next one is on its way, so that it does not flicker at every letter.
      return wanted(event.text)
        ? { ...rest, text: event.text, open: true, status: 'loading' }
        : { ...rest, text: event.text, open: false, status: 'idle', hits: [], active: -1 }
    }
    case 'found':
      if (isStale(state, event.text)) return state
      return { ...state, hits: event.hits, status: 'found', active: event.hits.length ? 0 : -1 }
    case 'failed':
      return isStale(state, event.text) ? state : { ...state, hits: [], status: 'failed', active: -1 }
    case 'moved':
      if (!state.open) return reopened(state)
      return { ...state, active: wrapped(state.active + event.by, state.hits.length) }
    case 'pointed':
      return { ...state, active: event.at }
    case 'chosen':
      return {
        ...closedSearch,
        chosen: { ref: event.hit.class_code_ref, label: event.hit.class_code_description },
      }
    case 'opened':
      return reopened(state)
    case 'closed':
      return { ...state, open: false }
  }
}

const reopened = (state: ClassSearch): ClassSearch => (wanted(state.text) ? { ...state, open: true } : state)

const wrapped = (position: number, count: number): number => (count ? (position + count) % count : -1)
