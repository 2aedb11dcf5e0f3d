import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from './server/problem.ts'

const mostRetries = 4

/** Creates an empty query cache: one for the page in the browser, one for each page that a server renders. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => error instanceof ApiProblem && error.isTransient && count < mostRetries,
        staleTime: 60_000,
        refetchOnWindowFocus: false,
      },
    },
  })

/** The browser's client. Components use `useQueryClient`, so that they render on a server too. */
export const queryClient = createQueryClient()
