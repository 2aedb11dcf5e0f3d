import type { AccountReply, ErasureReply } from '@coverwright/contract/accounts'
import type { MailChoice, MailChoicesReply } from '@coverwright/contract/mail-choices'
import type { SignInReply } from '@coverwright/contract/people'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Static } from 'typebox'
import { apiUrl } from '../page/base.ts'
import { api, dataOf } from '../server/client.ts'

export type SignIn = Static<typeof SignInReply>

const pollMs = 2000

const isWaiting = ({ applications }: AccountReply): boolean =>
  applications.some(({ submissions }) => submissions[0]?.offers.some(({ state }) => state === 'waiting'))

/** What belongs to an account; the user's own without a uuid. Polled while carriers have yet to answer. */
export const accountQuery = (uuid: string | undefined) =>
  queryOptions({
    queryKey: ['account', uuid ?? 'own'],
    queryFn: (): Promise<AccountReply> =>
      dataOf(uuid === undefined ? api.GET('/account') : api.GET('/accounts/{uuid}', { params: { path: { uuid } } })),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isWaiting(data) ? pollMs : false),
  })

/** The browsers that the user is signed in with. */
export const signInsQuery = queryOptions({
  queryKey: ['sign-ins'],
  queryFn: (): Promise<readonly SignIn[]> => dataOf(api.GET('/sign-ins')),
  staleTime: 0,
})

/** Signs the user out of one of those browsers. */
export function useEndSignIn(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.DELETE('/sign-ins/{id}', { params: { path: { id } } }),
    onSettled: () => client.invalidateQueries({ queryKey: signInsQuery.queryKey }),
  })
}

/** Where a browser downloads everything that is stored about the user. */
export const exportUrl = (): string => apiUrl('account/export')

/** @param email the user's own address, typed again */
export const eraseAccount = (email: string): Promise<ErasureReply> =>
  dataOf(api.POST('/account/erasure', { body: { email } }))

/** Which mails somebody wants: the recipient of a mail by its token, or the signed-in user without one. */
export const mailChoicesQuery = (token: string | undefined) =>
  queryOptions({
    queryKey: ['mail-choices', token ?? 'own'],
    queryFn: (): Promise<MailChoicesReply> =>
      dataOf(token === undefined ? api.GET('/my-mail') : api.GET('/my-mail/{token}', { params: { path: { token } } })),
    staleTime: 0,
  })

export function useChooseMail(token: string | undefined) {
  const client = useQueryClient()
  return useMutation({
    // One after the other: each reply holds all choices.
    scope: { id: 'mail-choices' },
    mutationFn: (body: MailChoice): Promise<MailChoicesReply> =>
      dataOf(
        token === undefined
          ? api.PATCH('/my-mail', { body })
          : api.PATCH('/my-mail/{token}', { params: { path: { token } }, body }),
      ),
    onSuccess: (reply) => client.setQueryData(mailChoicesQuery(token).queryKey, reply),
  })
}
