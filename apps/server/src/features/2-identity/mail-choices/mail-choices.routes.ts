import { dataOf } from '@coverwright/contract/data-of'
import { MailChoice, MailChoicesParams, MailChoicesReply, UnsubscribeParams } from '@coverwright/contract/mail-choices'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { notFound, refusedFields } from '../../../platform/errors/app-error.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import {
  choicesOf,
  findChoices,
  findChoicesOf,
  type MailChoicesRow,
} from '../../1-foundation/mails/mail-choices.store.ts'
import type { PageAddress } from '../../1-foundation/site/page-address.ts'
import type { Actors } from '../actor/actor.ts'
import { signInRequired } from '../roles/refusals.ts'
import { type ChoiceDependencies, choicesReply, choose, possibleFor, turnedOff } from './mail-choices.ts'

type Dependencies = ChoiceDependencies & { readonly actors: Actors; readonly pageAddress: PageAddress }

const tags = ['People']
const response = { 200: dataOf(MailChoicesReply), ...problems(400, 401, 403, 404, 413, 415, 422) }

/** The mail choices of the signed-in user, or of the recipient whose mail has this link. */
export const mailChoicesRoutes =
  (dependencies: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, actors, clock, pageAddress } = dependencies
    // Mail programs post a form, whose content is one line.
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => done(null, body))

    app.get(
      '/my-mail',
      {
        config: { policy: { permission: 'personal-data', repeat: 'safe', audit: 'not-recorded' } },
        schema: {
          tags,
          summary: 'Which of the site’s mails the signed-in person receives, and when',
          operationId: 'getMailChoices',
          response,
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        if (!actor.person) throw signInRequired()
        const of = { site: actor.site, email: actor.person.email }
        const row = (await findChoicesOf(db, of)) ?? { ...of, choices: {} }
        return { data: choicesReply(dependencies, row, row.email) }
      },
    )

    app.patch(
      '/my-mail',
      {
        config: {
          policy: { permission: 'personal-data', priority: 'save', repeat: 'same-state', audit: 'not-recorded' },
        },
        schema: {
          tags,
          summary: 'Choose when mails of a topic are sent to the signed-in person',
          operationId: 'chooseMail',
          body: MailChoice,
          response,
        },
      },
      async (request, reply) => {
        const actor = await actors.require(request, reply)
        if (!actor.person) throw signInRequired()
        const row = await choicesOf(db, { site: actor.site, email: actor.person.email }, clock())
        const choices = await chooseTopic(row, request.body)
        return { data: choicesReply(dependencies, choices, row.email) }
      },
    )

    app.get(
      '/my-mail/:token',
      {
        config: {
          policy: { permission: 'browser', repeat: 'safe' },
        },
        schema: {
          tags,
          summary: 'Which of the site’s mails a person receives, by the link in a mail and without signing in',
          operationId: 'getMailChoicesByLink',
          params: MailChoicesParams,
          response: { 200: dataOf(MailChoicesReply), ...problems(404, 422, 429) },
        },
      },
      async (request) => ({ data: choicesReply(dependencies, await byLink(request)) }),
    )

    app.patch(
      '/my-mail/:token',
      {
        config: { policy: { permission: 'browser', priority: 'save', repeat: 'same-state' } },
        schema: {
          tags,
          summary: 'Choose by the link of a mail, without signing in',
          operationId: 'chooseMailByLink',
          params: MailChoicesParams,
          body: MailChoice,
          response: { 200: dataOf(MailChoicesReply), ...problems(400, 404, 413, 415, 422) },
        },
      },
      async (request) => ({ data: choicesReply(dependencies, await chooseTopic(await byLink(request), request.body)) }),
    )

    app.get(
      '/my-mail/:token/unsubscribe/:topic',
      {
        config: { policy: { permission: 'browser', repeat: 'safe' } },
        schema: {
          tags,
          summary: 'Redirect from a mail’s List-Unsubscribe header to the page for choosing mails',
          operationId: 'showUnsubscribe',
          params: UnsubscribeParams,
          response: { 303: Type.Null({ description: 'Redirect to the page' }), ...problems(404, 422) },
        },
      },
      async (request, reply) => {
        const { site, token } = await byLink(request)
        return reply.redirect(pageAddress(site, `/my-mail/${token}`), 303)
      },
    )

    app.post(
      '/my-mail/:token/unsubscribe/:topic',
      {
        bodyLimit: 10_000,
        config: { policy: { permission: 'browser', isUnattended: true, repeat: 'same-state' } },
        schema: {
          tags,
          summary: 'Unsubscribe with one click in a mail program (RFC 8058)',
          description:
            'The body is `List-Unsubscribe=One-Click`, as a form. Mails that the insurance requires are still sent.',
          operationId: 'unsubscribe',
          params: UnsubscribeParams,
          response: { 204: Type.Null(), ...problems(400, 404, 413, 415, 422) },
        },
      },
      async (request, reply) => {
        if (typeof request.body !== 'string' || !/List-Unsubscribe\b[\s\S]*One-Click/.test(request.body))
          throw refusedFields([{ field: 'List-Unsubscribe', message: 'must be One-Click' }])
        const row = await byLink(request)
        await choose(dependencies, row, turnedOff(dependencies, row, request.params.topic))
        return reply.status(204).send(null)
      },
    )

    async function byLink(request: Parameters<Actors['siteOf']>[0] & { readonly params: { readonly token: string } }) {
      const row = await findChoices(db, { site: actors.siteOf(request).site.id, token: request.params.token })
      if (!row) throw notFound('link')
      return row
    }

    async function chooseTopic(row: MailChoicesRow, { topic, timing }: MailChoice) {
      const choice = possibleFor(dependencies, row).find((each) => each.topic === topic)
      if (!choice?.timings.includes(timing))
        throw refusedFields([{ field: choice ? 'timing' : 'topic', message: 'cannot be chosen' }])
      await choose(dependencies, row, { [topic]: timing })
      return { ...row, choices: { ...row.choices, [topic]: timing } }
    }
  }
