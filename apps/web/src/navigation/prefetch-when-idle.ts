/** By then the page has fetched what it needs itself. */
const quietMs = 2_000
/** A slow device may never be idle, and then it would wait at the next page. */
const latestMs = 8_000

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
  const fetch = () => void load().catch(() => undefined)
  const quiet = setTimeout(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(fetch, { timeout: latestMs })
    else fetch()
  }, quietMs)
  return () => clearTimeout(quiet)
}
