import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../../query-client.ts'
import { api, dataOf } from '../../server/client.ts'

const webhooksKey = ['desk-webhooks'] as const

export type DeliveryFilter = {
  readonly endpoint?: string
  readonly state?: 'waiting' | 'delivered' | 'failed' | 'dropped'
  /** The last delivery of the page before. */
  readonly after?: string
}

/** The endpoints of the site's file, and how they are doing. */
export const endpointsQuery = queryOptions({
  queryKey: [...webhooksKey, 'endpoints'],
  queryFn: () => dataOf(api.GET('/desk/webhooks/endpoints')),
  staleTime: 5_000,
})

/** What the site's webhooks were told, the newest first. */
export const deliveriesQuery = (query: DeliveryFilter) =>
  queryOptions({
    queryKey: [...webhooksKey, 'deliveries', query],
    queryFn: () => dataOf(api.GET('/desk/webhooks/deliveries', { params: { query } })),
    staleTime: 0,
  })

const refresh = () => queryClient.invalidateQueries({ queryKey: webhooksKey })

export async function replayDelivery(id: string): Promise<void> {
  await api.POST('/desk/webhooks/deliveries/{id}/replay', { params: { path: { id } } })
  await refresh()
}

export async function replayEndpoint(endpoint: string): Promise<void> {
  await dataOf(api.POST('/desk/webhooks/endpoints/{endpoint}/replay', { params: { path: { endpoint } } }))
  await refresh()
}

export async function enableEndpoint(endpoint: string): Promise<void> {
  await api.POST('/desk/webhooks/endpoints/{endpoint}/enable', { params: { path: { endpoint } } })
  await refresh()
}
