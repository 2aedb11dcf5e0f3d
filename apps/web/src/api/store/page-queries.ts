import { ApiProblem } from '../server/client.ts'
import { createQueryClient } from './query-client.ts'

/** What the page at hand knows of the server. */
export const queryClient = createQueryClient({
  retry: (count, error) => error instanceof ApiProblem && error.isPassing && count < 4,
  staleTime: 60_000,
})
