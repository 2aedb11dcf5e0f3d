import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../platform/errors/app-error.ts'

/** Whether the body is compressed. */
export function isCompressed({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const encoding = headers['content-encoding']
  return encoding !== undefined && encoding.toLowerCase() !== 'identity'
}

export const compressedBody = (): AppError => new AppError(415, 'request.media_type', 'Send the body uncompressed.')

const notUtf8 = new AppError(400, 'request.malformed', 'The body is not UTF-8 text.')

/**
 * Only UTF-8 JSON bodies are read. Compressed ones and other character sets are refused, since reading them anyway would
 * store garbled text.
 */
export function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (isCompressed(request)) return done(compressedBody())
    if (!isUtf8(body)) return done(notUtf8)
    return parse(request, body.toString('utf8'), done)
  })
}
