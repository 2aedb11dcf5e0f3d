import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from './server/problem.ts'

const mostRetries = 4

/** Below it, by what was looked up: what was filled in, for when the page is opened again. */
export const filledInKey = ['filled-in'] as const

/** Creates an empty query cache: one for the page in the browser, one for each page that a server renders. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => error instanceof ApiProblem && error.isTransient && count < mostRetries,
        staleTime: 60_000,
        refetchOnWindowFocus: false,
      },
    },
  })
  client.setQueryDefaults(filledInKey, { gcTime: Number.POSITIVE_INFINITY })
  return client
}

/** The browser's client. Components use `useQueryClient`, so that they render on a server too. */
export const queryClient = createQueryClient()
