import type { CarrierQuote } from '@coverwright/contract/carrier-contract'
import type { Translate } from '@coverwright/core/text/text'
import Type from 'typebox'
import type { CarrierClient } from '../../../../platform/carriers/carrier-client.ts'
import type { Database } from '../../../../platform/database/database.ts'
import type { Encryptor } from '../../../../platform/encryption/encryptor.ts'
import { addJobs, handleJob, type JobHandler, type JobRun } from '../../../../platform/jobs/jobs.ts'
import type { Sites } from '../../../1-foundation/site/served-site.ts'
import type { RecordEvent } from '../../../1-foundation/webhooks/record-event.ts'
import { birthDatesOf, decryptAnswers } from '../../../3-quoting/quotes/snapshot/sensitive-answers.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { findWaitingOffer, listWaitingOffers, lockOffer, noDetails, type OfferRow } from '../submissions.store.ts'
import { answerPath, wasAsked } from './answer-path.ts'
import { carrierRequest } from './carrier-request.ts'
import { type InsurerAnswer, recordAnswer } from './record-answer.ts'

/** Asks one carrier for one offer. */
const askCarrierJob = {
  name: 'submissions.ask-carrier',
  payload: Type.Object({ offer_uuid: Type.String() }),
} as const

/** About half a minute with the queue's growing pauses; after that a person takes over. */
const attempts = 4
/** For servers that die while they ask, so that the attempt that gives up is always made. */
const spareAttempts = 6

/** Queues one job for each offer, however often it is called. */
export const queueAsking = (db: Database, offerUuids: readonly string[]): Promise<void> =>
  addJobs(
    db,
    askCarrierJob,
    offerUuids.map((uuid) => ({
      payload: { offer_uuid: uuid },
      jobKey: uuid,
      maxAttempts: attempts + spareAttempts,
    })),
  )

/**
 * Queues every offer that still waits. Called when a server starts: the queue keeps a job for hours for the server that
 * took it, even when that server is dead. A carrier that is asked twice gives one answer.
 */
export async function resumeAsking(db: Database): Promise<void> {
  const waiting = await listWaitingOffers(db)
  await queueAsking(
    db,
    waiting.map(({ uuid }) => uuid),
  )
}

type Dependencies = {
  db: Database
  carriers: Pick<CarrierClient, 'quote'>
  sites: Sites
  encryptor: Pick<Encryptor, 'decrypt'>
  recordEvent: RecordEvent
  clock: () => Date
}

export const askCarrierHandler = (dependencies: Dependencies): JobHandler =>
  handleJob(askCarrierJob, ({ offer_uuid }, run) => askCarrier(dependencies, offer_uuid, run))

/**
 * Asks and stores the answer. The offer's uuid is the idempotency key, so a carrier that answered a call whose reply was
 * lost gives the same answer again.
 * @throws while another attempt may help
 */
export async function askCarrier(
  dependencies: Dependencies,
  offerUuid: string,
  { attempt }: Pick<JobRun, 'attempt'>,
): Promise<void> {
  const { db, carriers, sites, encryptor } = dependencies
  const offer = await findWaitingOffer(db, offerUuid)
  if (!offer) return
  const { snapshot } = offer
  const translate = sites.byId(snapshot.site.id)?.translate ?? ((text) => String(text))

  const request = carrierRequest({ ...snapshot, answers: answersToSend(snapshot, { encryptor, sites }) }, offer)
  const answer = request && (await carriers.quote(offer.carrier, request, offer.uuid))
  if (answer?.ok) {
    const { revision } = answer.reply
    return await store(dependencies, offer, answerOf(answer.reply, offer), {
      by: 'insurer',
      carrier_revision: revision,
    })
  }
  const isRefusal = !answer || answer.failure.reason === 'refused'
  if (!isRefusal && attempt < attempts) {
    throw new Error(`${offer.carrier} did not answer (${answer.failure.reason})`)
  }
  await store(dependencies, offer, withoutAnswer(isRefusal ? 'refused' : 'unavailable', translate), { by: 'clock' })
}

/** The first answer stays: a job that runs twice changes nothing. */
const store = (
  { db, recordEvent, clock }: Dependencies,
  { uuid, carrier }: { readonly uuid: string; readonly carrier: string },
  answer: InsurerAnswer,
  source: { readonly by: 'insurer' | 'clock'; readonly carrier_revision?: number | undefined },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const heldOffer = await lockOffer(trx, uuid)
    if (heldOffer?.offer.state !== 'waiting') return
    const actor = source.by === 'insurer' ? `insurer:${carrier}` : 'server'
    await recordAnswer(trx, heldOffer, answer, { ...source, source: 'call', actor, at: clock(), recordEvent })
  })

/** Carriers price by age, so birth dates are decrypted. Tax and license numbers stay encrypted, and are not sent. */
export function answersToSend(
  { answers, quote, site }: Snapshot,
  { encryptor, sites }: Pick<Dependencies, 'encryptor' | 'sites'>,
) {
  const servedSite = sites.byId(site.id)
  return servedSite ? decryptAnswers(answers, birthDatesOf(servedSite), encryptor, quote.id) : answers
}

type AskedOffer = Pick<OfferRow, 'line' | 'carrier'> & { readonly snapshot: Pick<Snapshot, 'steps'> }

/** An insurer's reply as it is stored. */
export function answerOf(reply: CarrierQuote, offer: AskedOffer): InsurerAnswer {
  const { quote_id, status, coverages, highlights, next_step } = reply
  const reasons = reply.reasons.map((reason) => reasonOf(reason, offer))
  const { market, trigger, retroactive_date, period, exclusions } = reply
  const details = {
    ...{ coverages, highlights, reasons },
    ...(next_step ? { next_step } : {}),
    ...(market ? { market } : {}),
    ...(trigger ? { trigger } : {}),
    ...(retroactive_date ? { retroactive_date } : {}),
    ...(period ? { period } : {}),
    ...(exclusions ? { exclusions } : {}),
  }
  if (reply.status === 'declined') return { state: status, carrier_quote_id: quote_id, reply: details }
  if (reply.status === 'needs_information') {
    return { state: reply.status, carrier_quote_id: quote_id, reply: { ...details, questions: reply.questions } }
  }
  const { kind, premium, valid_until } = reply
  return {
    state: status,
    carrier_quote_id: quote_id,
    reply: { ...details, kind, ...(premium ? { premium } : {}), ...(valid_until ? { valid_until } : {}) },
  }
}

/** A reason, with the answer that it rests on if the application asked for that. */
function reasonOf({ code, text, answer }: CarrierQuote['reasons'][number], offer: AskedOffer) {
  const path = answer === undefined ? undefined : answerPath(answer, offer)
  return { code, text, ...(path !== undefined && wasAsked(offer.snapshot.steps, path) ? { answer: path } : {}) }
}

const withoutAnswer = (cause: 'refused' | 'unavailable', translate: Translate): InsurerAnswer => ({
  state: 'unavailable',
  reply: {
    ...noDetails,
    reasons: [{ code: cause, text: translate(`offer.${cause}`) }],
    next_step: { text: translate('offer.advisorCalls') },
  },
})
