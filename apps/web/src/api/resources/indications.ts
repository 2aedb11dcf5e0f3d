import type { IndicationsReply } from '@coverwright/contract/binding/forecast'
import type { QuoteReply } from '@coverwright/contract/quotes'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../query-client.ts'
import { api, dataOf } from '../server/client.ts'

const key = 'indications'

const fetchIndications = (id: string): Promise<IndicationsReply> =>
  dataOf(api.GET('/quote/{id}/indications', { params: { path: { id } } }))

/** What insurers may ask for the quote at this version. No page waits for it. */
export const indicationsQuery = ({ _id, version }: Pick<QuoteReply, '_id' | 'version'>) =>
  queryOptions({
    queryKey: [key, _id, version],
    queryFn: () => fetchIndications(_id),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { isQuiet: true },
  })

/** What was known at the latest version before this one. */
export function earlierIndications({
  _id,
  version,
}: Pick<QuoteReply, '_id' | 'version'>): IndicationsReply | undefined {
  const entries = queryClient.getQueriesData<IndicationsReply>({ queryKey: [key, _id] })
  const earlier = entries.filter(([queryKey, data]) => data && Number(queryKey[2]) < version)
  return earlier.toSorted(([one], [other]) => Number(other[2]) - Number(one[2]))[0]?.[1]
}
