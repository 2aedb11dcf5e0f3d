import type { CodeRequest, CodeSent } from '@coverwright/contract/people'
import { maskedEmail } from '@coverwright/core/text/masked-email'
import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { refusedFields } from '../../../platform/errors/app-error.ts'
import { clientOf } from '../../../platform/rate-limits/client-of.ts'
import type { Notify } from '../../1-foundation/mails/notify.ts'
import { logAccess } from '../access/access-log.store.ts'
import { type Actor, actorPseudonym } from '../actor/actor.ts'
import type { ProvenDevices } from '../second-factor/proven-devices.ts'
import { checkedEmail } from '../users/checked-email.ts'
import type { CodeHash } from './code-hash.ts'
import { type Addressee, codeMinutes, issueCode, resendSeconds } from './sign-in-codes.ts'
import { listSignedInEmails } from './sign-ins.store.ts'

export type SendCodeDependencies = {
  db: Database
  encryptor: Encryptor
  notify: Notify
  codeHash: CodeHash
  devices: Pick<ProvenDevices, 'isOf'>
  findLinkEmail: FindLinkEmail
  clock: () => Date
}

/** The address that a valid link to a quote of this site was sent to. Quoting, a layer above, implements it. */
export type FindLinkEmail = (
  db: Database,
  request: { readonly link: string; readonly site: string; readonly now: Date },
) => Promise<string | undefined>

type CodeRequestBody = Static<typeof CodeRequest>

/** Sends a code to an address, or to the one a link was sent to. Known and unknown addresses are treated alike. */
export async function sendCode(
  dependencies: SendCodeDependencies,
  actor: Actor,
  codeRequest: CodeRequestBody,
  request: FastifyRequest,
): Promise<CodeSent> {
  const { db, encryptor, notify, codeHash, devices, clock } = dependencies
  const now = clock()
  const addressee = await addresseeOf(dependencies, actor, codeRequest, now)
  await db.transaction().execute(async (trx) => {
    const { sessionId } = actor
    const { address } = addressee
    const emails = await listSignedInEmails(trx, sessionId)
    const isKnown = emails.includes(address) || (await devices.isOf(trx, request, address))
    const client = encryptor.hashOf(`code ${clientOf(request)}`)
    const code = await issueCode(trx, codeHash, { ...addressee, sessionId, client, isKnown, now })
    if (code === undefined) return
    const mail = { kind: 'sign_in_code', to: addressee.address, site: actor.site, code, minutes: codeMinutes } as const
    await notify(trx, 'person', mail)
    await logAccess(trx, { kind: 'code_sent', actor: actorPseudonym(actor) }, now)
  })
  return {
    sent_to: addressee.reachable ? maskedEmail(addressee.address) : '•••',
    expires_in: codeMinutes * 60,
    resend_after: resendSeconds,
  }
}

async function addresseeOf(
  { db, findLinkEmail }: SendCodeDependencies,
  actor: Actor,
  { email, link }: CodeRequestBody,
  now: Date,
): Promise<Addressee> {
  if (email !== undefined && link === undefined) return { address: checkedEmail(email), reachable: true }
  if (link === undefined || email !== undefined)
    throw refusedFields([{ field: 'email', message: 'exactly one of email and link is required' }])
  const address = await findLinkEmail(db, { link, site: actor.site, now })
  // An invalid link gets the same reply as a valid one.
  return address === undefined ? { address: `link ${link}`, reachable: false } : { address, reachable: true }
}
