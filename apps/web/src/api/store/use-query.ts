import { use, useCallback, useEffect, useMemo, useReducer, useSyncExternalStore } from 'react'
import { queryClient } from './page-queries.ts'
import type { Query, QueryState } from './query.ts'

/** A query as a component asks it. */
type Asked<T> = Query<T> & {
  /** False while it is not known what to ask for. */
  readonly enabled?: boolean
  /** Whether what failed is not shown by who asked, but by the page around it. */
  readonly throwOnError?: (error: Error) => boolean
}

type QueryResult<T> = QueryState<T> & { readonly refetch: () => Promise<unknown> }

/** What is known of a query; asks for it when that is nothing, or old. Draws anew when it says something else. */
export function useQuery<T>(asked: Asked<T>): QueryResult<T> {
  const { enabled = true, throwOnError } = asked
  const entry = queryClient.entry(asked)
  const state = useSyncExternalStore(entry.subscribe, entry.read, entry.read)
  useEffect(() => (enabled ? entry.attend() : undefined), [entry, enabled])
  const refetch = useCallback(() => entry.fetch(true).catch(() => undefined), [entry])
  if (state.isError && throwOnError?.(state.error)) throw state.error
  return useMemo(() => ({ ...state, refetch }), [state, refetch])
}

/** The same where nothing can be shown without it: waits until it is here, and throws what it fails with. */
export function useSuspenseQuery<T>(query: Query<T>): { readonly data: T } {
  const { data, error } = useQuery(query)
  if (data === undefined && error) throw error
  // Also where it is here by now: React goes on in the middle of a component that waited, and the hooks that follow are only
  // right if it meets `use` again where it waited (its error 467).
  return { data: use(data === undefined ? queryClient.entry(query).fetch() : atHand(data)) }
}

/** A value that `use` reads at once. */
const atHand = <T>(value: T) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value })

/** Several at once, in their order. */
export function useEach<T>(queries: readonly Asked<T>[]): readonly QueryResult<T>[] {
  const [, draw] = useReducer((times: number) => times + 1, 0)
  const keys = JSON.stringify(queries.map(({ queryKey, enabled }) => [queryKey, enabled]))
  const entries = queries.map((query) => queryClient.entry(query))
  const states = entries.map((entry) => entry.read())
  // biome-ignore lint/correctness/useExhaustiveDependencies: queries of the same keys are the same queries
  useEffect(() => {
    const stops = queries.flatMap(({ enabled = true }, index) => {
      const entry = entries[index]
      return entry ? [entry.subscribe(draw), ...(enabled ? [entry.attend()] : [])] : []
    })
    // It may have changed since it was drawn.
    if (entries.some((entry, index) => entry.read() !== states[index])) draw()
    return () => {
      for (const stop of stops) stop()
    }
  }, [keys])
  return entries.map((entry) => ({ ...entry.read(), refetch: () => entry.fetch(true).catch(() => undefined) }))
}

/** How many are being fetched. */
export const useIsFetching = (): number =>
  useSyncExternalStore(queryClient.watchFetching, queryClient.isFetching, () => 0)
