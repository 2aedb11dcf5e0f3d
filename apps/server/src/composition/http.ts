import { cookieEntry } from '@coverwright/catalogue/consent/cookies'
import { isEmbedder } from '@coverwright/catalogue/sites/embedders'
import cookie from '@fastify/cookie'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Pool } from 'pg'
import { refuseCrossSite } from '../features/2-identity/sessions/same-origin.ts'
import { createHttp, keepFromCaches } from '../http/create-http.ts'
import { type Disk, refuseOnFullDisk } from '../http/disk-guard.ts'
import { docsRoutes } from '../http/docs/docs.routes.ts'
import { drainOnClose } from '../http/drain.ts'
import { healthRoutes } from '../http/health.routes.ts'
import { type LoadLimits, shedLoad } from '../http/load/shed-load.ts'
import { collectMethods } from '../http/methods-at.ts'
import { describeApi } from '../http/openapi/describe-api.ts'
import type { Caller } from '../http/openapi/security.ts'
import { isFrame, serveEmbedScript } from '../http/pages/embed-script.ts'
import { type PageHead, readIndexPages } from '../http/pages/index-page.ts'
import { createPrerender } from '../http/pages/prerenderer.ts'
import { type PreviewAddresses, refuseSavesInPreviews, showPreviews } from '../http/pages/previews.ts'
import { serveSite } from '../http/pages/static-site.ts'
import { announceDeprecation } from '../http/policy/announce-deprecation.ts'
import { type Operation, type RoutePolicy, requirePolicies } from '../http/policy/route-policy.ts'
import type { PrefixAt } from '../http/prefix.ts'
import { allowEmbedders } from '../http/security/allow-embedders.ts'
import { allowCookies } from '../http/security/allowed-cookies.ts'
import { secure } from '../http/security/security.ts'
import type { TrustedProxies } from '../http/trusted-proxy.ts'
import { readBuildInfo } from '../platform/build-info.ts'
import { createReadiness } from '../platform/database/readiness.ts'
import type { TimeLimits } from '../platform/database/time-budget.ts'
import type { Log } from '../platform/log/log.ts'
import type { AddressCounts } from '../platform/rate-limits/address-counts.ts'
import { limitAddresses } from '../platform/rate-limits/limit-addresses.ts'
import type { Quota } from '../platform/rate-limits/quota.ts'
import type { Metrics } from '../platform/telemetry/metrics.ts'
import { observeRequests } from '../platform/telemetry/observe-requests.ts'

export type AppSettings = {
  /** The base path of the API, such as "/api". */
  apiBase: string
  webFolder: string
  /** Logos and fonts of the sites. */
  filesFolders?: readonly string[]
  /** The public address of the site. Pages of other origins may change nothing here. */
  publicUrl: URL
  https: boolean
  trustProxy: TrustedProxies
  requestsPerMinute: number
  busyAfterMs: number
  /** How long a request may wait for the database in total, in milliseconds. */
  databaseTimeLimits?: TimeLimits | undefined
}

type Dependencies = {
  settings: AppSettings
  log: Log
  pool: Pool
  metrics?: Pick<Metrics, 'request'> | undefined
  /** The routes of each feature, placed under `apiBase`. */
  routes: readonly FastifyPluginAsyncTypebox[]
  /** The limits of calls, shared with other servers. */
  limits?: {
    readonly calls: onRequestAsyncHookHandler
    readonly addresses: AddressCounts
    readonly quotaOf: (request: FastifyRequest) => Quota | undefined
  }
  /** When calls are refused because of load; defaults apply without it. */
  load?: Partial<LoadLimits>
  /** Refuses calls that the caller has no permission for, before their body is read. */
  guard?: onRequestAsyncHookHandler
  /** Records reads in the access log, by the route's policy. */
  recordReads?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** Where sites are served below a path of their host. */
  prefixAt?: PrefixAt
  /** Addresses where operators look at a site. */
  previews?: PreviewAddresses
  /** Origins of images besides our own site: map services. */
  imageOrigins?: () => readonly string[]
  /** Origins of scripts of the request's site, besides our own. */
  scriptOrigins?: (request: FastifyRequest) => readonly string[]
  /** Origins of the pages that may frame the form of the request's site. */
  embeddersAt?: (request: FastifyRequest) => readonly string[]
  /** The page's head for the request's site; undefined where none is served. */
  headAt?: (request: FastifyRequest) => PageHead | undefined
  /** Whether the request's site has a page at its address. */
  hasPage?: (request: FastifyRequest) => boolean
  /** Whether the request's site asks about cookies and this browser has not chosen yet. */
  needsConsent?: (request: FastifyRequest) => boolean
  /** The revision of the request's site, by which an open page notices a newer one. */
  revisionAt?: (request: FastifyRequest) => string | undefined
  /** The credentials a route needs, by its policy. */
  callerOf?: (policy: RoutePolicy) => Caller
  /** Completes the API document with what the routes' schemas lack; called for each request of it. */
  describe?: (document: object) => object
  /** The disk for saves and files, if it is on this machine. */
  disk?: Disk
}

