import type { AccountReply, ErasureReply } from '@coverwright/contract/accounts'
import type { SignInReply } from '@coverwright/contract/people'
import { queryOptions } from '@tanstack/react-query'
import type { Static } from 'typebox'
import { apiUrl } from '../../api/page/base.ts'
import { call } from '../../api/server/client.ts'

export type SignIn = Static<typeof SignInReply>

const offersInterval = 2000

const isWaiting = ({ applications }: AccountReply): boolean =>
  applications.some(({ submissions }) => submissions[0]?.offers.some(({ state }) => state === 'waiting'))

/** What belongs to an account; to one’s own without a uuid. Asked again while insurers are at work. */
export const accountQuery = (uuid: string | undefined) =>
  queryOptions({
    queryKey: ['account', uuid ?? 'own'],
    queryFn: async () => (await call<AccountReply>(uuid === undefined ? 'account' : `accounts/${uuid}`)).data,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isWaiting(data) ? offersInterval : false),
  })

/** The browsers one is signed in at. */
export const signInsQuery = queryOptions({
  queryKey: ['sign-ins'],
  queryFn: async () => (await call<readonly SignIn[]>('sign-ins')).data,
  staleTime: 0,
})

export const endSignIn = (id: string): Promise<unknown> => call(`sign-ins/${id}`, { method: 'DELETE' })

/** Where a browser saves everything that is held about the person. */
export const exportUrl = (): string => apiUrl('account/export')

/** @param email the person’s own address, typed again */
export const eraseAccount = async (email: string): Promise<ErasureReply> =>
  (await call<ErasureReply>('account/erasure', { method: 'POST', body: { email } })).data
