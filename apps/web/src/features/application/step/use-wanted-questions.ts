import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryClient } from '../../../api/query-client.ts'
import { questionSetQuery } from '../../../api/resources/question-sets.ts'
import { queryOf } from '../../../api/resources/quotes.ts'
import type { Application } from '../../quote/application.ts'
import { contentOf } from '../../quote/countries.ts'

/**
 * Fetches every missing question set as soon as the flow needs it, pages before it is shown.
 * @returns whether one of them failed, and a way to retry
 */
export function useWantedQuestions({ site, quote, flowState }: Application): { failed: boolean; retry: () => void } {
  const carriers = contentOf(site)?.country.carriers ?? []
  const results = useQueries({
    queries: flowState.missingSets.map((key) => questionSetQuery(quote, key, carriers)),
  })
  // A set that was fetched and is still missing belongs to answers that this page does not have: fetch the quote.
  const stale = results.some((result) => result.isSuccess && flowState.missingSets.includes(result.data))
  useEffect(() => {
    if (stale && quote) queryClient.invalidateQueries({ queryKey: queryOf(quote).queryKey })
  }, [stale, quote])
  return {
    failed: results.some((result) => result.isError),
    retry: () => results.forEach((result) => void result.refetch()),
  }
}
