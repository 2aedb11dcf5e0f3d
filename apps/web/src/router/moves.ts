import { useSyncExternalStore } from 'react'
import { pageAddress } from '../api/page/place.ts'
import { aheadEvent, stateAtHand } from './address.ts'

const listeners = new Set<() => void>()

/** All of them at once, so that what they draw is drawn together. */
const tell = (): void => {
  for (const listener of listeners) listener()
}

/**
 * Hears of every move: back and forward from the browser; and what is pushed or put in its place, of which browsers tell
 * nobody, as events of the same names.
 */
export function listenToMoves(): void {
  for (const type of ['pushState', 'replaceState'] as const) {
    const move = history[type].bind(history)
    history[type] = (...given) => {
      move(...given)
      dispatchEvent(new Event(type))
    }
  }
  for (const type of [aheadEvent, 'pushState', 'replaceState', 'popstate', 'hashchange']) addEventListener(type, tell)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const useMoved = <Read>(read: () => Read): Read => useSyncExternalStore(subscribe, read, read)

const pathOfPage = (): string => pageAddress().split('?')[0] ?? '/'
const searchOfPage = (): string => pageAddress().slice(pathOfPage().length + 1)

export const usePagePath = (): string => useMoved(pathOfPage)

/** The query of the page's address, without its question mark. */
export const useSearch = (): string => decoded(useMoved(searchOfPage))

/** What whoever led here left with the page. */
export const useHistoryState = (): unknown => useSyncExternalStore(subscribe, stateAtHand, () => null)

/** Escapes as they are meant; an address that nobody can read stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}
