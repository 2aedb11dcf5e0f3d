import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import type { CallCounter, CallLimit } from './call-counter.ts'
import { clientOf } from './client-of.ts'

type Options = {
  counter: CallCounter
  /** The limit of a call, by its operationId; undefined for calls that are only bound by what an address may ask for. */
  limitOf: (operationId: string) => CallLimit | undefined
  /** Told when a client has had enough; not for each of its requests. */
  onRefused: (limit: CallLimit, client: string) => Promise<void>
}

const tooMany = (retryAfterSeconds: number): AppError =>
  new AppError(429, 'request.too_many', 'Too many requests: wait a moment and try again.', { retryAfterSeconds })

/** Counts calls that must not be made often by one client, before anything is done for them. */
export const limitCalls =
  ({ counter, limitOf, onRefused }: Options) =>
  async (request: FastifyRequest): Promise<void> => {
    const { operationId } = request.routeOptions.schema ?? {}
    const limit = operationId === undefined ? undefined : limitOf(operationId)
    if (!limit) return
    const refused = await counter.count(limit, clientOf(request))
    if (!refused) return
    if (refused.isNew) await onRefused(limit, refused.key)
    throw tooMany(refused.retryAfterSeconds)
  }
