import { useEffect, useState } from 'react'

/** The value once it has not changed for `delayMs`; at once when it is rendered first. */
export function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [debouncedValue, setDebouncedValue] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedValue(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debouncedValue
}
