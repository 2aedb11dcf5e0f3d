import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Finding } from './look-ups.ts'

/** What was found, undefined after a failure; `of` is what was looked up. */
export type LookUpResult = { readonly of: string; readonly finding: Finding | undefined }

/**
 * The result of a look-up; undefined until there is one.
 * @param of blank as long as something is missing
 */
export function useLookUpResult<Reply, Key extends QueryKey>(
  of: string,
  query: UseQueryOptions<Reply, Error, Finding | undefined, Key>,
): LookUpResult | undefined {
  const { data: finding, isError } = useQuery({ ...query, enabled: of !== '' })
  return useMemo(() => (of !== '' && (finding || isError) ? { of, finding } : undefined), [of, finding, isError])
}
