import type { Entry } from './entry.ts'
import { createEntry, quietly } from './entry.ts'
import type { Query } from './query.ts'

type Key = Pick<Query<unknown>, 'queryKey'>
type Defaults = Required<Pick<Query<unknown>, 'retry' | 'staleTime'>>

const fiveMinutes = 300_000

/**
 * An empty store of what a page knows of the server, by key: each is fetched once for all that show it.
 * @param defaults hold for queries that say nothing else
 */
export function createQueryClient(defaults: Defaults) {
  const entries = new Map<string, Entry<unknown>>()
  const watchers = new Set<() => void>()

  /** Not at once: it may be a page that is being drawn that begins to fetch. */
  const onFetching = (): void =>
    queueMicrotask(() => {
      for (const watcher of watchers) watcher()
    })

  const entry = <T>(query: Query<T>): Entry<T> => {
    const key = JSON.stringify(query.queryKey)
    // A key stands for one type of data.
    const known = entries.get(key) as Entry<T> | undefined
    if (known) {
      known.ask(query)
      return known
    }
    const onUnused = () => entries.get(key) === made && entries.delete(key)
    const made: Entry<unknown> = createEntry<unknown>(query, {
      defaults: { ...defaults, gcTime: fiveMinutes },
      onFetching,
      onUnused,
    })
    entries.set(key, made)
    return made as Entry<T>
  }
  /** Those whose key begins so. */
  const named = ({ queryKey }: Key): readonly Entry<unknown>[] => {
    const start = JSON.stringify(queryKey).slice(0, -1)
    return [...entries].flatMap(([key, each]) => (key === `${start}]` || key.startsWith(`${start},`) ? [each] : []))
  }
  const all = () => [...entries.values()]
  const refetch = async (some: readonly Entry<unknown>[], anew: boolean): Promise<void> => {
    await Promise.allSettled(some.map((each) => each.fetch(anew)))
  }
  const getQueryData = <T>(query: Query<T>): T | undefined => entry(query).read().data
  const fetchQuery = <T>(query: Query<T>): Promise<T> => {
    const asked = entry(query)
    const { data } = asked.read()
    return data === undefined || asked.isStale() ? asked.fetch() : Promise.resolve(data)
  }

  return {
    entry,
    getQueryData,
    setQueryData: <T>(query: Query<T>, data: T): T => entry(query).put(data),
    /** Changes what is held; nothing where nothing is, or when `change` gives nothing. */
    updateQueryData: <T>(query: Query<T>, change: (held: T) => T | undefined): void => {
      const held = getQueryData(query)
      const next = held === undefined ? undefined : change(held)
      if (next !== undefined) entry(query).put(next)
    },
    /** What is held if it is fresh, else what the server says. */
    fetchQuery,
    prefetchQuery: (query: Query<unknown>): Promise<unknown> => fetchQuery(query).catch(() => undefined),
    /** What is held, however old, else what the server says. */
    ensureQueryData: <T>(query: Query<T>): Promise<T> => {
      const held = getQueryData(query)
      return held === undefined ? fetchQuery(query) : Promise.resolve(held)
    },
    /** It may have changed: whatever shows it fetches it again. Without a key, everything. */
    invalidateQueries: (key: Key = { queryKey: [] }): Promise<void> => {
      const some = key.queryKey.length === 0 ? all() : named(key)
      for (const each of some) each.invalidate()
      return refetch(
        some.filter((each) => each.isAttended()),
        true,
      )
    },
    /** `cancelRefetch: false`: what is under way will do. */
    refetchQueries: (query: Query<unknown>, { cancelRefetch = true } = {}): Promise<void> =>
      refetch([entry(query)], cancelRefetch),
    cancelQueries: (key: Key): void => {
      for (const each of named(key)) each.cancel()
    },
    clear: (): void => {
      for (const each of all()) each.cancel()
      entries.clear()
    },
    isFetching: (): number => all().filter((each) => each.isFetching()).length,
    watchFetching: (watcher: () => void): (() => void) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    /** What somebody shows is asked for again, where it is old, when the connection or the person is back. */
    listen: (): void => {
      const refresh = (some: (query: Query<unknown>) => unknown): void => {
        for (const each of all()) if (each.isAttended() && each.isStale() && some(each.query())) quietly(each.fetch())
      }
      addEventListener('online', () => refresh(() => true))
      document.addEventListener('visibilitychange', () => {
        if (!document.hidden) refresh(({ refetchOnWindowFocus }) => refetchOnWindowFocus)
      })
    },
  }
}
