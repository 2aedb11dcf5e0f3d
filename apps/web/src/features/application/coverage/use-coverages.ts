import type { InsuranceTypeReply } from '@coverwright/contract/insurance-types'
import type { QuoteReply } from '@coverwright/contract/quotes'
import type { PageState } from '@coverwright/core/evaluation/page-state'
import type { Place } from '@coverwright/core/navigation/navigate'
import type { Translate } from '@coverwright/core/text/text'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { queryClient } from '../../../api/query-client.ts'
import { api, dataOf } from '../../../api/server/client.ts'
import type { CoverageSection } from '../../../forms/coverage/coverage-section.ts'
import type { Application } from '../../quote/application.ts'
import { coverageSections } from './coverage-sections.ts'

/** What a business was offered, and at which version of its quote. */
type Offered = { readonly version: number; readonly types: readonly InsuranceTypeReply[] }

const asksFor = ({ form }: PageState): boolean => form.fields.some(({ type }) => type === 'coverage')

async function fetchOffered(quote: QuoteReply | null): Promise<Offered> {
  const query = quote ? { quote_id: quote._id } : {}
  const types = await dataOf(api.GET('/insurance-type', { params: { query } }))
  return { version: quote?.version ?? 0, types }
}

const offeredQuery = (quote: QuoteReply | null) =>
  queryOptions({
    queryKey: ['insurance-types', quote?._id],
    queryFn: () => fetchOffered(quote),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Fetches what is on offer before the page that asks for it is opened. Nobody waits for it, so no page says that it does. */
export async function fetchCoverages(quote: QuoteReply | null, page: PageState | undefined): Promise<void> {
  if (!(quote && page && asksFor(page))) return
  const { queryKey } = offeredQuery(quote)
  if (queryClient.getQueryData(queryKey)?.version !== quote.version)
    queryClient.setQueryData(queryKey, await fetchOffered(quote))
}

/**
 * The types of insurance on offer, on the page that asks for them; none until they are here. What was on offer
 * before the last save stands in until it is known what that changed: mostly nothing.
 */
export function useCoverages({ quote }: Application, { entry }: Place, t: Translate) {
  const enabled = asksFor(entry)
  // Other pages are not drawn anew when it arrives.
  const { data, isError, refetch } = useQuery({ ...offeredQuery(enabled ? quote : null), enabled })
  const version = quote?.version ?? 0
  const wanted = enabled && data && data.version !== version ? version : undefined
  useEffect(() => {
    if (wanted !== undefined) void refetch()
  }, [wanted, refetch])
  const types = enabled && data && version - data.version <= 1 ? data.types : undefined
  const coverages = useMemo(
    (): readonly CoverageSection[] | undefined => types && coverageSections(types, t),
    [types, t],
  )
  return { coverages, loading: enabled && !types && !isError }
}
