import pg from 'pg'
import { vi } from 'vitest'
import type { Reply } from '../../../testing/browser.ts'

/** Everything in a reply that could distinguish two, except its number, its lifetime and its rate limit. */
export const comparable = ({ status, headers, body }: Reply) => ({
  status,
  body: { ...body, instance: undefined },
  headers: Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(date|x-request-id|(x-)?ratelimit(-.*)?)$/.test(name)),
  ),
})

/** A reply, and the number of its call's queries, which decides its duration. */
export async function countQueries(call: () => Promise<Reply>) {
  // Below the pool, which prepares queries in its own way; a prepared statement is only bound.
  const spies = (['query', 'bind'] as const).map((how) => vi.spyOn(pg.Connection.prototype, how))
  const reply = await call()
  const queries = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
  for (const spy of spies) spy.mockRestore()
  return { ...comparable(reply), queries }
}
