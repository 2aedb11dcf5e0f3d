import { cookieEntry } from '@coverwright/catalogue/consent/cookies'
import cookie from '@fastify/cookie'
import swagger from '@fastify/swagger'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Pool } from 'pg'
import { refuseCrossSite } from './features/sessions/same-origin.ts'
import { isMigrated } from './platform/database/migrate.ts'
import { createHttp, keepFromCaches } from './platform/http/create-http.ts'
import { healthRoutes } from './platform/http/health.routes.ts'
import type { PageHead } from './platform/http/index-page.ts'
import { allowCookies } from './platform/http/known-cookies.ts'
import type { PrefixAt } from './platform/http/prefix.ts'
import { limitRate, secure } from './platform/http/security.ts'
import { serveSite } from './platform/http/static-site.ts'
import type { Log } from './platform/log/log.ts'

export type AppSettings = {
  /** Where the API begins, such as "/api". */
  apiBase: string
  webFolder: string
  /** Logos and fonts of the sites. */
  filesFolder?: string
  /** Where people reach the site: pages of any other may change nothing here. */
  publicUrl: URL
  https: boolean
  trustProxy: boolean
  requestsPerMinute: number
}

type Dependencies = {
  settings: AppSettings
  log: Log
  pool: Pool
  /** The routes of each feature, placed under `apiBase`. */
  routes: readonly FastifyPluginAsyncTypebox[]
  /** Refuses calls that the caller may not make, before their body is read. */
  guard?: onRequestAsyncHookHandler
  /** Where sites are served below a path of their host. */
  prefixAt?: PrefixAt
  /** Where pictures may come from besides our own site: map services. */
  imageOrigins?: () => readonly string[]
  /** Where the pages of a request's site may load scripts from, besides ourselves. */
  scriptOrigins?: (request: FastifyRequest) => readonly string[]
  /** What the page says of the request's site; nothing where none is served. */
  headAt?: (request: FastifyRequest) => PageHead | undefined
  /** Which revision of its site a request met: an open page learns by it that there is another. */
  revisionAt?: (request: FastifyRequest) => string | undefined
  /** Completes the API document with what the routes' schemas do not say; called each time it is asked for. */
  describe?: (document: object) => object
}

/** The whole HTTP side of Coverwright: API, site and health, ready to listen or to be injected into. */
export async function createApp({
  settings,
  log,
  pool,
  routes,
  guard,
  prefixAt = () => '',
  imageOrigins,
  scriptOrigins,
  headAt = () => undefined,
  revisionAt = () => undefined,
  describe = (document) => document,
}: Dependencies) {
  const { apiBase, webFolder, filesFolder, publicUrl, https, trustProxy, requestsPerMinute } = settings
  const app = createHttp({ log, trustProxy, prefixAt })
  await secure(app, {
    https,
    imageOrigins,
    scriptOrigins,
    pageStyle: (request) => headAt(request)?.style ?? '',
  })
  await app.register(cookie)
  // With consent, browsers set the optional ones by themselves.
  allowCookies(app, (name) => cookieEntry(name)?.category === 'necessary')
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Coverwright', version: '1' }, servers: [{ url: apiBase }] },
  })
  await app.register(healthRoutes(() => isMigrated(pool)))
  await app.register(
    async (api) => {
      await limitRate(api, requestsPerMinute)
      api.addHook('onRequest', refuseCrossSite(publicUrl))
      if (guard) api.addHook('onRequest', guard)
      api.addHook('onSend', keepFromCaches)
      api.addHook('onSend', async (request, reply) => {
        const revision = revisionAt(request)
        if (revision !== undefined) reply.header('x-site-revision', revision)
      })
      for (const featureRoutes of routes) await api.register(featureRoutes)
      api.get('/openapi.json', { schema: { hide: true } }, async () => describe(app.swagger()))
    },
    { prefix: apiBase },
  )
  await serveSite(app, { webFolder, filesFolder, apiBase, prefixAt, headAt })
  await app.ready()
  return app
}
