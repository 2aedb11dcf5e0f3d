import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function with a stable identity that calls the latest `event`. */
export function useEvent<Parameters extends readonly unknown[], Result>(
  event: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const latest = useRef(event)
  useLayoutEffect(() => {
    latest.current = event
  })
  return useCallback((...parameters) => latest.current(...parameters), [])
}