/** Whether the browser has one of our cookies, genuine or not. */
const isKnown = ({ headers }: FastifyRequest): boolean =>
  /(?:^|[;\s])(?:__Host-)?(?:cw_|user_auth)/.test(headers.cookie ?? '')

/** The HTTP server with API, site and health routes, ready to listen or to be injected into. */
export async function createApp({
  settings,
  log,
  pool,
  metrics,
  routes,
  limits,
  load,
  guard,
  recordReads,
  prefixAt = () => '',
  previews,
  imageOrigins,
  scriptOrigins,
  embeddersAt = () => [],
  headAt = () => undefined,
  hasPage,
  needsConsent = () => false,
  revisionAt = () => undefined,
  callerOf = () => ({ needs: 'nothing' }),
  describe = (document) => document,
  disk = {},
}: Dependencies) {
  const { apiBase, webFolder, filesFolders, publicUrl, https, trustProxy, requestsPerMinute, busyAfterMs } = settings
  const isWelcome = (request: FastifyRequest, origin: string): boolean =>
    request.routeOptions.config.policy?.byEmbedders === true && isEmbedder(embeddersAt(request), origin)
  const app = createHttp({ log, trustProxy, prefixAt, databaseTimeLimits: settings.databaseTimeLimits })
  const methodsAt = collectMethods(app)
  const isEnding = drainOnClose(app)
  if (previews) showPreviews(app, previews)
  observeRequests(app, { metrics, continueTraces: trustProxy !== false })
  const pages = readIndexPages(webFolder, apiBase)
  secure(app, {
    https,
    apiBase,
    prefixAt,
    imageOrigins,
    scriptOrigins,
    pageStyle: (request) => headAt(request)?.style ?? '',
    embedders: (request) => {
      if (previews?.isPreview(request.originalUrl)) return ["'self'"]
      return isFrame(request) ? embeddersAt(request) : []
    },
    inPage: pages?.inPage,
  })
  await app.register(cookie)
  // With consent, the pages set the optional ones themselves.
  allowCookies(app, (name) => cookieEntry(name)?.category === 'necessary')
  const operations = new Map<string, Operation>()
  app.decorate('operations', operations)
  await describeApi(app, { apiBase, callerOf })
  const isReady = createReadiness(pool)
  await app.register(healthRoutes(async () => !isEnding() && (await isReady()), readBuildInfo()))
  await app.register(
    async (api) => {
      allowEmbedders(api, isWelcome)
      await shedLoad(api, { log, lateMs: { busy: busyAfterMs, overloaded: 4 * busyAfterMs }, ...load })
      await limitAddresses(api, { perMinute: requestsPerMinute, counts: limits?.addresses, quotaOf: limits?.quotaOf })
      api.addHook('onRequest', refuseCrossSite(publicUrl, isWelcome))
      if (previews) api.addHook('onRequest', refuseSavesInPreviews(previews))
      if (limits) api.addHook('onRequest', limits.calls)
      if (guard) api.addHook('onRequest', guard)
      refuseOnFullDisk(api, disk)
      announceDeprecation(api)
      api.addHook('onSend', keepFromCaches)
      if (recordReads) api.addHook('onSend', (request, reply) => recordReads(request, reply))
      api.addHook('onSend', (request, reply, payload, done) => {
        const revision = revisionAt(request)
        if (revision !== undefined) reply.header('x-site-revision', revision)
        done(null, payload)
      })
      requirePolicies(api, operations)
      // Without a name, Fastify looks for each of them among all modules that are loaded.
      for (const [place, featureRoutes] of routes.entries())
        await api.register(Object.assign(featureRoutes, { [Symbol.for('fastify.display-name')]: `routes-${place}` }))
      api.get(
        '/openapi.json',
        { config: { policy: { permission: 'public', repeat: 'safe' } }, schema: { hide: true } },
        async () => describe(app.swagger()),
      )
    },
    { prefix: apiBase },
  )
  await app.register(docsRoutes(apiBase))
  serveEmbedScript(app, { webFolder, embeddersAt })
  const prerender = createPrerender(webFolder, log)
  await serveSite(app, {
    ...{ webFolder, pages, filesFolders, apiBase, prefixAt, methodsAt },
    ...{ headAt, hasPage, prerender, isKnown, needsConsent },
  })
  await app.ready()
  return app
}
