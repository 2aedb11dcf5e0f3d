import type { UserReply } from '@coverwright/contract/people'
import type { QuoteReply } from '@coverwright/contract/quotes'
import { QueryClient } from '@tanstack/react-query'
import { queryClient } from '../../../api/query-client.ts'
import { userQuery } from '../../../api/resources/users.ts'
import { textAnswer } from '../../quote/application.ts'

/** The client of a quote as a signed-in user: they signed in with the code that its link asks for. */
export const clientOf = (quote: QuoteReply | null): UserReply => ({
  ...{ status: 'authenticated', roles: ['customer'], isSelfService: false, impersonated: false },
  email: textAnswer(quote, 'contact_email') ?? '',
  first_name: textAnswer(quote, 'contact_first_name') ?? '',
  last_name: textAnswer(quote, 'contact_last_name') ?? '',
})

/** The browser's queries with all that was fetched, except that this user is signed in. */
export function queriesAs(user: UserReply): QueryClient {
  const queries = new QueryClient({
    queryCache: queryClient.getQueryCache(),
    defaultOptions: queryClient.getDefaultOptions(),
  })
  // An entry of its own beside the one of who is really signed in, never fetched.
  queries.setQueryDefaults(userQuery.queryKey, { queryKeyHashFn: () => 'the user as shown', staleTime: 'static' })
  queries.setQueryData(userQuery.queryKey, user)
  return queries
}
