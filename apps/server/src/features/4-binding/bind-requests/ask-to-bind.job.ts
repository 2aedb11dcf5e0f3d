import type { BindReply } from '@coverwright/contract/carrier-contract/binds'
import Type from 'typebox'
import type { CarrierFailure } from '../../../platform/carriers/carrier-answer.ts'
import type { CarrierClient } from '../../../platform/carriers/carrier-client.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { addJob, handleJob, type JobHandler, type JobRun } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { Sites } from '../../1-foundation/site/served-site.ts'
import { logAccess } from '../../2-identity/access/access-log.store.ts'
import { findSubmission, lockOffer, type OfferRow } from '../submissions/submissions.store.ts'
import { bindRequestFor, opensSealed } from './bind-request-for.ts'
import {
  findLastRequest,
  findRequest,
  findVersion,
  listRequestsBefore,
  listWaitingRequests,
  markSent,
  markUnsealed,
  type RequestRow,
} from './bind-requests.store.ts'
import type { BindTrouble } from './bind-requests.tables.ts'
import { giveUpAsking } from './give-up-asking.ts'
import type { BindingNoticeDependencies } from './notify-of-binding.ts'
import { takeBindAnswer } from './take-bind-answer.ts'

/** Asks an insurer to bind, or what became of it. */
const askToBindJob = { name: 'binding.ask-insurer', payload: Type.Object({ request_uuid: Type.String() }) } as const

/** With the queue's growing pauses, about two weeks. */
const attempts = 70

/** For servers that die while they ask, so that the attempt that gives up is always made. */
const spareAttempts = 10

const queueAt = (db: Database, uuid: string, runAt?: Date): Promise<void> =>
  addJob(
    db,
    askToBindJob,
    { request_uuid: uuid },
    { jobKey: uuid, maxAttempts: attempts + spareAttempts, ...(runAt ? { runAt } : {}) },
  )

/** Queues a request to bind, however often it is called: the insurer is asked under the same key. */
export const queueBinding = (db: Database, uuid: string): Promise<void> => queueAt(db, uuid)

/** Queues every request that waits for its insurer. Called when a server starts. */
export async function resumeBinding(db: Database): Promise<void> {
  for (const { uuid } of await listWaitingRequests(db)) await queueBinding(db, uuid)
}

type Dependencies = BindingNoticeDependencies & {
  readonly db: Database
  readonly carriers: Pick<CarrierClient, 'bind' | 'bindStatus'>
  readonly sites: Sites
  readonly encryptor: Encryptor
  readonly log: Pick<Log, 'warn'>
}

export const askToBindHandler = (dependencies: Dependencies): JobHandler =>
  handleJob(askToBindJob, ({ request_uuid }, run) => askToBind(dependencies, request_uuid, run))

const minute = 60_000
/** When an insurer whose people decide is asked again; then every six hours. */
const pauses: readonly number[] = [...[0.25, 0.5, 1, 2, 5, 10, 20, 40, 60, 120].map((each) => each * minute)]
const lastPause = 360 * minute
/** About two weeks; after that the desk decides what is next. */
const mostAsked = 70

/**
 * Sends one request, or asks for its outcome, and stores the answer. The request's uuid is the idempotency key, so an
 * insurer that has bound it repeats its answer and never binds twice. After two weeks without an answer, or if its
 * interface does not accept the request, it is given up: the desk can have it asked again.
 * @throws while another attempt may help
 */
export async function askToBind(
  dependencies: Dependencies,
  uuid: string,
  { attempt }: Pick<JobRun, 'attempt'>,
): Promise<void> {
  const { db, clock, log } = dependencies
  const request = await findRequest(db, uuid)
  if (!request || isOver(request)) return
  const answer = await ask(dependencies, request)
  if (!answer) return
  if (!answer.ok) {
    log.warn({ request: uuid, ...answer.failure }, 'insurer rejected a bind request')
    const trouble = troubleOf(answer.failure, attempt)
    if (trouble) return await giveUp(dependencies, request, trouble)
    throw new Error(`No answer to a bind request (${answer.failure.reason})`)
  }
  await store(dependencies, request, answer.reply)
  if (answer.reply.status !== 'requested') return
  if (request.asked >= mostAsked) return await giveUp(dependencies, request, { kind: 'silent' })
  await queueAt(db, uuid, new Date(clock().getTime() + (pauses[request.asked] ?? lastPause)))
}

