/** By then the page has fetched what it needs itself. */
const quietMs = 2_000

/** The user asked the browser to save data. */
const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

/**
 * Fetches what a later page needs once the browser is idle. What fails is retried when it is needed.
 * @returns cancels it
 */
export function prefetchWhenIdle(load: () => Promise<unknown>): (() => void) | undefined {
  if (savesData()) return undefined
  const idle = globalThis.requestIdleCallback ?? setTimeout
  const quiet = setTimeout(() => idle(() => load().catch(() => undefined)), quietMs)
  return () => clearTimeout(quiet)
}
