import type { FastifyInstance } from 'fastify'
import { storageFull } from '../platform/errors/database-trouble.ts'

/** The state of the disk that this server writes to. */
export type Disk = {
  /** Measures the free space, unless that was done a moment ago. */
  readonly look?: () => Promise<void> | undefined
  readonly isFull?: () => boolean
  readonly hasRoomForFiles?: () => boolean
}

const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes to a full disk before they reach the database, which would otherwise stop for readers too. Uploads are
 * refused earlier than answers.
 */
export function refuseOnFullDisk(
  app: FastifyInstance,
  { look = () => undefined, isFull = () => false, hasRoomForFiles = () => true }: Disk,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const looking = look()
    if (readingMethods.has(request.method)) return done()
    const isFile = request.headers['content-type']?.startsWith('application/octet-stream') ?? false
    const decide = (): void => done(isFull() || (isFile && !hasRoomForFiles()) ? storageFull() : undefined)
    if (looking) looking.then(decide, decide)
    else decide()
  })
}
