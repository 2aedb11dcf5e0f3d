import { useSyncExternalStore } from 'react'
import type { BaseLocationHook, BaseSearchHook } from 'wouter'
import { afterPaint } from './after-paint.ts'

/** Where the person is by now, while the browser's own address does not say so yet. */
let ahead: URL | undefined
let state: unknown

const listeners = new Set<() => void>()
const changes = ['popstate', 'pushState', 'replaceState'] as const

const tell = (): void => {
  for (const listener of listeners) listener()
}
const hear = ({ type }: Event): void => {
  // Whoever goes back before the address followed is not taken forward again.
  if (type === 'popstate') ahead = undefined
  tell()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) for (const change of changes) addEventListener(change, hear)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) for (const change of changes) removeEventListener(change, hear)
  }
}

function follow(): void {
  if (!ahead) return
  const to = ahead
  ahead = undefined
  history.pushState(state, '', to)
}

/**
 * Shows another page. A browser that is told of its address works for it longer than some pages take to be drawn (it also
 * reads the site's icon anew), so it is told when the page is painted.
 */
export function navigate(to: string, options: { readonly replace?: boolean; readonly state?: unknown } = {}): void {
  follow()
  if (options.replace) {
    history.replaceState(options.state ?? null, '', to)
    return
  }
  ahead = new URL(to, location.href)
  state = options.state ?? null
  tell()
  afterPaint(follow)
}

const pathAtHand = (): string => (ahead ?? location).pathname
const searchAtHand = (): string => (ahead ?? location).search

/** Path and query of the page that is shown. */
export const addressAtHand = (): string => pathAtHand() + searchAtHand()

type Rendered = { readonly ssrPath?: string | undefined; readonly ssrSearch?: string | undefined }

/** For the router: the path that is shown, and the way to another one. */
export const usePath: BaseLocationHook = ({ ssrPath }: Rendered) => [
  useSyncExternalStore(subscribe, pathAtHand, () => ssrPath ?? pathAtHand()),
  navigate,
]

/** For the router: the query that is shown, with its question mark. */
export const useQueryText: BaseSearchHook = ({ ssrSearch }: Rendered) =>
  useSyncExternalStore(subscribe, searchAtHand, () => ssrSearch ?? searchAtHand())
