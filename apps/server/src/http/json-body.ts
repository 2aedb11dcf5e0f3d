import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../platform/errors/app-error.ts'

/** The body is said to be something else than its bytes. */
export function isPacked({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const encoding = headers['content-encoding']
  return encoding !== undefined && encoding.toLowerCase() !== 'identity'
}

export const packed = (): AppError => new AppError(415, 'request.media_type', 'Send the body as it is, not compressed.')

const garbled = new AppError(400, 'request.malformed', 'The body is not text in UTF-8.')

/**
 * JSON is the one kind of body that is read, and only as it was meant: compressed bytes and those of another alphabet
 * are refused, where reading on would store them garbled.
 */
export function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (isPacked(request)) return done(packed())
    if (!isUtf8(body)) return done(garbled)
    return parse(request, body.toString('utf8'), done)
  })
}
