import { STATUS_CODES } from 'node:http'
import { Problem } from './problem.ts'

/**
 * The refusals a route may answer with, for the API document. Every route may also want to know who asks (401, 403), be
 * too busy (429) or down (503).
 */
export const problems = (...statuses: readonly number[]) =>
  Object.fromEntries(
    [...new Set([...statuses, 401, 403, 429, 500, 503])].map((status) => [
      status,
      {
        description: STATUS_CODES[status] ?? 'Error',
        content: { 'application/problem+json': { schema: Problem } },
      },
    ]),
  )
