import type { UserReply } from '@coverwright/contract/people'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '../server/client.ts'
import { ApiProblem } from '../server/problem.ts'

const nobody: UserReply = { status: 'not_authenticated', roles: [], isSelfService: false, impersonated: false }

/** Who is signed in at this browser; nobody once the sign-in has ended. Its cookie is removed by that reply. */
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

/** Prolongs the sign-in. */
export function useStaySignedIn() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (): Promise<UserReply> => dataOf(api.POST('/sign-in/stay')),
    onSuccess: (user) => client.setQueryData(userQuery.queryKey, user),
  })
}
