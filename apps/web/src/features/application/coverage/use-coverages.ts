import type { InsuranceTypeReply } from '@coverwright/contract/insurance-types'
import type { QuoteReply } from '@coverwright/contract/quotes'
import type { PageState } from '@coverwright/core/evaluation/page-state'
import type { Place } from '@coverwright/core/navigation/navigate'
import type { Translate } from '@coverwright/core/text/text'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryClient } from '../../../api/query-client.ts'
import { api, dataOf } from '../../../api/server/client.ts'
import type { CoverageSection } from '../../../forms/coverage/coverage-section.ts'
import type { Application } from '../../quote/application.ts'
import { coverageSections } from './coverage-sections.ts'

const asksFor = ({ form }: PageState): boolean => form.fields.some(({ type }) => type === 'coverage')

const keyOf = (quoteId: string | undefined, version: number) => ['insurance-types', quoteId, version] as const

/** What was on offer before the last save stands in until it is known what that changed: mostly nothing. */
const offeredQuery = (quote: QuoteReply | null) =>
  queryOptions({
    queryKey: keyOf(quote?._id, quote?.version ?? 0),
    queryFn: (): Promise<readonly InsuranceTypeReply[]> =>
      dataOf(api.GET('/insurance-type', { params: { query: quote ? { quote_id: quote._id } : {} } })),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: () =>
      queryClient.getQueryData<readonly InsuranceTypeReply[]>(keyOf(quote?._id, (quote?.version ?? 0) - 1)),
  })

/** Fetches what is on offer before the page that asks for it is opened. Nobody waits for it, so no page says that it does. */
export async function fetchCoverages(quote: QuoteReply | null, page: PageState | undefined): Promise<void> {
  if (quote && page && asksFor(page)) await queryClient.prefetchQuery(offeredQuery(quote))
}

/** The types of insurance on offer, on the page that asks for them; none until they are here. */
export function useCoverages({ quote }: Application, { entry }: Place, t: Translate) {
  const enabled = asksFor(entry)
  // Other pages are not drawn anew when it arrives.
  const { data, isError } = useQuery({ ...offeredQuery(enabled ? quote : null), enabled })
  const types = enabled ? data : undefined
  const coverages = useMemo(
    (): readonly CoverageSection[] | undefined => types && coverageSections(types, t),
    [types, t],
  )
  return { coverages, loading: enabled && !types && !isError }
}
