/**
 * Fetches something ahead of need once the person begins, so that the first page does not wait behind it. What fails now
 * is tried again when it is needed.
 * @returns stops waiting for it
 */
export function atFirstTouch(fetchIt: () => Promise<unknown>): () => void {
  const stop = new AbortController()
  for (const touch of ['keydown', 'pointerdown']) {
    addEventListener(touch, () => void fetchIt().catch(() => undefined), {
      once: true,
      passive: true,
      signal: stop.signal,
    })
  }
  return () => stop.abort()
}
