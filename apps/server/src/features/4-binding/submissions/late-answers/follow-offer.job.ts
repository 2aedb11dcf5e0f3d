import type { CarrierQuote, PendingQuote } from '@coverwright/contract/carrier-contract'
import type { CarrierAnswer } from '../../../../platform/carriers/carrier-answer.ts'
import type { CarrierClient } from '../../../../platform/carriers/carrier-client.ts'
import type { Database } from '../../../../platform/database/database.ts'
import type { Encryptor } from '../../../../platform/encryption/encryptor.ts'
import { handleJob, type JobHandler, type JobRun } from '../../../../platform/jobs/jobs.ts'
import type { Sites } from '../../../1-foundation/site/served-site.ts'
import type { RecordEvent } from '../../../1-foundation/webhooks/record-event.ts'
import { answerOf, answersToSend } from '../offers/ask-carrier.job.ts'
import { carrierRequest } from '../offers/carrier-request.ts'
import { type HeldOffer, recordAnswer } from '../offers/record-answer.ts'
import {
  attempts,
  type Following,
  followOfferJob,
  isUndecided,
  queueFollowing,
  queueNextPoll,
} from '../queueing/queue-following.ts'
import { lockOffer, type OfferRow } from '../submissions.store.ts'
import {
  findAnswers,
  findFollowedOffer,
  type GivenAnswers,
  listUndecidedOffers,
  listUnsentAnswers,
  markSent,
} from './late-answers.store.ts'

type Dependencies = {
  db: Database
  carriers: Pick<CarrierClient, 'quote' | 'readQuote' | 'answerQuestions'>
  sites: Sites
  encryptor: Pick<Encryptor, 'decrypt'>
  recordEvent: RecordEvent
  clock: () => Date
}

type InsurerReply = CarrierAnswer<CarrierQuote | PendingQuote>
type FollowedOffer = NonNullable<Awaited<ReturnType<typeof findFollowedOffer>>>

export const followOfferHandler = (dependencies: Dependencies): JobHandler =>
  handleJob(followOfferJob, ({ offer_uuid, why }, run) => followOffer(dependencies, offer_uuid, why, run))

/**
 * Sends an insurer the answers it asked for, or asks for its current answer, and stores that; then queues the next
 * poll. A failed poll is not repeated: the next one follows. What somebody waits for is retried before.
 * @throws while another attempt may help
 */
export async function followOffer(
  dependencies: Dependencies,
  uuid: string,
  reason: Following,
  { attempt }: Pick<JobRun, 'attempt'>,
): Promise<void> {
  const { db, clock } = dependencies
  const offer = await findFollowedOffer(db, uuid)
  if (!offer || (reason === 'due' && !isUndecided(offer))) return
  const answers = await findAnswers(db, uuid)
  const unsent = answers?.sent_at === null ? answers : undefined
  const reply = await askAgain(dependencies, offer, unsent)
  if (!reply) return
  const mayHelp = !reply.ok && reply.failure.reason !== 'refused'
  if (mayHelp && (reason !== 'due' || unsent) && attempt < attempts) {
    throw new Error(`${offer.carrier} did not answer (${reply.failure.reason})`)
  }
  await db.transaction().execute(async (trx) => {
    const heldOffer = await lockOffer(trx, uuid)
    if (!heldOffer) return
    const now = clock()
    if (unsent && !mayHelp) await markSent(trx, unsent, now)
    // What was read may be older than what was stored meanwhile.
    if (isChanged(heldOffer.offer, offer)) return await queueFollowing(trx, uuid, 'told')
    const after = await storeSaid(trx, heldOffer, reply, {
      ...{ why: reason, at: now, recordEvent: dependencies.recordEvent },
      snapshot: offer.snapshot,
    })
    // An insurer that knows no such call, or no such quote, will never answer there.
    if (reply.ok || mayHelp || unsent) await queueNextPoll(trx, after, lastNews(after.answered_at, answers, now), now)
  })
}

const isChanged = (now: OfferRow, before: OfferRow): boolean =>
  now.version !== before.version || now.state !== before.state

type News = Pick<FollowedOffer, 'snapshot'> & {
  readonly why: Following
  readonly at: Date
  readonly recordEvent: RecordEvent
}

/** @returns the offer as it is afterwards */
async function storeSaid(
  trx: Database,
  offerCase: HeldOffer,
  answer: InsurerReply,
  { why, at, recordEvent, snapshot }: News,
): Promise<OfferRow> {
  if (!answer.ok || answer.reply.status === 'pending') return offerCase.offer
  const offerAfter = await recordAnswer(trx, offerCase, answerOf(answer.reply, { ...offerCase.offer, snapshot }), {
    by: 'insurer',
    source: why === 'told' ? 'push' : 'call',
    actor: `insurer:${offerCase.offer.carrier}`,
    at,
    recordEvent,
    carrier_revision: answer.reply.revision,
  })
  return offerAfter.offer
}

const lastNews = (answeredAt: Date | null, answers: GivenAnswers | undefined, now: Date): Date =>
  new Date(Math.max((answeredAt ?? now).getTime(), answers?.at.getTime() ?? 0))

/** Undefined when there is nothing that could be asked. */
async function askAgain(
  { carriers, sites, encryptor }: Dependencies,
  offer: FollowedOffer,
  unsent: GivenAnswers | undefined,
): Promise<InsurerReply | undefined> {
  const { carrier, carrier_quote_id: quoteId, snapshot } = offer
  if (quoteId === null) {
    const request = carrierRequest({ ...snapshot, answers: answersToSend(snapshot, { encryptor, sites }) }, offer)
    // The same key as the first time: an insurer that has made an offer gives that one.
    return request && (await carriers.quote(carrier, request, offer.uuid))
  }
  if (!unsent) return await carriers.readQuote(carrier, quoteId)
  return await carriers.answerQuestions(
    carrier,
    quoteId,
    { answers: unsent.given },
    `${offer.uuid}-answers-${unsent.version}`,
  )
}

const longestMs = 15 * 86_400_000

/**
 * Queues again what a crashed server may have lost. Called when a server starts: the queue keeps a job for hours for
 * the server that took it, even when that server is dead.
 */
export async function resumeFollowing(db: Database, clock: () => Date): Promise<void> {
  const now = clock()
  for (const { offer_uuid } of await listUnsentAnswers(db)) await queueFollowing(db, offer_uuid, 'answered')
  for (const offer of await listUndecidedOffers(db, new Date(now.getTime() - longestMs)))
    await queueNextPoll(db, offer, offer.answered_at ?? now, now)
}
