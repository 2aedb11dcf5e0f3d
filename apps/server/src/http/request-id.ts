import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const sane = /^[\w-]{8,64}$/

/** The caller's X-Request-Id when it is short and plain enough to log, else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const receivedId = headers['x-request-id']
  return typeof receivedId === 'string' && sane.test(receivedId) ? receivedId : randomUUID()
}
