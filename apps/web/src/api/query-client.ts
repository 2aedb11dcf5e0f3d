import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from './server/problem.ts'

const mostRetries = 4

/** An empty cache of what the server says. A page in the browser has one; a server makes one for each page it renders. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => error instanceof ApiProblem && error.isPassing && count < mostRetries,
        staleTime: 60_000,
        refetchOnWindowFocus: false,
      },
    },
  })

/** The browser's. What renders asks for its client with `useQueryClient`, so that it renders on a server too. */
export const queryClient = createQueryClient()
