import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
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
export function secure(app: FastifyInstance, security: Security): void {
  const { https, apiBase, prefixAt, imageOrigins = () => [], scriptOrigins, pageStyle, inPage } = security
  const always = headersOf({
    // Ours: Helmet knows only Node's request, from which no site can be told.
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always).header('permissions-policy', unusedPowers)
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

/** What Helmet says in every answer, found out once: it is the same for all requests. */
function headersOf(options: HelmetOptions): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(options)(request, response, () => undefined)
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}
