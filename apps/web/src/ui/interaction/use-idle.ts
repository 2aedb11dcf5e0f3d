import { useEffect, useState } from 'react'

/**
 * False until the browser has been idle once, which is after hydration. What is not urgent waits for it: a fallback that is
 * shown during hydration would let React hold back the rest of the page for 0.3 s.
 */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const whenIdle = globalThis.requestIdleCallback ?? setTimeout
    whenIdle(() => setIdle(true))
  }, [])
  return isIdle
}
