import type { BillingReply } from '@coverwright/contract/binding/bills'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { api, dataOf } from '../server/client.ts'
import type { BindPageOf } from './binds.ts'

const pollMs = 3_000

const pathOf = ({ quoteId, offer }: BindPageOf) => ({ path: { id: quoteId, offer } })

/** Who bills an offer and what is due. @param isPaying asked again until word of a payment has come */
export const billQuery = (of: BindPageOf, isPaying = false) =>
  queryOptions({
    queryKey: ['bill', of.quoteId, of.offer],
    queryFn: (): Promise<BillingReply> => dataOf(api.GET('/quote/{id}/offers/{offer}/bill', { params: pathOf(of) })),
    refetchInterval: ({ state: { data } }) => (isPaying && data?.bill?.state === 'due' ? pollMs : false),
    staleTime: 1_000,
    retry: false,
  })

/** Leaves for the page of the payment service, which alone sees a card. */
export const useStartCheckout = (of: BindPageOf) =>
  useMutation({
    mutationFn: async (): Promise<void> => {
      const { url } = await dataOf(api.POST('/quote/{id}/offers/{offer}/checkout', { params: pathOf(of) }))
      window.location.assign(url)
    },
  })
