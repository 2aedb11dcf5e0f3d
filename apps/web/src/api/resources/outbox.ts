import type { OutboxReply } from '@coverwright/contract/outbox'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../server/client.ts'
import { ApiProblem } from '../server/problem.ts'

const pollMs = 3000

/** The mails of a local start; null where mail is sent. Polled while the page is looked at. */
export const outboxQuery = queryOptions({
  queryKey: ['outbox'],
  queryFn: async ({ signal }): Promise<OutboxReply | null> => {
    try {
      return (await api.GET('/outbox', { signal })).data ?? null
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.status === 404) return null
      throw problem
    }
  },
  staleTime: 0,
  retry: false,
  refetchInterval: ({ state: { data } }) => (data === null ? false : pollMs),
  refetchOnWindowFocus: true,
  // A line at the top of the page would be read out every time.
  meta: { isQuiet: true },
})
