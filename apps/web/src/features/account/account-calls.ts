import type { AccountReply, ErasureReply } from '@coverwright/contract/accounts'
import type { SignInReply } from '@coverwright/contract/people'
import { queryOptions } from '@tanstack/react-query'
import type { Static } from 'typebox'
import { apiUrl } from '../../api/page/base.ts'
import { api, dataOf } from '../../api/server/client.ts'

export type SignIn = Static<typeof SignInReply>

const offersInterval = 2000

const isWaiting = ({ applications }: AccountReply): boolean =>
  applications.some(({ submissions }) => submissions[0]?.offers.some(({ state }) => state === 'waiting'))

/** What belongs to an account; to one’s own without a uuid. Asked again while insurers are at work. */
export const accountQuery = (uuid: string | undefined) =>
  queryOptions({
    queryKey: ['account', uuid ?? 'own'],
    queryFn: (): Promise<AccountReply> =>
      dataOf(uuid === undefined ? api.GET('/account') : api.GET('/accounts/{uuid}', { params: { path: { uuid } } })),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isWaiting(data) ? offersInterval : false),
  })

/** The browsers one is signed in at. */
export const signInsQuery = queryOptions({
  queryKey: ['sign-ins'],
  queryFn: (): Promise<readonly SignIn[]> => dataOf(api.GET('/sign-ins')),
  staleTime: 0,
})

export const endSignIn = (id: string): Promise<unknown> => api.DELETE('/sign-ins/{id}', { params: { path: { id } } })

/** Where a browser saves everything that is held about the person. */
export const exportUrl = (): string => apiUrl('account/export')

/** @param email the person’s own address, typed again */
export const eraseAccount = (email: string): Promise<ErasureReply> =>
  dataOf(api.POST('/account/erasure', { body: { email } }))
