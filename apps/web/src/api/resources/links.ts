import type { LinkReply } from '@coverwright/contract/links'
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '../server/client.ts'
import { withIdempotencyKey } from '../server/idempotency-key.ts'
import { agencyQuotesKey } from './agent/agencies.ts'

/** The links that were mailed to open a quote. */
export const linksQuery = (quoteId: string) =>
  queryOptions({
    queryKey: ['links', quoteId],
    queryFn: (): Promise<readonly LinkReply[]> =>
      dataOf(api.GET('/quote/{id}/links', { params: { path: { id: quoteId } } })),
    staleTime: 0,
  })

const recheckMs = 5000

/**
 * The links of a quote, the newest first.
 * @param isWaiting one has just been sent: a mail server may refuse its mail within seconds
 */
export function useLinks(quoteId: string, isWaiting: boolean): readonly LinkReply[] {
  const { data: links = [] } = useQuery({ ...linksQuery(quoteId), refetchInterval: isWaiting && recheckMs })
  return links
}

/** A link that was just sent, as it is now. */
export const useSentLink = (quoteId: string, link: LinkReply): LinkReply =>
  useLinks(quoteId, true).find(({ uuid }) => uuid === link.uuid) ?? link

type LinkRequest = { readonly email: string; readonly note?: string }

/** Mails a link that opens the quote. */
export const sendLink = (quoteId: string, body: LinkRequest): Promise<LinkReply> =>
  withIdempotencyKey('link', [quoteId, body], (header) =>
    dataOf(api.POST('/quote/{id}/links', { params: { path: { id: quoteId }, header }, body })),
  )

const invalidateLinks = (client: QueryClient, quoteId: string): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: linksQuery(quoteId).queryKey }),
    // The list tells when the last link was sent.
    client.invalidateQueries({ queryKey: agencyQuotesKey }),
  ])

export function useSendLink(quoteId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: LinkRequest) => sendLink(quoteId, body),
    onSuccess: () => invalidateLinks(client, quoteId),
  })
}

/** Revokes a link, which then opens nothing. */
export function useRevokeLink(quoteId: string, uuid: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.DELETE('/quote/{id}/links/{uuid}', { params: { path: { id: quoteId, uuid } } }),
    onSettled: () => invalidateLinks(client, quoteId),
  })
}
