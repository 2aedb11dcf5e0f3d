import type { QuoteByUuidReply, QuoteReply } from '@coverwright/contract/quotes'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../../api/query-client.ts'
import { api, dataOf } from '../../api/server/client.ts'
import { briefly } from '../../navigation/briefly.ts'

const offersInterval = 700
/** What a page waited for is not asked for again when it is drawn. */
export const justAsked = 1_000
/** A line may be dead without a sign of it. */
const toldInterval = 5_000

/** `isTold`: the server tells of each answer by itself. */
export type QuoteWithOffers = QuoteByUuidReply & { readonly isTold?: boolean }

/**
 * Fetches the offers of a quote that was sent just now, for the page that is shown next; those to what was sent before, too,
 * which may have been looked at a moment ago, are asked for anew.
 */
export const fetchOffers = ({ uuid }: QuoteReply): Promise<unknown> =>
  briefly(queryClient.fetchQuery({ ...offersQuery(uuid), staleTime: 0 }))

/** A quote by the uuid in its links, with its offers; asked again until every insurer has answered, or the server tells. */
export const offersQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['offers', uuid],
    queryFn: async (): Promise<QuoteWithOffers> => {
      const params = { path: { uuid }, query: { checkIfProcessed: true } }
      const data: QuoteByUuidReply = await dataOf(api.GET('/quote/uuid/{uuid}', { params }))
      const { isTold = false } = queryClient.getQueryData(offersQuery(uuid).queryKey) ?? {}
      return { ...data, isTold }
    },
    refetchInterval: ({ state: { data } }) =>
      !data || data.processed ? false : data.isTold ? toldInterval : offersInterval,
    staleTime: justAsked,
  })
