import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type InPage, inertPolicy, pagePolicy, reportGroup, unusedPowers } from './content-policy.ts'

type Security = {
  /** HSTS is sent only where the site is reached by HTTPS. */
  https: boolean
  /** What lies below this path is no page. */
  apiBase: string
  /** The path below which the site of a request is served. */
  prefixAt: (host: string, url: string) => string
  /** Where pictures may come from besides our own site. */
  imageOrigins?: (() => readonly string[]) | undefined
  /** Where this page's scripts may come from, and talk to, besides our own site. */
  scriptOrigins?: ((request: FastifyRequest) => readonly string[]) | undefined
  /** Styles in the head of this page: they, and no others, may stand in it. */
  pageStyle?: ((request: FastifyRequest) => string) | undefined
  /** What stands in every page as it was built. */
  inPage?: InPage | undefined
}

/** Headers that keep browsers from running, framing or leaking what is not ours. */
export async function secure(app: FastifyInstance, security: Security): Promise<void> {
  const { https, apiBase, prefixAt, imageOrigins = () => [], scriptOrigins, pageStyle, inPage } = security
  // The policy is ours: Helmet knows only Node's request, from which no site can be told.
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', unusedPowers)
    if (request.url.startsWith(`${apiBase}/`)) reply.header('content-security-policy', inertPolicy)
    else {
      const reportTo = `${prefixAt(request.host, request.originalUrl)}${apiBase}/policy-reports`
      const policy = pagePolicy({
        images: imageOrigins(),
        scripts: scriptOrigins?.(request) ?? [],
        style: pageStyle?.(request) ?? '',
        inPage,
        reportTo,
      })
      reply.header('content-security-policy', policy).header('reporting-endpoints', `${reportGroup}="${reportTo}"`)
    }
    done()
  })
}
