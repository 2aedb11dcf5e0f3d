import type { BindReply, RequestBind, SaveBind } from '@coverwright/contract/binding/bind-requests'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '../server/client.ts'
import { ApiProblem } from '../server/problem.ts'
import { sendFile } from '../server/send-file.ts'
import { cacheOffer, offersQuery } from './offers.ts'

export type BindPageOf = { readonly quoteId: string; readonly uuid: string; readonly offer: string }

const pollMs = 3_000

const pathOf = ({ quoteId, offer }: BindPageOf) => ({ path: { id: quoteId, offer } })

/** What an insurer still needs, or what became of the request; asked again while the insurer is to answer. */
export const bindQuery = (of: BindPageOf) =>
  queryOptions({
    queryKey: ['bind', of.quoteId, of.offer],
    queryFn: async ({ client }): Promise<BindReply> => {
      const page: BindReply = await dataOf(api.GET('/quote/{id}/offers/{offer}/bind', { params: pathOf(of) }))
      cacheOffer(client, of.uuid, page.offer)
      return page
    },
    refetchInterval: ({ state: { data } }) => (data?.waiting_on === 'insurer' ? pollMs : false),
    staleTime: 1_000,
    retry: false,
  })

/** Saves values one after the other. Each is shown at once, as the server will have it. */
export function useSaveBind(of: BindPageOf) {
  const client = useQueryClient()
  const { queryKey } = bindQuery(of)
  const mutationKey = ['save bind', of.offer]
  return useMutation({
    mutationKey,
    scope: { id: `bind ${of.offer}` },
    mutationFn: (values: SaveBind): Promise<BindReply> => {
      const shownVersion = client.getQueryData(queryKey)?.offer.version
      const body = { ...values, ...(shownVersion === undefined ? {} : { offer_version: shownVersion }) }
      return dataOf(api.PATCH('/quote/{id}/offers/{offer}/bind', { params: pathOf(of), body }))
    },
    onMutate: async (body) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (page) => page && withGiven(page, body))
    },
    onSuccess: (page) => {
      // An earlier reply does not have later values.
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(queryKey, page)
    },
    onError: () => client.invalidateQueries({ queryKey }),
  })
}

function withGiven(page: BindReply, { tax_number: _sealed, ...body }: SaveBind): BindReply {
  const fields: Readonly<Record<string, unknown>> = body
  return {
    ...page,
    given: { ...page.given, ...body },
    requirements: page.requirements.map((each) =>
      Object.hasOwn(fields, each.kind) ? { ...each, open: fields[each.kind] === false } : each,
    ),
  }
}

export type SignerNames = Pick<NonNullable<RequestBind['signature']>, 'name' | 'capacity'>

/**
 * Asks the insurer to bind, once earlier values are saved: with the version and the texts on the page by then. A
 * repetition gets the stored reply.
 */
export function useRequestBind(of: BindPageOf) {
  const client = useQueryClient()
  const { queryKey } = bindQuery(of)
  return useMutation({
    scope: { id: `bind ${of.offer}` },
    mutationFn: (names: SignerNames | undefined): Promise<BindReply> => {
      const page = client.getQueryData(queryKey)
      if (!page) throw new ApiProblem(0, { title: 'No page' })
      const documents = page.documents.map(({ key, sha256 }) => ({ key, sha256 }))
      const body = {
        offer_version: page.offer.version,
        offer_hash: page.offer_hash,
        ...(names ? { signature: { ...names, consent: true as const, documents } } : {}),
      }
      return dataOf(api.POST('/quote/{id}/offers/{offer}/bind-request', { params: pathOf(of), body }))
    },
    onSuccess: (page) => client.setQueryData(queryKey, page),
    onError: () => client.invalidateQueries({ queryKey }),
    onSettled: () => client.invalidateQueries({ queryKey: offersQuery(of.uuid).queryKey }),
  })
}

/** Hands in a file of loss runs. Rejects with an `ApiProblem`. */
export function useAddLossRuns(of: BindPageOf) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `bind ${of.offer}` },
    mutationFn: (file: File): Promise<BindReply> =>
      sendFile(`quote/${of.quoteId}/offers/${of.offer}/bind/loss_runs`, file),
    onSuccess: (page) => client.setQueryData(bindQuery(of).queryKey, page),
  })
}
