import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import { type InPage, inertPolicy, pagePolicy, reportGroup, unusedPowers } from './content-policy.ts'

type Security = {
  /** HSTS is sent only if the site is reached by HTTPS. */
  https: boolean
  /** Replies below this path are not pages. */
  apiBase: string
  /** The path below which the site of a request is served. */
  prefixAt: (host: string, url: string) => string
  /** Where pictures may come from besides our own site. */
  imageOrigins?: (() => readonly string[]) | undefined
  /** Origins of this page's scripts besides our own site, which they may also connect to. */
  scriptOrigins?: ((request: FastifyRequest) => readonly string[]) | undefined
  /** Inline styles in the head of this page. No others are allowed. */
  pageStyle?: ((request: FastifyRequest) => string) | undefined
  /** Origins whose pages may frame this address; usually none. */
  embedders?: ((request: FastifyRequest) => readonly string[]) | undefined
  /** Inline styles and scripts of the built page. */
  inPage?: InPage | undefined
}

/** Headers that keep browsers from running foreign code, being framed and leaking addresses. */
export function secure(app: FastifyInstance, security: Security): void {
  const { https, apiBase, prefixAt, imageOrigins = () => [], scriptOrigins, pageStyle, embedders, inPage } = security
  const always = headersOf({
    // Our own: Helmet gets only Node's request, which does not have the site.
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
      const framedBy = embedders?.(request) ?? []
      const policy = pagePolicy({
        images: imageOrigins(),
        scripts: scriptOrigins?.(request) ?? [],
        style: pageStyle?.(request) ?? '',
        inPage,
        embedders: framedBy,
        reportTo,
      })
      // The older header has no list of origins.
      if (framedBy.length > 0) reply.removeHeader('x-frame-options')
      reply.header('content-security-policy', policy).header('reporting-endpoints', `${reportGroup}="${reportTo}"`)
    }
    done()
  })
}

/** Helmet's headers, computed once since they are the same for all requests. */
function headersOf(options: HelmetOptions): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(options)(request, response, () => undefined)
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}
