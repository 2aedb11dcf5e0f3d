import { startTransition, useEffect, useState } from 'react'

/**
 * Does the work when what was drawn just now is painted; at once where nobody looks, since nothing is painted there.
 * @returns leaves it undone, if it is not done yet
 */
export function afterPaint(work: () => void): () => void {
  let isLeft = false
  const unlessLeft = () => isLeft || work()
  // Not in the next frame: on a slow machine that comes at once, before anything else that waits, like another click.
  if (document.hidden) work()
  else requestAnimationFrame(() => setTimeout(unlessLeft, 10))
  return () => {
    isLeft = true
  }
}

/** The value as it was until the page that goes with the new one is painted. */
export function usePainted<T>(value: T): T {
  const [painted, paint] = useState(value)
  useEffect(() => {
    if (painted === value) return
    return afterPaint(() => startTransition(() => paint(value)))
  }, [painted, value])
  return painted
}
