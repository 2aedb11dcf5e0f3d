import type { InsuranceTypeReply } from '@coverwright/contract/insurance-types'
import type { QuoteReply } from '@coverwright/contract/quotes'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../query-client.ts'
import { api, dataOf } from '../server/client.ts'

const keyOf = (quoteId: string | undefined, version: number) => ['insurance-types', quoteId, version] as const

/**
 * The types of insurance offered for a version of the quote. Until they are fetched, those of the previous version are
 * shown.
 */
export const insuranceTypesQuery = (quote: QuoteReply | null) =>
  queryOptions({
    queryKey: keyOf(quote?._id, quote?.version ?? 0),
    queryFn: (): Promise<readonly InsuranceTypeReply[]> =>
      dataOf(api.GET('/insurance-type', { params: { query: quote ? { quote_id: quote._id } : {} } })),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: () =>
      queryClient.getQueryData<readonly InsuranceTypeReply[]>(keyOf(quote?._id, (quote?.version ?? 0) - 1)),
  })
