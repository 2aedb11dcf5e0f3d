import { whenIdle } from '../../ui/interaction/when-idle.ts'

/** So long after a page is there, whoever has not touched it yet will not miss what is fetched meanwhile. */
const quietMs = 4_000

/** The person asked their browser to fetch no more than it must. */
const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

/**
 * Fetches something ahead of need: once the person begins, or else when the browser has nothing to do, so that the page
 * at hand does not wait behind it. What fails now is tried again when it is needed.
 * @returns stops waiting for it
 */
export function aheadOfNeed(fetchIt: () => Promise<unknown>): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const begin = (): void => {
    if (signal.aborted) return
    stop.abort()
    fetchIt().catch(() => undefined)
  }
  for (const touch of ['keydown', 'pointerdown']) addEventListener(touch, begin, { passive: true, signal })
  if (!savesData()) {
    const quiet = setTimeout(() => whenIdle(begin), quietMs)
    signal.addEventListener('abort', () => clearTimeout(quiet))
  }
  return () => stop.abort()
}
