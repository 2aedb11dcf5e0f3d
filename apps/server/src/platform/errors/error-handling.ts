import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { prefixOf } from '../request-prefix.ts'
import type { AppError } from './app-error.ts'
import { asAppError, type Problem, toProblem } from './problem.ts'

/** Sends every failure as problem details. Bugs are logged with the request's id and not disclosed. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error: unknown, request, reply) => {
    const refusal = asAppError(error)
    if (!refusal) request.log.error({ err: error }, 'request failed')
    else if (refusal.statusCode >= 500) {
      const { method, routeOptions } = request
      // The route that waited, and in `err` for what: the database's code, or the wait that was abandoned.
      const call = { method, route: routeOptions.url, status: refusal.statusCode }
      request.log.warn({ ...call, err: refusal.cause ?? refusal }, refusal.code)
    }
    return sendProblem(request, reply, refusal)
  })
}

/** Answers with a refusal, or with a bare 500 when there is none. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: AppError | undefined): Problem {
  const problem = toProblem(refusal, request.id, prefixOf(request))
  if (refusal?.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds)
  if (problem.status === 401 || refusal?.challenge) reply.header('www-authenticate', challengeOf(refusal))
  // A cache must not keep a refusal, whatever the route allows for its replies.
  reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer(JSON.stringify)
  return problem
}

/** How a machine signs in. Browsers ask nobody for a token. */
const challengeOf = (refusal: AppError | undefined): string =>
  ['Bearer realm="Coverwright"', refusal?.challenge].filter(Boolean).join(', ')
