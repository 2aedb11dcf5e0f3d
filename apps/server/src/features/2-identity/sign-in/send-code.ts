import type { CodeRequest, CodeSent } from '@coverwright/contract/people'
import { maskedEmail } from '@coverwright/core/text/masked-email'
import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { refusedFields } from '../../../platform/errors/app-error.ts'
import { clientOf } from '../../../platform/limits/client-of.ts'
import type { Sealer } from '../../../platform/sealing/sealer.ts'
import { queueMail } from '../../1-foundation/mails/queue-mail.ts'
import { logAccess } from '../access/access-log.ts'
import { type Actor, actorPseudonym } from '../actor/actor.ts'
import type { ProvenDevices } from '../second-factor/proven-devices.ts'
import { checkedEmail } from '../users/checked-email.ts'
import type { CodeHash } from './code-hash.ts'
import { type Addressee, codeMinutes, issueCode, resendSeconds } from './sign-in-codes.ts'

export type CodeSending = {
  db: Database
  sealer: Sealer
  codeHash: CodeHash
  devices: Pick<ProvenDevices, 'isOf'>
  clock: () => Date
}

type Requested = Static<typeof CodeRequest>

/** Sends a code to an address, or to the one a link was sent to. Known or not, an address gets the same. */
export async function sendCode(
  sending: CodeSending,
  actor: Actor,
  requested: Requested,
  request: FastifyRequest,
): Promise<CodeSent> {
  const { db, sealer, codeHash, devices, clock } = sending
  const now = clock()
  const addressee = await addresseeOf(db, actor, requested, now)
  await db.transaction().execute(async (trx) => {
    const { sessionId } = actor
    const { address } = addressee
    const known = (await hasSignedIn(trx, sessionId, address)) || (await devices.isOf(trx, request, address))
    const client = sealer.hashOf(`code ${clientOf(request)}`)
    const code = await issueCode(trx, codeHash, { ...addressee, sessionId, client, known, now })
    if (code === undefined) return
    const mail = { kind: 'sign_in_code', to: addressee.address, site: actor.site, code, minutes: codeMinutes } as const
    await queueMail(trx, { sealer, clock }, mail)
    await logAccess(trx, { kind: 'code_sent', actor: actorPseudonym(actor) }, now)
  })
  return {
    sent_to: addressee.reachable ? maskedEmail(addressee.address) : '•••',
    expires_in: codeMinutes * 60,
    resend_after: resendSeconds,
  }
}

/** Whether the person of an address signed in at a browser before, be it over by now. */
async function hasSignedIn(trx: Database, sessionId: string, email: string): Promise<boolean> {
  const before = await trx
    .selectFrom('sign_ins')
    .innerJoin('people', 'people.id', 'sign_ins.person_id')
    .select('sign_ins.id')
    .where('sign_ins.session_id', '=', sessionId)
    .where('people.email', '=', email)
    .limit(1)
    .executeTakeFirst()
  return before !== undefined
}

async function addresseeOf(db: Database, actor: Actor, { email, link }: Requested, now: Date): Promise<Addressee> {
  if (email !== undefined && link === undefined) return { address: checkedEmail(email), reachable: true }
  if (link === undefined || email !== undefined)
    throw refusedFields([{ field: 'email', message: 'either email or link is needed, and not both' }])
  const address = await addressOfLink(db, { link, site: actor.site, now })
  // A link that leads nowhere is answered like a good one.
  return address === undefined ? { address: `link ${link}`, reachable: false } : { address, reachable: true }
}

async function addressOfLink(
  db: Database,
  { link, site, now }: { link: string; site: string; now: Date },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('retrieval_links')
    .innerJoin('quotes', 'quotes.id', 'retrieval_links.quote_id')
    .select('retrieval_links.email')
    .where('retrieval_links.uuid', '=', link)
    .where('retrieval_links.expires_at', '>', now)
    .where('retrieval_links.revoked_at', 'is', null)
    .where('quotes.site', '=', site)
    .executeTakeFirst()
  return row?.email
}
