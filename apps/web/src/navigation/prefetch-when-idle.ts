/** So long after a page is there, what it needs itself has been fetched. */
const quietMs = 2_000

/** The person asked their browser to fetch no more than it must. */
const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

/**
 * Fetches what a later page needs once this one is quiet. What fails is tried again when it is needed.
 * @returns gives it up
 */
export function prefetchWhenIdle(load: () => Promise<unknown>): (() => void) | undefined {
  if (savesData()) return undefined
  const idle = globalThis.requestIdleCallback ?? setTimeout
  const quiet = setTimeout(() => idle(() => load().catch(() => undefined)), quietMs)
  return () => clearTimeout(quiet)
}
