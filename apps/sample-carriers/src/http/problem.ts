import type { CarrierProblem } from '@coverwright/contract/carrier-contract'
import type { FastifyInstance } from 'fastify'

/** A request that the carrier refuses, with the status and code to send. */
export class Refusal extends Error {
  readonly statusCode: number
  readonly code: string

  constructor(statusCode: number, code: string, message: string) {
    super(message)
    this.statusCode = statusCode
    this.code = code
  }
}

export const notFound = (thing: string): Refusal => new Refusal(404, `${thing}.not_found`, `There is no such ${thing}.`)

const problem = (status: number, code: string, title: string): CarrierProblem => ({
  type: 'about:blank',
  title,
  status,
  code,
})

type Failure = { readonly statusCode?: number; readonly message: string }

function problemOf(error: Failure): CarrierProblem {
  if (error instanceof Refusal) return problem(error.statusCode, error.code, error.message)
  const status = error.statusCode ?? 500
  return status < 500 ? problem(status, 'request.refused', error.message) : problem(500, 'internal', 'Something broke.')
}

/** Sends every failure as problem details, and logs our own. */
export function sendProblems(app: FastifyInstance): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const body = problemOf(error)
    if (body.status >= 500) request.log.error({ err: error }, 'request failed')
    return reply.status(body.status).type('application/problem+json').send(body)
  })
  app.setNotFoundHandler((_request, reply) =>
    reply
      .status(404)
      .type('application/problem+json')
      .send(problem(404, 'route.not_found', 'There is nothing here.')),
  )
}
