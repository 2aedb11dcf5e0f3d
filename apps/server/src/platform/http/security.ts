import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

type Security = {
  /** HSTS is sent only where the site is reached by HTTPS. */
  https: boolean
  /** Where pictures may come from besides our own site. */
  imageOrigins?: (() => readonly string[]) | undefined
  /** Where this page's scripts may come from, and talk to, besides our own site. */
  scriptOrigins?: ((request: FastifyRequest) => readonly string[]) | undefined
  /** Styles in the head of this page: they, and no others, may stand in it. */
  pageStyle?: ((request: FastifyRequest) => string) | undefined
}

/** Headers that keep browsers from running, framing or leaking what is not ours. */
export async function secure(
  app: FastifyInstance,
  { https, imageOrigins = () => [], scriptOrigins, pageStyle }: Security,
): Promise<void> {
  const self = ["'self'"]
  // Helmet knows only Node's request, from which no site can be told.
  const requests = new WeakMap<IncomingMessage, FastifyRequest>()
  app.addHook('onRequest', async (request) => {
    requests.set(request.raw, request)
  })
  const selfAndScripts = (raw: IncomingMessage): string => {
    const request = requests.get(raw)
    return ["'self'", ...((request && scriptOrigins?.(request)) ?? [])].join(' ')
  }
  const selfAndStyle = (raw: IncomingMessage): string => {
    const request = requests.get(raw)
    const style = (request && pageStyle?.(request)) ?? ''
    return style ? `'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'` : "'self'"
  }
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: self,
        scriptSrc: [selfAndScripts],
        connectSrc: [selfAndScripts],
        styleSrc: [selfAndStyle],
        imgSrc: [() => ["'self'", 'data:', ...imageOrigins()].join(' ')],
        objectSrc: ["'none'"],
        baseUri: self,
        formAction: self,
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  })
}

/** A bound on what one address may ask for in a minute, counted in this process. Refusals carry Retry-After. */
export async function limitRate(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, { max: perMinute, timeWindow: '1 minute' })
}
