import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type IndexPage = { readonly etag: string; readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>> }

/** What the page says of the site it is for before anything is fetched. */
export type PageHead = {
  readonly lang: string
  readonly title: string
  /** The theme's styles; empty for the house's own looks. */
  readonly style: string
  /** JSON, for the element `#site`. */
  readonly site: string
  /** The source files of parts that the first page needs besides its own, as the build's manifest names them. */
  readonly parts: readonly string[]
}

const mostPages = 200

/**
 * The one HTML page of the built web app, for a site below a prefix. Its assets are named relative to it, so it is told
 * where it stands, and where the API is. Undefined when the web app is not built.
 */
export function readIndexPage(
  webFolder: string,
  apiBase: string,
): ((prefix: string, head: PageHead | undefined) => IndexPage) | undefined {
  const html = readIfPresent(path.join(webFolder, 'index.html'))
  if (html === undefined) return undefined
  const parts = readManifest(webFolder)
  const pages = new Map<string, IndexPage>()
  return (prefix, head) => {
    const key = JSON.stringify([prefix, head])
    const page = pages.get(key) ?? packed(placed(headed(html, head, parts), prefix, apiBase))
    // One for each site and day; what is left of other days goes now and then.
    if (pages.size >= mostPages) pages.clear()
    pages.set(key, page)
    return page
  }
}

const placed = (html: string, prefix: string, apiBase: string): string =>
  html.replace('<head>', `<head><base href="${prefix}/"><meta name="api-base" content="${prefix}${apiBase}">`)

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

function headed(html: string, head: PageHead | undefined, parts: (part: string) => readonly string[]): string {
  if (!head) return html
  const { lang, title, style, site } = head
  const preloads = [...new Set(head.parts.flatMap(parts))].map((file) => `<link rel="modulepreload" href="./${file}">`)
  const more = [...preloads, ...(style ? [`<style>${style}</style>`] : [])].join('')
  // Functions: what stands in a site's file is no pattern.
  return html
    .replace('<html lang="en"', () => `<html lang="${escaped(lang)}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/(<script type="application\/json" id="site">)\{\}/, (_all, tag) => tag + site.replaceAll('<', '\\u003c'))
    .replace('</head>', () => `${more}</head>`)
}

type Chunk = { readonly file?: unknown; readonly imports?: unknown }

/** Of a part, its file and the files it cannot do without; none for a part that the build does not have. */
function readManifest(webFolder: string): (part: string) => readonly string[] {
  const text = readIfPresent(path.join(webFolder, '.vite/manifest.json'))
  const manifest: Readonly<Record<string, Chunk>> = text === undefined ? {} : JSON.parse(text)
  const filesOf = (part: string, seen: Set<string>): void => {
    const { file, imports } = (Object.hasOwn(manifest, part) ? manifest[part] : undefined) ?? {}
    if (typeof file !== 'string' || seen.has(file)) return
    seen.add(file)
    for (const each of Array.isArray(imports) ? imports : []) filesOf(String(each), seen)
  }
  return (part) => {
    const seen = new Set<string>()
    filesOf(part, seen)
    return [...seen]
  }
}

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
