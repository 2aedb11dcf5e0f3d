import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const sane = /^[\w-]{8,64}$/

/** The caller's X-Request-Id when it is short and plain enough to log, else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const received = headers['x-request-id']
  return typeof received === 'string' && sane.test(received) ? received : randomUUID()
}
