import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors/app-error.ts'
import { sendProblem } from '../../platform/errors/error-handling.ts'
import type { MethodsAt } from '../methods-at.ts'
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
const wrongMethod = new AppError(405, 'request.method', 'This method is not allowed here.')
const pageMethods = ['GET', 'HEAD']

/**
 * Serves the built web app: its hashed assets, cached for ever, and its one page for every address that a person opens,
 * with 404 where the site has no page. Everything else without a route is a 404, or a 405 if another method has one.
 */
export async function serveSite(
  app: FastifyInstance,
  site: {
    webFolder: string
    /** The built page, if it has been read already. */
    pages?: IndexPages | undefined
    /** Logos and fonts of the sites, served below /site-files/ from the first folder that has them. */
    filesFolders?: readonly string[] | undefined
    apiBase: string
    prefixAt: PrefixAt
    headAt: (request: FastifyRequest) => PageHead | undefined
    /** Whether the request's site has a page at its address. */
    hasPage?: ((request: FastifyRequest) => boolean) | undefined
    methodsAt?: MethodsAt
    prerender?: Prerender
    isKnown?: (request: FastifyRequest) => boolean
    needsConsent?: (request: FastifyRequest) => boolean
  },
): Promise<void> {
  const pages = site.pages ?? readIndexPages(site.webFolder, site.apiBase)
  const {
    prefixAt,
    headAt,
    hasPage = () => true,
    methodsAt = () => [],
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
      // One route for each existing file, so no address can name a folder or leave this one.
      wildcard: false,
      globIgnore: ['**/*.{html,br,gz}', '**/.*/**', '**/.*'],
      setHeaders: (reply, file) => {
        reply.header('cache-control', file.includes('/assets/') ? forEver : forAnHour)
      },
    })
  }
  // The folders and their files may be added while the server runs.
  if (site.filesFolders) {
    await app.register(fastifyStatic, {
      root: [...site.filesFolders],
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
  const methodsOf = (request: FastifyRequest): readonly string[] => {
    const pathname = pathOf(request)
    return isOutside(pathname, site.apiBase) && hasPage(request) ? pageMethods : methodsAt(pathname)
  }
  const refuse = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const methods = methodsOf(request)
    const isWrongMethod = methods.length > 0 && !methods.includes(request.method)
    if (isWrongMethod) reply.header('allow', methods.join(', '))
    return reply.send(sendProblem(request, reply, isWrongMethod ? wrongMethod : nothingHere))
  }
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request, site.apiBase)) return refuse(request, reply)
    if (sendPage) {
      if (!hasPage(request)) return sendPage(request, reply.code(404), 'no-store')
      return sendPage(request, reply, looksLikeFile(request) ? 'no-store' : 'no-cache')
    }
    return reply
      .code(503)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send('The web app is not built yet: start with "npm start".\n')
  })
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? ''

/** Careless caches store what its address calls a script or a picture, whatever the reply says. */
const looksLikeFile = (request: FastifyRequest): boolean =>
  /[.;%]/.test(pathOf(request).split('/').at(-1) ?? '') && !request.url.startsWith('/index.html')

const isOutside = (pathname: string, apiBase: string): boolean =>
  !['/assets/', siteFilesPath, `${apiBase}/`].some((folder) => `${pathname}/`.startsWith(folder))

function wantsPage(request: FastifyRequest, apiBase: string): boolean {
  const pathname = pathOf(request)
  // A client that accepts anything (curl, a health check) gets the page as a browser does.
  const accept = request.headers.accept ?? ''
  const takesPage = accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(pathname))
  return pageMethods.includes(request.method) && isOutside(pathname, apiBase) && takesPage
}
