import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { type Static, Type } from 'typebox'

const binds = ['bind_requirements', 'binds', 'bind', 'documents', 'document'] as const
export const operations = [
  'questions',
  'appetite',
  'quotes',
  'quote',
  'answers',
  'domain_scans',
  'indications',
  ...binds,
] as const
export type Operation = (typeof operations)[number]

/** Makes matching calls slow or broken: the next `times` of them, or all until it is removed. */
export const Control = Type.Object(
  {
    carrier: Type.Optional(Type.String()),
    /** Calls that name no line, such as reading a quote, match only a control without one. */
    line: Type.Optional(Type.String()),
    operation: Type.Optional(Type.Enum(operations)),
    delay_ms: Type.Optional(Type.Integer({ minimum: 0, maximum: 120_000 })),
    fail: Type.Optional(Type.Enum(['status', 'hang', 'malformed', 'drop'])),
    status: Type.Optional(Type.Integer({ minimum: 400, maximum: 599 })),
    times: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { additionalProperties: false },
)
export type Control = Static<typeof Control>

export type Call = { readonly carrier: string; readonly operation: Operation; readonly line: string | undefined }

export type Controls = ReturnType<typeof createControls>

const fits = (filter: string | undefined, value: string | undefined) => filter === undefined || filter === value

export function createControls() {
  let active: { readonly control: Control; left: number }[] = []

  return {
    add: (control: Control): void => {
      active.push({ control, left: control.times ?? Number.POSITIVE_INFINITY })
    },
    clear: (): void => {
      active = []
    },
    /** The first control that matches the call; uses up one of its times. */
    take: (call: Call): Control | undefined => {
      const order = active.find(
        ({ control, left }) =>
          left > 0 &&
          fits(control.carrier, call.carrier) &&
          fits(control.operation, call.operation) &&
          fits(control.line, call.line),
      )
      if (order) order.left -= 1
      return order?.control
    },
  }
}

/** Applies a control. True if it answered the call, or deliberately left it unanswered. */
export async function disturb(
  { delay_ms = 0, fail, status = 503 }: Control,
  reply: FastifyReply,
  closing: AbortSignal,
): Promise<boolean> {
  await wait(delay_ms, undefined, { signal: closing }).catch(() => undefined)
  switch (fail) {
    case 'hang':
      reply.hijack()
      return true
    case 'drop':
      reply.hijack()
      reply.raw.destroy()
      return true
    case 'malformed':
      await reply.send({ questions: 'none', status: 'perhaps' })
      return true
    case 'status':
      await reply
        .status(status)
        .type('application/problem+json')
        .send({ type: 'about:blank', title: 'Switched on for a test', status, code: 'test.failure' })
      return true
    default:
      return false
  }
}

/** POST /control and DELETE /control. Registered for tests only: anyone who reaches it can break the service. */
export const controlRoutes =
  (controls: Controls): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post('/control', { schema: { body: Control, hide: true } }, async ({ body }, reply) => {
      controls.add(body)
      return reply.status(204).send()
    })
    app.delete('/control', { schema: { hide: true } }, async (_request, reply) => {
      controls.clear()
      return reply.status(204).send()
    })
  }
