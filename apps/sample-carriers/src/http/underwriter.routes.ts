import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Static, Type } from 'typebox'
import type { Decision } from './decisions.ts'
import type { Underwriter } from './underwriter.ts'
import { underwriterPage } from './underwriter-page.ts'

const Form = Type.Object({
  carrier: Type.String(),
  quote_id: Type.String(),
  decision: Type.Enum(['quote', 'decline', 'ask']),
  premium: Type.Optional(Type.String({ pattern: '^[0-9]{0,9}$' })),
  reason: Type.Optional(Type.String({ maxLength: 1000 })),
  first: Type.Optional(Type.String({ maxLength: 300 })),
  second: Type.Optional(Type.String({ maxLength: 300 })),
})

/** The page on which underwriters of the sample insurers decide about referrals. */
export const underwriterRoutes =
  (underwriter: Underwriter): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )

    app.get('/underwriter', { schema: { hide: true } }, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').serializer(String).send(underwriterPage(underwriter.undecided())),
    )

    app.post('/underwriter', { schema: { hide: true, body: Form } }, async ({ body }, reply) => {
      underwriter.decide(body.carrier, body.quote_id, decisionOf(body))
      return reply.redirect('/underwriter', 303)
    })
  }

function decisionOf({ decision, premium, reason, first, second }: Static<typeof Form>): Decision {
  if (decision === 'decline') return { kind: 'decline', reason: reason || 'Our underwriter does not offer this.' }
  if (decision === 'ask')
    return {
      kind: 'ask',
      questions: [first || 'Is the work done by your own people?', second || 'What do you do for safety?'],
    }
  return { kind: 'quote', premium: premium ? Number(premium) : undefined }
}
