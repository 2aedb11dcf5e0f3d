import type { QueryKey, QueryObserverOptions, QueryObserverResult } from '@tanstack/react-query'
import { hashKey, QueryObserver } from '@tanstack/react-query'
import { useEffect, useMemo, useReducer } from 'react'
import { queryClient } from './queries.ts'

/**
 * Several queries at once; whoever calls it is drawn again when one arrives. The library's `useQueries` does more, and
 * weighs more than the first page may carry.
 */
export function useEach<T, Key extends QueryKey>(
  queries: readonly QueryObserverOptions<T, Error, T, T, Key>[],
): readonly QueryObserverResult<T>[] {
  const [, draw] = useReducer((times: number) => times + 1, 0)
  const keys = hashKey(queries.map(({ queryKey, enabled }) => [queryKey, enabled]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: queries of the same keys are the same queries
  const observers = useMemo(
    () => queries.map((query) => new QueryObserver<T, Error, T, T, Key>(queryClient, query)),
    [keys],
  )
  useEffect(() => {
    const stops = observers.map((observer) => observer.subscribe(draw))
    return () => {
      for (const stop of stops) stop()
    }
  }, [observers])
  return observers.map((observer) => observer.getCurrentResult())
}
