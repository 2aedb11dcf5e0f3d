import type { FastifyInstance } from 'fastify'
import { storageFull } from '../platform/errors/database-trouble.ts'

/** What is known of the disk that this server keeps something on. */
export type Disk = {
  readonly isFull?: () => boolean
  readonly hasRoomForFiles?: () => boolean
}

const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what would be kept on a disk that is full, before the database meets it: it would stop, and nobody could read
 * either. Files are refused earlier than answers.
 */
export function refuseOnFullDisk(
  app: FastifyInstance,
  { isFull = () => false, hasRoomForFiles = () => true }: Disk,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (readingMethods.has(request.method)) return done()
    const isFile = request.headers['content-type']?.startsWith('application/octet-stream') ?? false
    done(isFull() || (isFile && !hasRoomForFiles()) ? storageFull() : undefined)
  })
}
