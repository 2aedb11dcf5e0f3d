import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import { AppError } from '../../platform/errors/app-error.ts'

/** Addresses where operators look at a site. */
export type PreviewAddresses = {
  isPreview(url: string): boolean
  /** Fetches what the address shows. */
  load(url: string): Promise<void>
}

/**
 * Viewers of a preview are strangers there, even if signed in at the site itself, and search engines do not index it.
 */
export function showPreviews(app: FastifyInstance, { isPreview, load }: PreviewAddresses): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isPreview(request.originalUrl)) return
    const { headers } = request.raw
    delete headers.cookie
    delete headers.authorization
    reply.header('x-robots-tag', 'noindex')
    await load(request.originalUrl)
  })
  app.addHook('onSend', async (request, reply) => {
    if (isPreview(request.originalUrl)) reply.removeHeader('set-cookie')
  })
}

export const refuseSavesInPreviews =
  ({ isPreview }: Pick<PreviewAddresses, 'isPreview'>): onRequestAsyncHookHandler =>
  async ({ method, originalUrl }) => {
    if (method !== 'GET' && method !== 'HEAD' && isPreview(originalUrl))
      throw new AppError(403, 'preview.nothing_saved', 'This is a preview: nothing is saved here.')
  }
