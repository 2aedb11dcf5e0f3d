import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors/app-error.ts'
import { sendProblem } from '../../platform/errors/error-handling.ts'
import { asAppError, toProblem } from '../../platform/errors/problem.ts'
import { inertPolicy } from '../security/content-policy.ts'

/** The headers that hooks set on other replies; no hook runs for these. */
const bareHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'content-security-policy': inertPolicy,
}

/** Answers a request whose address cannot be decoded; no hook has run for it. */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id).headers(bareHeaders)
  reply.send(sendProblem(request, reply, asAppError(error)))
}

const malformedRequest = new AppError(400, 'request.malformed', 'This is not a well-formed HTTP request.')
const refusals: ReadonlyMap<string, AppError> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', new AppError(408, 'request.timeout', 'The request took too long to arrive.')],
  ['HPE_HEADER_OVERFLOW', new AppError(431, 'request.too_large', 'The headers are too long.')],
])

/** Answers what is not valid HTTP and closes the connection: what follows on it could be anything. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) {
    const problem = toProblem(refusals.get(error.code ?? '') ?? malformedRequest, randomUUID())
    const body = JSON.stringify(problem)
    const head = [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
      'content-type: application/problem+json',
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${problem.instance}`,
      ...Object.entries(bareHeaders).map(([name, value]) => `${name}: ${value}`),
      'cache-control: no-store',
      'connection: close',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  }
  socket.destroySoon()
}
