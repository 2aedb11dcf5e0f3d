import { useSyncExternalStore } from 'react'
import { queryClient } from './page-queries.ts'
import type { Query } from './query.ts'

/** When the server last said what a query holds, in milliseconds; who shows it is drawn anew even by the same answer. */
export function useUpdatedAt(query: Query<unknown>): number {
  const entry = queryClient.entry(query)
  return useSyncExternalStore(entry.subscribe, entry.updatedAt, entry.updatedAt)
}
