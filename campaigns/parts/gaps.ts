const everyMs = 10

/**
 * Watches a growing number.
 * @returns a function that stops watching and gives the longest time in milliseconds that it did not grow, up to the
 * call
 */
export function watchGaps(counter: () => number): () => number {
  let latest = counter()
  let since = performance.now()
  let longest = 0
  function look(): void {
    const now = performance.now()
    longest = Math.max(longest, now - since)
    if (counter() === latest) return
    latest = counter()
    since = now
  }
  const timer = setInterval(look, everyMs)
  return () => {
    clearInterval(timer)
    look()
    return longest
  }
}