const isOver = ({ mode, reply }: RequestRow): boolean =>
  mode === 'desk' || (reply !== null && reply.status !== 'requested')

/** What the desk is notified of; undefined while another attempt may help. */
function troubleOf({ reason, status, code }: CarrierFailure, attempt: number): BindTrouble | undefined {
  const detail = { ...(status ? { status } : {}), ...(code ? { code } : {}) }
  if (reason === 'refused') return { kind: 'rejected', ...detail }
  return attempt >= attempts ? { kind: 'silent', ...detail } : undefined
}

async function ask(dependencies: Dependencies, request: RequestRow) {
  const { db, carriers, sites, encryptor, clock } = dependencies
  const offer = await takeUp(dependencies, request)
  if (!offer) return undefined
  if (request.carrier_bind_id !== null) return await carriers.bindStatus(offer.carrier, request.carrier_bind_id)
  const submission = await findSubmission(db, offer.submission_uuid)
  const servedSite = submission && sites.byId(submission.snapshot.site.id)
  if (!submission || !servedSite) return undefined
  const needsDecryption = opensSealed(request, submission.snapshot, offer.line, servedSite)
  if (needsDecryption.length > 0) {
    await db.transaction().execute(async (trx) => {
      if (!(await markUnsealed(trx, request.uuid, clock()))) return
      const detail = { carrier: offer.carrier, request: request.uuid, fields: needsDecryption.join(' ') }
      await logAccess(trx, { kind: 'unsealed', actor: 'server', quoteId: request.quote_id, detail }, clock())
    })
  }
  const follows = await bindIdBefore(db, request)
  const version = await findVersion(db, offer.uuid, request.offer_version)
  const premium = (version?.reply ?? offer.reply).premium
  const { snapshot } = submission
  const body = bindRequestFor(request, { offer, premium, snapshot, served: servedSite, encryptor, follows })
  return await carriers.bind(offer.carrier, body, request.uuid)
}

/**
 * The offer of a request that its insurer is to be asked with now, once it is kept that it is on its way. Undefined for one
 * that another request has replaced, whose offer has come further, or has changed before anything was sent.
 */
const takeUp = ({ db, clock }: Dependencies, request: RequestRow): Promise<OfferRow | undefined> =>
  db.transaction().execute(async (trx) => {
    const heldOffer = await lockOffer(trx, request.offer_uuid)
    const last = heldOffer && (await findLastRequest(trx, request.offer_uuid))
    if (heldOffer?.offer.stage !== 'bind_requested' || last?.uuid !== request.uuid) return undefined
    if (last.sent_at === null) await markSent(trx, request.uuid, clock())
    return heldOffer.offer
  })

/** The request that this one answers, by the insurer's name for it. */
async function bindIdBefore(db: Database, { offer_uuid, number }: RequestRow): Promise<string | undefined> {
  const before = (await listRequestsBefore(db, offer_uuid, number)).at(-1)
  return before?.reply?.status === 'needs_requirements' ? before.reply.bind_id : undefined
}

const store = ({ db, clock, ...rest }: Dependencies, request: RequestRow, reply: BindReply): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const heldOffer = await lockOffer(trx, request.offer_uuid)
    if (!heldOffer) return
    await takeBindAnswer(trx, { ...rest, clock }, heldOffer, request, reply, { channel: 'call', at: clock() })
  })

const giveUp = ({ db, ...rest }: Dependencies, request: RequestRow, trouble: BindTrouble): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const heldOffer = await lockOffer(trx, request.offer_uuid)
    if (heldOffer?.offer.stage === 'bind_requested') await giveUpAsking(trx, rest, heldOffer, request, trouble)
  })
