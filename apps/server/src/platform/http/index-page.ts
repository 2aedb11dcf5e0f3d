import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type IndexPage = { readonly etag: string; readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>> }

/**
 * The one HTML page of the built web app, for a site below a prefix. Its assets are named relative to it, so it is told
 * where it stands, and where the API is. Undefined when the web app is not built.
 */
export function readIndexPage(webFolder: string, apiBase: string): ((prefix: string) => IndexPage) | undefined {
  const html = readIfPresent(path.join(webFolder, 'index.html'))
  if (html === undefined) return undefined
  const pages = new Map<string, IndexPage>()
  return (prefix) => {
    const page = pages.get(prefix) ?? packed(placed(html, prefix, apiBase))
    pages.set(prefix, page)
    return page
  }
}

const placed = (html: string, prefix: string, apiBase: string): string =>
  html.replace('<head>', `<head><base href="${prefix}/"><meta name="api-base" content="${prefix}${apiBase}">`)

function packed(html: string): IndexPage {
  const body = Buffer.from(html)
  return {
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    bodies: { br: brotliCompressSync(body), gzip: gzipSync(body), identity: body },
  }
}

/** Sends the page, or "not modified" to a browser that has it. Browsers ask each time, so a new release is seen at once. */
export function sendIndexPage({ etag, bodies }: IndexPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' }).type('text/html; charset=utf-8')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity'
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(200).send(bodies[encoding])
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
