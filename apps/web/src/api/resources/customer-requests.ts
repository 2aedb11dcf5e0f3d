import type { CustomerRequest } from '@coverwright/contract/desk/requests'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../query-client.ts'
import { api, dataOf } from '../server/client.ts'

/** What the host asks the customer of an application for. */
export const customerRequestsQuery = (id: string) =>
  queryOptions({
    queryKey: ['customer-requests', id],
    queryFn: (): Promise<readonly CustomerRequest[]> =>
      dataOf(api.GET('/quote/{id}/requests', { params: { path: { id } } })),
    staleTime: 10_000,
  })

export async function answerCustomerRequest(id: string, request: string, answer: string): Promise<void> {
  const params = { path: { id, request } }
  const requests = await dataOf(api.PATCH('/quote/{id}/requests/{request}', { params, body: { answer } }))
  queryClient.setQueryData(customerRequestsQuery(id).queryKey, requests)
}
