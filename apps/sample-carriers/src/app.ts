import { isRecord } from '@coverwright/core/answers/answers'
import swagger from '@fastify/swagger'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastify, { type FastifyRequest } from 'fastify'
import { sampleCarriers } from './carriers/registry.ts'
import { carrierRoutes, desksOf } from './http/carrier.routes.ts'
import type { Operation } from './http/controls.ts'
import { controlRoutes, createControls, disturb } from './http/controls.ts'
import { partnerRoutes } from './http/partner.routes.ts'
import { sendProblems } from './http/problem.ts'
import { createPush, type EventsTarget } from './http/push-events.ts'
import { underwriterRoutes } from './http/underwriter.routes.ts'
import { createUnderwriter } from './http/underwriter.ts'
import { compileValidator } from './http/validation.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on routes of the carrier contract. */
    operation?: Operation
  }
}

export type SampleCarriersOptions = {
  readonly clock?: () => Date
  /** Registers routes that make the service slow or broken. For tests only. */
  readonly controls?: boolean
  /** Where underwriters' decisions are sent; nowhere when absent. */
  readonly events?: EventsTarget | undefined
  /** The site whose form the partner's page shows; without it there is no such page. */
  readonly site?: string | undefined
  /** Warnings and errors on standard output, as JSON lines. */
  readonly log?: boolean
}

const field = (holder: unknown, name: string): string | undefined => {
  const value = isRecord(holder) ? holder[name] : undefined
  return typeof value === 'string' ? value : undefined
}

function callOf({ params, body, routeOptions }: FastifyRequest) {
  const { operation } = routeOptions.config
  const carrier = field(params, 'carrier')
  return operation && carrier ? { carrier, operation, line: field(body, 'line') } : undefined
}

/** The invented insurers as a separate service. Call `listen` or `inject` on the result. */
export async function createSampleCarriers({
  clock = () => new Date(),
  controls,
  events,
  site,
  log,
}: SampleCarriersOptions = {}) {
  const app = fastify({
    logger: log ? { level: 'warn' } : false,
    bodyLimit: 256 * 1024,
    forceCloseConnections: true,
  }).withTypeProvider<TypeBoxTypeProvider>()

  app.setValidatorCompiler(compileValidator)
  // No serializer by schema: it would silently drop what does not fit.
  app.setSerializerCompiler(() => (reply) => JSON.stringify(reply))
  sendProblems(app)

  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Carrier contract',
        version: '1',
        description: 'What Coverwright asks an insurer. Answered here by invented insurers with demonstration content.',
      },
    },
  })

  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  if (controls) {
    const switches = createControls()
    app.addHook('preHandler', async (request, reply) => {
      const call = callOf(request)
      const control = call && switches.take(call)
      if (control && (await disturb(control, reply, closing.signal))) return reply
    })
    await app.register(controlRoutes(switches))
  }

  const desks = desksOf(sampleCarriers)
  const underwriter = createUnderwriter(desks, { push: events && createPush(events, closing.signal) })
  await app.register(carrierRoutes(desks, underwriter, clock))
  await app.register(underwriterRoutes(underwriter))
  if (site !== undefined) await app.register(partnerRoutes(site))
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  return app
}
