import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors/app-error.ts'
import { sendProblem } from '../../platform/errors/error-handling.ts'
import type { PrefixAt } from '../prefix.ts'
import { createAskForVisitor } from '../visitor.ts'
import { type IndexPages, type PageHead, readIndexPages } from './index-page.ts'
import type { Prerender } from './prerenderer.ts'
import { isSiteFileName, siteFilesPath } from './site-files.ts'
import { createSitePages } from './site-pages.ts'

const forEver = 'public, max-age=31536000, immutable'
/** The icon, which browsers request at each page of the application. */
const forAnHour = 'public, max-age=3600'

const nothingHere = new AppError(404, 'route.not_found', 'There is nothing at this address.')

/**
 * Serves the built web app: its hashed assets, cached for ever, and its one page for every address that a person opens.
 * Everything else without a route is a 404.
 */
export async function serveSite(
  app: FastifyInstance,
  site: {
    webFolder: string
    /** The built page, if it has been read already. */
    pages?: IndexPages | undefined
    /** Logos and fonts of the sites, served below /site-files/. */
    filesFolder?: string | undefined
    apiBase: string
    prefixAt: PrefixAt
    headAt: (request: FastifyRequest) => PageHead | undefined
    prerender?: Prerender
    isKnown?: (request: FastifyRequest) => boolean
    needsConsent?: (request: FastifyRequest) => boolean
  },
): Promise<void> {
  const pages = site.pages ?? readIndexPages(site.webFolder, site.apiBase)
  const {
    prefixAt,
    headAt,
    prerender = async () => undefined,
    isKnown = () => false,
    needsConsent = () => false,
  } = site
  const askForVisitor = createAskForVisitor(app, site.apiBase)
  const sendPage =
    pages && createSitePages({ pages, prefixAt, headAt, askForVisitor, prerender, isKnown, needsConsent })
  if (existsSync(site.webFolder)) {
    await app.register(fastifyStatic, {
      root: site.webFolder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      // One route for each file that there is, so no address can name a folder or leave this one.
      wildcard: false,
      globIgnore: ['**/*.{html,br,gz}', '**/.*/**', '**/.*'],
      setHeaders: (reply, file) => {
        reply.header('cache-control', file.includes('/assets/') ? forEver : forAnHour)
      },
    })
  }
  // The folder and its files may be added while the server runs.
  if (site.filesFolder) {
    await app.register(fastifyStatic, {
      root: site.filesFolder,
      prefix: siteFilesPath,
      decorateReply: false,
      index: false,
      cacheControl: false,
      allowedPath: (name) => name.startsWith('/') && isSiteFileName(name.slice(1)),
      setHeaders: (reply) => {
        reply.header('cache-control', 'public, max-age=300')
        // An SVG opened by itself is a document: it may run nothing.
        reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request, site.apiBase)) return reply.send(sendProblem(request, reply, nothingHere))
    if (sendPage) return sendPage(request, reply, looksLikeFile(request) ? 'no-store' : 'no-cache')
    return reply
      .code(503)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send('The web app is not built yet: start with "npm start".\n')
  })
}

/** Careless caches keep what its address calls a script or a picture, whatever the reply says. */
const looksLikeFile = ({ url }: FastifyRequest): boolean =>
  /[.;%]/.test(url.split('?', 1)[0]?.split('/').at(-1) ?? '') && !url.startsWith('/index.html')

function wantsPage({ method, url, headers }: FastifyRequest, apiBase: string): boolean {
  const pathname = url.split('?', 1)[0] ?? ''
  const isFile = ['/assets/', siteFilesPath, `${apiBase}/`].some((folder) => `${pathname}/`.startsWith(folder))
  // A client that accepts anything (curl, a health check) gets the page as a browser does.
  const accept = headers.accept ?? ''
  const takesPage = accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(pathname))
  return (method === 'GET' || method === 'HEAD') && !isFile && takesPage
}
