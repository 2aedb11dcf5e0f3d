import { type OutboxMail, OutboxReply } from '@coverwright/contract/outbox'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { notFound } from '../../../platform/errors/app-error.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import { isLocalHost, isLoopback } from '../../../platform/mail/local-address.ts'
import { compose } from '../../1-foundation/mails/compose.ts'
import { readMail } from '../../1-foundation/mails/mail.ts'
import type { MailsTable } from '../../1-foundation/mails/mails.tables.ts'
import type { Sites } from '../../1-foundation/site/served-site.ts'
import type { SampleAuthenticators } from '../authenticators/sample-authenticators.ts'

type Dependencies = {
  db: Database
  encryptor: Pick<Encryptor, 'decrypt'>
  sites: Pick<Sites, 'byId'>
  /** The authenticators of the sample staff, if there are samples. */
  authenticators?: Pick<SampleAuthenticators, 'shown'> | undefined
}

const most = 50

const MailParams = Type.Object({ id: Type.String({ format: 'uuid' }) }, { additionalProperties: false })

/**
 * The mails of a start that sends none. They include sign-in codes, so only this machine may read them; for everybody
 * else, and where mail is sent, the address does not exist.
 */
export const outboxRoutes =
  ({ db, encryptor, sites, authenticators }: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const selectMails = () => db.selectFrom('mails').selectAll().where('sealed', 'is not', null)

    app.get(
      '/outbox',
      {
        onRequest: onlyHere,
        config: { policy: { permission: 'public', repeat: 'safe' } },
        schema: {
          tags: ['Outbox'],
          summary:
            'The mails of a local start, which sends none, and the codes of its sample staff. Available on this machine only',
          operationId: 'readOutbox',
          response: { 200: OutboxReply, ...problems(404) },
        },
      },
      async () => {
        const rows = await selectMails().orderBy('created_at', 'desc').orderBy('id').limit(most).execute()
        return { data: rows.flatMap(outboxMail), authenticators: (await authenticators?.shown()) ?? [] }
      },
    )

    app.get(
      '/outbox/:id',
      {
        onRequest: onlyHere,
        config: { policy: { permission: 'public', repeat: 'safe' } },
        schema: {
          tags: ['Outbox'],
          summary: 'A mail of a local start as it would look, for display in a frame',
          operationId: 'readOutboxMail',
          params: MailParams,
          response: {
            200: { description: 'The mail', content: { 'text/html': { schema: Type.String() } } },
            ...problems(404, 422),
          },
        },
      },
      async ({ params }, reply) => {
        const row = await selectMails().where('id', '=', params.id).executeTakeFirst()
        const [mail] = row ? outboxMail(row) : []
        if (!mail) throw notFound('mail')
        // Its sandbox isolates it already; setting this twice makes browsers warn.
        reply.removeHeader('origin-agent-cluster')
        return reply.headers(frameHeaders).type('text/html; charset=utf-8').send(mail.html)
      },
    )

    function outboxMail({ id, kind, site, sealed, created_at }: MailsTable): OutboxMail[] {
      const servedSite = sites.byId(site)
      if (!servedSite || sealed === null) return []
      const mail = readMail(encryptor.decrypt({ $sealed: sealed }, id))
      return [{ id, kind, to: mail.to, ...compose(mail, servedSite, created_at), created_at: created_at.toISOString() }]
    }
  }

/** A mail contains styles, which our pages may not, and opens links in a new tab. */
const frameHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
  'x-frame-options': 'SAMEORIGIN',
}

/** Headers that proxies and tunnels add; many add only one of these. */
const byProxy = /^(x-forwarded|forwarded$|via$|x-real-ip$|x-client-ip$|true-client-ip$|cf-)/

/**
 * Requested from this machine, by a name of this machine, and not through a proxy: behind one everybody comes from
 * here, and another site may point its own name here.
 */
async function onlyHere(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { headers, socket, hostname } = request
  const isForwarded = Object.keys(headers).some((name) => byProxy.test(name))
  if (isForwarded || !isLoopback(socket.remoteAddress) || !isLocalHost(hostname)) reply.callNotFound()
}
