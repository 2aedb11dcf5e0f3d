import { isSubAgent } from '@coverwright/catalogue/staff/sub-agent'
import type { RegisterUser, UserReply } from '@coverwright/contract/people'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '../server/client.ts'
import { ApiProblem } from '../server/problem.ts'

const nobody: UserReply = { status: 'not_authenticated', roles: [], isSelfService: false, impersonated: false }

/** Who is signed in in this browser; nobody once the sign-in has ended. That reply removes its cookie. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async (): Promise<UserReply> => {
    try {
      return await dataOf(api.GET('/v1/users/get-logged-in-user.json'))
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.asksToSignIn) return nobody
      throw problem
    }
  },
})

/**
 * The user for whom a retrieved quote is opened: fetched again when somebody is signed in, unless they are impersonated
 * or a sub-agent. Source: seed 4.5, 6.
 */
export async function fetchCurrentUser(client: QueryClient): Promise<UserReply> {
  const user = await client.ensureQueryData(userQuery)
  const isFetched = user.status === 'authenticated' && !user.impersonated && !isSubAgent(user)
  return isFetched ? await client.fetchQuery({ ...userQuery, staleTime: 0 }) : user
}

/** Registers the person and the business of an application; sent again, it makes no second. */
export const registerUser = (user: RegisterUser['user']): Promise<unknown> =>
  dataOf(api.POST('/v1/users.json', { body: { user } }))

/** Prolongs the sign-in. */
export function useStaySignedIn() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (): Promise<UserReply> => dataOf(api.POST('/sign-in/stay')),
    onSuccess: (user) => client.setQueryData(userQuery.queryKey, user),
  })
}
