import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ColorScheme } from '@coverwright/catalogue/consent/color-scheme'
import { escapeHtml } from '@coverwright/core/text/escape-html'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readBuildInfo } from '../../platform/build-info.ts'
import { hashSource, type InPage } from '../security/content-policy.ts'

const brotli = promisify(brotliCompress)
const compress = promisify(gzip)

export type IndexPage = { readonly etag: string; readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>> }

/** What the page contains about its site before anything is fetched. */
export type PageHead = {
  readonly lang: string
  readonly title: string
  /** What search engines show. */
  readonly description: string
  /** How dense the page is. */
  readonly mode: 'agent' | 'client'
  /** Light or dark if the visitor chose; otherwise the system's. */
  readonly scheme?: ColorScheme
  /** The theme's styles; empty for the house's own looks. */
  readonly style: string
  /** JSON, for the element `#site`. */
  readonly site: string
  /** The source files of parts that the first page needs besides its own, as the build's manifest names them. */
  readonly parts: readonly string[]
}

/** What a page contains about its visitor, and what it shows before the application has loaded. */
export type PageContent = {
  /** JSON, for the element `#visitor`. */
  readonly visitor: string
  /** The first screen as HTML; undefined when the application renders it. */
  readonly screen: string | undefined
}

export type IndexPages = {
  /** Styles and scripts of every page. */
  readonly inPage: InPage
  /** The page of a site below a prefix, as HTML. */
  readonly html: (prefix: string, head: PageHead | undefined, content?: PageContent) => string
}

/**
 * The one HTML page of the built web app. Its assets are relative to it, so it gets its base and the address of the API.
 * Undefined when the web app is not built.
 */
export function readIndexPages(webFolder: string, apiBase: string): IndexPages | undefined {
  const builtPage = readIfPresent(path.join(webFolder, 'index.html'))
  if (builtPage === undefined) return undefined
  const parts = readManifest(webFolder)
  const texts = (element: RegExp) => [...builtPage.matchAll(element)].map(([, text = '']) => hashSource(text))
  return {
    inPage: { styles: texts(/<style>(.*?)<\/style>/gs), scripts: readInlineScripts(webFolder).map(hashSource) },
    html: (prefix, head, content) => {
      const write = () => withAddresses(withHead(builtPage, head, parts), prefix, apiBase)
      return withContent(head ? writtenOnce(head, prefix, write) : write(), content, preloads(parts('src/router.tsx')))
    },
  }
}

const { version, build } = readBuildInfo()
const running = `${version} (${build})`

const cache = new WeakMap<PageHead, Map<string, string>>()

/** The page shared by all visitors with this head; each visitor's own content is added later. */
function writtenOnce(head: PageHead, key: string, write: () => string): string {
  const ofHead = cache.get(head) ?? new Map<string, string>()
  const html = ofHead.get(key) ?? write()
  cache.set(head, ofHead.set(key, html))
  return html
}

const withAddresses = (html: string, prefix: string, apiBase: string): string =>
  html.replace(
    '<head>',
    `<head><base href="${prefix}/"><meta name="api-base" content="${prefix}${apiBase}"><meta name="version" content="${running}">`,
  )

function withHead(html: string, head: PageHead | undefined, parts: (part: string) => readonly string[]): string {
  if (!head) return html
  const { lang, title, description, style, site, mode, scheme } = head
  const schemeAttribute = scheme ? ` data-scheme="${scheme}"` : ''
  const more = preloads(head.parts.flatMap(parts)) + (style ? `<style>${style}</style>` : '')
  // Replacement functions, since a site's text may contain `$`.
  return (
    html
      .replace('<html lang="en"', () => `<html lang="${escapeHtml(lang)}" data-mode="${mode}"${schemeAttribute}`)
      // The browser paints its own background before the styles are there.
      .replace('content="light dark"', () => `content="${scheme ?? 'light dark'}"`)
      .replace(
        /<title>[^<]*<\/title>/,
        () => `<title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}">`,
      )
      .replace(/(<script type="application\/json" id="site">)\{\}/, (_all, tag) => tag + escapeScript(site))
      .replace('</head>', () => `${more}</head>`)
  )
}

