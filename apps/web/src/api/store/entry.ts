import type { Query, QueryState } from './query.ts'
import { sharing } from './sharing.ts'
import { tried } from './tries.ts'

/** What is known of one query, and who wants to know. */
export type Entry<T> = {
  readonly query: () => Query<T>
  /** The same key, asked for in another place. */
  readonly ask: (query: Query<T>) => void
  /** Another object only when it says something else. */
  readonly read: () => QueryState<T>
  /** When the server said it, in milliseconds; 0 for not yet. */
  readonly updatedAt: () => number
  readonly isFetching: () => boolean
  readonly isStale: () => boolean
  /** Somebody shows it and wants it fresh. */
  readonly isAttended: () => boolean
  readonly subscribe: (listener: () => void) => () => void
  /** Keeps it fresh until the returned function is called. */
  readonly attend: () => () => void
  /** Asks for it, or joins whoever asks already. `anew`: not when what is under way may be older than what is wanted. */
  readonly fetch: (anew?: boolean) => Promise<T>
  /** @returns what is held now: of what was held before, whatever says the same */
  readonly put: (data: T) => T
  readonly invalidate: () => void
  /** What is under way is not waited for any more. */
  readonly cancel: () => void
}

type Defaults = Required<Pick<Query<unknown>, 'retry' | 'staleTime' | 'gcTime'>>
type Around = {
  readonly defaults: Defaults
  /** Whether it is being fetched has changed. */
  readonly onFetching: () => void
  /** Nobody showed it for so long that it need not be kept. */
  readonly onUnused: () => void
}

const pending = { data: undefined, error: null, isPending: true, isError: false, isSuccess: false } as const

/** One query's entry in a store: fetches once for everybody, and keeps what it came to. */
export function createEntry<T>(first: Query<T>, { defaults, onFetching, onUnused }: Around): Entry<T> {
  const listeners = new Set<() => void>()
  let query = first
  let state: QueryState<T> = pending
  let updatedAt = 0
  let isInvalid = false
  let attending = 0
  let waitsForConnection = false
  let running: { readonly stop: AbortController; readonly promise: Promise<T> } | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let unused: ReturnType<typeof setTimeout> | undefined

  const set = (next: QueryState<T>): void => {
    state = next
    waitForNext()
    for (const listener of listeners) listener()
  }
  const put = (data: T): T => {
    updatedAt = Date.now()
    isInvalid = false
    // What says the same is the same object: nothing is derived or drawn anew for it.
    const kept = sharing(state.data, data)
    if (kept === state.data && state.isSuccess) set(state)
    else set({ data: kept, error: null, isPending: false, isError: false, isSuccess: true })
    return kept
  }
  const fail = (error: Error): void =>
    set({ data: state.data, error, isPending: false, isError: true, isSuccess: false })

  const waitForNext = (): void => {
    clearTimeout(again)
    const wait = attending > 0 && query.refetchInterval?.(state.data)
    // Nobody looks at a hidden page.
    if (wait) again = setTimeout(() => (document.hidden ? waitForNext() : quietly(fetch())), wait)
  }
  const cancel = (): void => {
    running?.stop.abort()
    if (running) onFetching()
    running = undefined
  }
  const fetch = (anew = false): Promise<T> => {
    if (running && !(anew && state.data !== undefined)) return running.promise
    running?.stop.abort()
    if (state.isError && state.data === undefined) set(pending)
    const stop = new AbortController()
    const { signal } = stop
    const asked = query
    const onWait = (waits: boolean) => {
      waitsForConnection = waits
      onFetching()
    }
    const end = (): boolean => {
      if (signal.aborted || running !== own) return false
      running = undefined
      onFetching()
      return true
    }
    const promise = tried(() => asked.queryFn({ signal }), {
      signal,
      retry: asked.retry ?? defaults.retry,
      onWait,
    }).then(
      (data) => {
        if (end()) put(data)
        return data
      },
      (error: Error) => {
        if (end()) fail(error)
        throw error
      },
    )
    const own = { stop, promise }
    running = own
    onFetching()
    quietly(promise)
    return promise
  }
  const isStale = (): boolean =>
    state.data === undefined || isInvalid || Date.now() - updatedAt >= (query.staleTime ?? defaults.staleTime)

  return {
    query: () => query,
    ask: (asked) => {
      query = asked
    },
    read: () => state,
    updatedAt: () => updatedAt,
    isFetching: () => running !== undefined && !waitsForConnection,
    isStale,
    isAttended: () => attending > 0,
    subscribe: (listener) => {
      clearTimeout(unused)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) unused = setTimeout(onUnused, query.gcTime ?? defaults.gcTime)
      }
    },
    attend: () => {
      attending += 1
      if (isStale()) quietly(fetch())
      waitForNext()
      return () => {
        attending -= 1
        waitForNext()
      }
    },
    fetch,
    put,
    invalidate: () => {
      isInvalid = true
    },
    cancel,
  }
}

/** Whoever asked is told by the entry. */
export const quietly = (promise: Promise<unknown>): void => void promise.catch(() => undefined)
