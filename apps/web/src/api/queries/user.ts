import type { UserReply } from '@coverwright/contract/people'
import { queryOptions } from '@tanstack/react-query'
import { ApiProblem, call } from '../server/client.ts'

const nobody: UserReply = { status: 'not_authenticated', roles: [], isSelfService: false, impersonated: false }

/** Who is signed in at this browser. A sign-in that is over is nobody's; its cookie is gone with that answer. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async () => {
    try {
      return (await call<UserReply>('v1/users/get-logged-in-user.json')).data
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.asksToSignIn) return nobody
      throw problem
    }
  },
})