const preloads = (files: readonly string[]): string =>
  [...new Set(files)].map((file) => `<link rel="modulepreload" fetchpriority="low" href="./${file}">`).join('')

/** Escapes JSON so that it cannot end its `<script>`. */
const escapeScript = (json: string): string => json.replaceAll('<', '\\u003c')

/** @param routes preloads what the application needs to render any page but the first */
function withContent(html: string, content: PageContent | undefined, routes: string): string {
  const page = content?.screen === undefined ? html.replace('</head>', `${routes}</head>`) : html
  return content === undefined
    ? page
    : page
        .replace(
          /(<script type="application\/json" id="visitor">)\{\}/,
          (_all, tag) => tag + escapeScript(content.visitor),
        )
        .replace('<div id="root"></div>', () => `<div id="root">${content.screen ?? ''}</div>`)
}

type Chunk = { readonly file?: unknown; readonly imports?: unknown }

/** A part's file and those it imports; none for a part that is not in the build. */
function readManifest(webFolder: string): (part: string) => readonly string[] {
  const text = readIfPresent(path.join(webFolder, '.vite/manifest.json'))
  const manifest: Readonly<Record<string, Chunk>> = text === undefined ? {} : JSON.parse(text)
  const filesOf = (part: string, visitedFiles: Set<string>): void => {
    const { file, imports } = (Object.hasOwn(manifest, part) ? manifest[part] : undefined) ?? {}
    if (typeof file !== 'string' || visitedFiles.has(file)) return
    visitedFiles.add(file)
    for (const each of Array.isArray(imports) ? imports : []) filesOf(String(each), visitedFiles)
  }
  return (part) => {
    const visitedFiles = new Set<string>()
    filesOf(part, visitedFiles)
    return [...visitedFiles]
  }
}

/** The script that React puts into a rendered page, so that a form submitted before hydration is not lost. */
function readInlineScripts(webFolder: string): readonly string[] {
  const text = readIfPresent(path.join(webFolder, '.prerender/inline-scripts.json'))
  return text === undefined ? [] : JSON.parse(text)
}

/** Compressed as much as possible: for pages that are cached. */
export async function compressPage(html: string): Promise<IndexPage> {
  const body = Buffer.from(html)
  const [br, gz] = await Promise.all([brotli(body), compress(body)])
  return {
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    bodies: { br, gzip: gz, identity: body },
  }
}

/**
 * Sends the page with the reply's status, or "not modified" to a browser that has it. Browsers revalidate each time, so
 * a new release is visible at once.
 */
export function sendIndexPage(
  { etag, bodies }: IndexPage,
  request: FastifyRequest,
  reply: FastifyReply,
  caching: 'no-cache' | 'no-store' = 'no-cache',
): FastifyReply {
  reply.headers({ etag, 'cache-control': caching, vary: 'accept-encoding, cookie' }).type('text/html; charset=utf-8')
  if (request.headers['if-none-match'] === etag && reply.statusCode === 200) return reply.code(304).send()
  const encoding = encodingFor(request)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bodies[encoding])
}

function encodingFor({ headers }: FastifyRequest): keyof IndexPage['bodies'] {
  const acceptedEncodings = headers['accept-encoding'] ?? ''
  if (acceptedEncodings.includes('br')) return 'br'
  return acceptedEncodings.includes('gzip') ? 'gzip' : 'identity'
}

const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Sends a page for this actor only: no cache may store it, not even the browser's. */
export async function sendOwnPage(html: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.headers({ 'cache-control': 'private, no-store', vary: 'accept-encoding, cookie' })
  reply.type('text/html; charset=utf-8').code(200)
  const encoding = encodingFor(request)
  if (encoding === 'identity') return reply.send(html)
  reply.header('content-encoding', encoding)
  return reply.send(encoding === 'br' ? await brotli(html, quickly) : await compress(html))
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
