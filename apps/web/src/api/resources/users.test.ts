import type { UserReply } from '@coverwright/contract/people'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { fetchCurrentUser, userQuery } from './users.ts'

const signedIn: UserReply = { status: 'authenticated', roles: ['customer'], isSelfService: false, impersonated: false }
const subAgent: UserReply = {
  ...signedIn,
  roles: ['sub_agent'],
  original: { id: 'a', email: 'a@b.example', roles: ['agent'] },
}

it.each<[string, UserReply, boolean]>([
  ['somebody who is signed in', signedIn, true],
  ['an agent', { ...signedIn, roles: ['agent'] }, true],
  ['a sub-agent', subAgent, false],
  ['somebody whom support impersonates', { ...signedIn, impersonated: true }, false],
  ['a visitor', { ...signedIn, status: 'not_authenticated', roles: [] }, false],
])(
  'before a quote is opened for %s, the current user is fetched: %j (R4, seed 4.5, 6)',
  async (_who, user, isFetched) => {
    const client = new QueryClient()
    client.setQueryData(userQuery.queryKey, user)
    const fetch = vi.spyOn(client, 'fetchQuery').mockResolvedValue(signedIn)
    await fetchCurrentUser(client)
    expect(fetch).toHaveBeenCalledTimes(isFetched ? 1 : 0)
  },
)
