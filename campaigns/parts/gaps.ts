const everyMs = 10

/**
 * Watches a number that grows; the returned function ends that and says for how many milliseconds at most it stood still,
 * the time until the call included.
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
