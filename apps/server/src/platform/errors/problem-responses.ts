import { STATUS_CODES } from 'node:http'
import { Problem } from './problem.ts'

/**
 * The refusals a route may answer with, for the API document. Every route may also be asked in a way that cannot be read
 * (400), want to know who asks (401, 403), be asked at an address that names nothing (404) or is too long (414), be too busy
 * (429) or down (503).
 */
export const problems = (...statuses: readonly number[]) =>
  Object.fromEntries(
    [...new Set([...statuses, 400, 401, 403, 404, 414, 429, 500, 503])].map((status) => [
      status,
      {
        description: STATUS_CODES[status] ?? 'Error',
        content: { 'application/problem+json': { schema: Problem } },
      },
    ]),
  )
