import type { OffersNews } from '@coverwright/contract/quotes'
import { apiUrl } from '../../api/page/base.ts'
import { queryClient } from '../../api/query-client.ts'
import { offersQuery } from './offers-query.ts'

/**
 * Puts each insurer's answer into the offers at hand when the server tells of it, until all have answered. While the
 * line is down, the browser opens it again by itself and the offers are asked for from time to time.
 * @returns what ends the watching
 */
export function watchOffers(uuid: string): () => void {
  const query = offersQuery(uuid)
  const line = new EventSource(apiUrl(`quote/uuid/${uuid}/offers/events`))
  const isUp = (up: boolean): void => {
    queryClient.setQueryData(query.queryKey, (known) => known && { ...known, isTold: up })
  }
  line.addEventListener('offers', ({ data }: MessageEvent<string>) => {
    const news: OffersNews = JSON.parse(data)
    // Nothing asked for before may come later and lay the older state over this one.
    void queryClient.cancelQueries({ queryKey: query.queryKey })
    queryClient.setQueryData(query.queryKey, (known) => known && { ...known, ...news, isTold: true })
    if (news.processed) line.close()
  })
  line.addEventListener('error', () => isUp(false))
  return () => {
    line.close()
    isUp(false)
  }
}
