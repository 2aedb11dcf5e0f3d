import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'

type Security = {
  /** HSTS is sent only where the site is reached by HTTPS. */
  https: boolean
  /** Where pictures may come from besides our own site. */
  imageOrigins?: readonly string[]
}

/** Headers that keep browsers from running, framing or leaking what is not ours. */
export async function secure(app: FastifyInstance, { https, imageOrigins = [] }: Security): Promise<void> {
  const self = ["'self'"]
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: self,
        scriptSrc: self,
        styleSrc: self,
        imgSrc: [...self, 'data:', ...imageOrigins],
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
