import { dataOf } from '@coverwright/contract/data-of'
import { EmailQuestion, EmailUniqueness, EmailValidity } from '@coverwright/contract/people'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/errors/app-error.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import { emailKey } from '../../../platform/mail/email-key.ts'
import type { Actors } from '../../2-identity/actor/actor.ts'
import { emailValidity } from './email-validity.ts'

const tags = ['E-mail checks']

/**
 * Checks an address while it is typed. Nothing is looked up, so strangers cannot find out who has an account. Source: seed 7.3, V5.
 */
export const emailChecksRoutes =
  ({ actors }: { actors: Actors }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/validate-email',
      {
        config: {
          policy: {
            permission: 'public',
            rateLimit: { bucket: 'email_form', allowance: 'lookups', times: 2 },
            repeat: 'repeatable',
          },
        },
        schema: {
          tags,
          summary: 'Whether an address is well formed, and what was probably meant',
          operationId: 'validateEmail',
          body: EmailQuestion,
          response: { 200: dataOf(EmailValidity), ...problems(400, 413, 415, 422) },
        },
      },
      async ({ body }) => ({ data: emailValidity(body.email) }),
    )

    app.post(
      '/email-uniqueness',
      {
        config: {
          policy: {
            permission: 'public',
            rateLimit: { bucket: 'email', allowance: 'lookups', times: 2 },
            repeat: 'repeatable',
          },
        },
        schema: {
          tags,
          summary: 'Whether to go on with an address: always, for it is never said whose it is; or that it is your own',
          operationId: 'checkEmailUniqueness',
          body: EmailQuestion,
          response: { 200: dataOf(EmailUniqueness), ...problems(400, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const own = await ownEmail(actors, request, reply)
        const isOwn = own !== undefined && own === emailKey(request.body.email)
        return { data: { outcome: isOwn ? ('yours' as const) : ('continue' as const) } }
      },
    )
  }

/** The address of the person who is signed in; undefined for an ended sign-in, since the call is public. */
async function ownEmail(actors: Actors, request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> {
  try {
    return (await actors.find(request, reply))?.person?.email
  } catch (error) {
    if (error instanceof AppError && error.statusCode === 401) return undefined
    throw error
  }
}
