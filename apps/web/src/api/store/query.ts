/** Something the server is asked for: what it is called here, how it is asked for, and how long an answer holds. */
export type Query<T> = {
  /** What tells it from others; texts and numbers, and what is made of them. One key stands for one type of data. */
  readonly queryKey: readonly unknown[]
  /** `signal` tells that nobody wants to know any more. */
  readonly queryFn: (asking: { readonly signal: AbortSignal }) => Promise<T>
  /** Milliseconds for which an answer is not asked for again. */
  readonly staleTime?: number
  /** Milliseconds for which an answer is kept when nobody shows it. */
  readonly gcTime?: number
  /** Whether to ask once more; `count` is how often it was asked once more before. */
  readonly retry?: (count: number, error: Error) => boolean
  readonly refetchOnWindowFocus?: boolean
  /** Milliseconds after which it is asked for again, as long as somebody shows it; false for not at all. */
  refetchInterval?(data: T | undefined): number | false
}

/** Where a query stands. What failed may still have an older answer. */
export type QueryState<T> =
  | {
      readonly data: undefined
      readonly error: null
      readonly isPending: true
      readonly isError: false
      readonly isSuccess: false
    }
  | {
      readonly data: T
      readonly error: null
      readonly isPending: false
      readonly isError: false
      readonly isSuccess: true
    }
  | {
      readonly data: T | undefined
      readonly error: Error
      readonly isPending: false
      readonly isError: true
      readonly isSuccess: false
    }

/** A query as it is written down, with the type of its answer. */
export const queryOptions = <T>(query: Query<T>): Query<T> => query
