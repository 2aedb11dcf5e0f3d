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
export const prefetchWhenIdle = (load: () => Promise<unknown>): (() => void) | undefined =>
  savesData() ? undefined : whenIdle(load)

/** Does what nobody waits for, once the browser is idle. @returns cancels it */
export function whenIdle(load: () => Promise<unknown>): () => void {
  const fetch = () => void load().catch(() => undefined)
  const quiet = setTimeout(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(fetch, { timeout: latestMs })
    else fetch()
  }, quietMs)
  return () => clearTimeout(quiet)
}
