import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Where the build puts the script: in a folder that is not served, since only sites with embedders have it. */
const builtFile = '.embed/embed.js'

/** Whether it is the page that other sites show in a frame. */
export const isFrame = ({ url }: Pick<FastifyRequest, 'url'>): boolean => /^\/embed(?:\?|$)/.test(url)

type Options = {
  readonly webFolder: string
  readonly embeddersAt: (request: FastifyRequest) => readonly string[]
}

/**
 * Serves the script that puts the form into pages of other sites, at a permanent address; 404 on sites that nobody may
 * embed.
 */
export function serveEmbedScript(app: FastifyInstance, { webFolder, embeddersAt }: Options): void {
  const script = readIfPresent(path.join(webFolder, builtFile))
  if (!script) return
  const etag = `"${createHash('sha256').update(script).digest('base64url').slice(0, 22)}"`
  app.get('/embed.js', (request, reply): FastifyReply | undefined => {
    if (embeddersAt(request).length === 0) {
      reply.callNotFound()
      return undefined
    }
    // Pages of other origins may load it; the frame's own policy decides which may show the frame.
    reply.headers({ 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'public, max-age=3600', etag })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('text/javascript; charset=utf-8').send(script)
  })
}

function readIfPresent(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
