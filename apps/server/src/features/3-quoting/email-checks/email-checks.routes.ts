import { dataOf } from '@coverwright/contract/data-of'
import { EmailQuestion, EmailUniqueness, EmailValidity } from '@coverwright/contract/people'
import { isEmailAddress } from '@coverwright/core/validation/rules/identity/is-email-address'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import { emailKey } from '../../../platform/mail/email-key.ts'
import type { Actor, Actors } from '../../2-identity/actor/actor.ts'
import { queueKnownAddress } from '../reminders/known-address.job.ts'
import { emailValidity } from './email-validity.ts'

const tags = ['Email']

type Dependencies = { actors: Actors; db: Database; encryptor: Encryptor }

/**
 * Checks of an address while it is typed. Neither reply depends on stored data, so strangers get the same whether
 * there is an account or not; its owner gets a mail instead. Source: seed 7.3, V5.
 */
export const emailChecksRoutes =
  ({ actors, db, encryptor }: Dependencies): FastifyPluginAsyncTypebox =>
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
          summary: 'Whether an email address is well formed, and a likely correction',
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
          summary:
            'Whether an email address can be used: always, since it is never revealed whose it is; or that it is your own',
          description:
            'An address with an account gets a mail with a link to its unfinished application, at most once a day.',
          operationId: 'checkEmailUniqueness',
          body: EmailQuestion,
          response: { 200: dataOf(EmailUniqueness), ...problems(400, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        const actor = await findActor(actors, request, reply)
        const email = emailKey(request.body.email)
        const isOwn = actor?.person !== undefined && actor.person.email === email
        const site = actors.siteOf(request).site.id
        if (!isOwn && isEmailAddress(email))
          await queueKnownAddress(db, encryptor, { email, site, session: actor?.sessionId })
        return { data: { outcome: isOwn ? ('yours' as const) : ('continue' as const) } }
      },
    )
  }

/** The caller; undefined for an ended sign-in, since the call is public. */
async function findActor(actors: Actors, request: FastifyRequest, reply: FastifyReply): Promise<Actor | undefined> {
  try {
    return await actors.find(request, reply)
  } catch (error) {
    if (error instanceof AppError && error.statusCode === 401) return undefined
    throw error
  }
}
