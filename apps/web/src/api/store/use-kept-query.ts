import { useState } from 'react'
import type { Query } from './query.ts'
import { useQuery } from './use-query.ts'

/** A query whose last answer stays in view until that to another one is here. */
export function useKeptQuery<T>(query: Query<T>) {
  const result = useQuery(query)
  const { data, isPending } = result
  const [kept, keep] = useState(data)
  if (data !== undefined && data !== kept) keep(data)
  return { ...result, data: data ?? (isPending ? kept : undefined), isPlaceholderData: isPending && kept !== undefined }
}
