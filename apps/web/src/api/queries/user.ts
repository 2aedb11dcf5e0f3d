import type { UserReply } from '@coverwright/contract/people'
import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../server/client.ts'
import { ApiProblem } from '../server/problem.ts'

const nobody: UserReply = { status: 'not_authenticated', roles: [], isSelfService: false, impersonated: false }

/** Who is signed in at this browser. A sign-in that is over is nobody's; its cookie is gone with that answer. */
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
