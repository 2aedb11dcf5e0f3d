import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function at every drawing, which does what the latest one of these would do. */
export function useEvent<Given extends readonly unknown[], Made>(
  event: (...given: Given) => Made,
): (...given: Given) => Made {
  const latest = useRef(event)
  useLayoutEffect(() => {
    latest.current = event
  })
  return useCallback((...given) => latest.current(...given), [])
}
