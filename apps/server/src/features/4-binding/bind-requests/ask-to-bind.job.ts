import type { BindReply } from '@coverwright/contract/carriers/binds'
import Type from 'typebox'
import type { CarrierClient } from '../../../platform/carriers/carrier-client.ts'
import type { Database } from '../../../platform/database/database.ts'
import { addJob, handleJob, type JobHandler } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { Sites } from '../../1-foundation/site/served-site.ts'
import { logAccess } from '../../2-identity/access/access-log.store.ts'
import { findSubmission, lockOffer, notifyPages } from '../submissions/submissions.store.ts'
import { bindRequestFor, opensSealed } from './bind-request-for.ts'
import {
  findRequest,
  findVersion,
  handToDesk,
  listRequestsBefore,
  listWaitingRequests,
  markUnsealed,
  type RequestRow,
} from './bind-requests.store.ts'
import { takeBindAnswer } from './take-bind-answer.ts'
import type { TellDependencies } from './tell-of-binding.ts'

/** Asks an insurer to bind, or what became of it. */
const askToBindJob = { name: 'binding.ask-insurer', payload: Type.Object({ request_uuid: Type.String() }) } as const

/** With the queue's growing pauses, about two weeks. */
const attempts = 70

const queueAt = (db: Database, uuid: string, runAt?: Date): Promise<void> =>
  addJob(db, askToBindJob, { request_uuid: uuid }, { jobKey: uuid, maxAttempts: attempts, ...(runAt ? { runAt } : {}) })

/** Queues a request to bind, however often it is called: the insurer is asked under the same key. */
export const queueBinding = (db: Database, uuid: string): Promise<void> => queueAt(db, uuid)

/** Queues every request that waits for its insurer. Called when a server starts. */
export async function resumeBinding(db: Database): Promise<void> {
  for (const { uuid } of await listWaitingRequests(db)) await queueBinding(db, uuid)
}

type Dependencies = TellDependencies & {
  readonly db: Database
  readonly carriers: Pick<CarrierClient, 'bind' | 'bindStatus'>
  readonly sites: Sites
  readonly log: Pick<Log, 'warn'>
}

export const askToBindHandler = (dependencies: Dependencies): JobHandler =>
  handleJob(askToBindJob, ({ request_uuid }) => askToBind(dependencies, request_uuid))

const minute = 60_000
/** When an insurer whose people decide is asked again; then every six hours. */
const pauses: readonly number[] = [...[0.25, 0.5, 1, 2, 5, 10, 20, 40, 60, 120].map((each) => each * minute)]
const lastPause = 360 * minute
/** About two weeks; after that the desk asks. */
const mostAsked = 70

/**
 * Sends one request, or asks after it, and stores the answer. The request's uuid is the idempotency key, so an insurer
 * that has bound it answers the same again and never binds twice.
 * @throws while another attempt may help
 */
export async function askToBind(dependencies: Dependencies, uuid: string): Promise<void> {
  const { db, clock, log } = dependencies
  const request = await findRequest(db, uuid)
  const isOver = !request || request.mode === 'desk' || (request.reply && request.reply.status !== 'requested')
  if (isOver) return
  const answer = await ask(dependencies, request)
  if (!answer) return
  if (!answer.ok) {
    if (answer.failure.reason !== 'refused')
      throw new Error(`No answer to a request to bind (${answer.failure.reason})`)
    log.warn({ request: uuid, ...answer.failure }, 'insurer refused a request to bind: the desk takes over')
    return await toDesk(db, request)
  }
  await store(dependencies, request, answer.reply)
  if (answer.reply.status !== 'requested') return
  if (request.asked >= mostAsked) return await toDesk(db, request)
  await queueAt(db, uuid, new Date(clock().getTime() + (pauses[request.asked] ?? lastPause)))
}

async function ask({ db, carriers, sites, encryptor, clock }: Dependencies, request: RequestRow) {
  const held = await db.transaction().execute((trx) => lockOffer(trx, request.offer_uuid))
  if (held?.offer.stage !== 'bind_requested') return undefined
  const { offer } = held
  if (request.carrier_bind_id !== null) return await carriers.bindStatus(offer.carrier, request.carrier_bind_id)
  const submission = await findSubmission(db, offer.submission_uuid)
  const served = submission && sites.byId(submission.snapshot.site.id)
  if (!submission || !served) return undefined
  const opened = opensSealed(request, submission.snapshot, offer.line, served)
  if (opened.length > 0) {
    await db.transaction().execute(async (trx) => {
      if (!(await markUnsealed(trx, request.uuid, clock()))) return
      const detail = { carrier: offer.carrier, request: request.uuid, fields: opened.join(' ') }
      await logAccess(trx, { kind: 'unsealed', actor: 'server', quoteId: request.quote_id, detail }, clock())
    })
  }
  const follows = await bindIdBefore(db, request)
  const asked = await findVersion(db, offer.uuid, request.offer_version)
  const premium = (asked?.reply ?? offer.reply).premium
  const { snapshot } = submission
  const body = bindRequestFor(request, { offer, premium, snapshot, served, encryptor, follows })
  return await carriers.bind(offer.carrier, body, request.uuid)
}

/** The request that this one answers, by the insurer's name for it. */
async function bindIdBefore(db: Database, { offer_uuid, number }: RequestRow): Promise<string | undefined> {
  const before = (await listRequestsBefore(db, offer_uuid, number)).at(-1)
  return before?.reply?.status === 'needs_requirements' ? before.reply.bind_id : undefined
}

const store = ({ db, clock, ...rest }: Dependencies, request: RequestRow, reply: BindReply): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const held = await lockOffer(trx, request.offer_uuid)
    if (!held) return
    await takeBindAnswer(trx, { ...rest, clock }, held, request, reply, { channel: 'call', at: clock() })
  })

/** Somebody at the desk asks this insurer. */
const toDesk = (db: Database, request: RequestRow): Promise<void> =>
  db.transaction().execute(async (trx) => {
    // In the order of every other change: the quote first.
    const held = await lockOffer(trx, request.offer_uuid)
    await handToDesk(trx, request.uuid)
    if (held) await notifyPages(trx, held.offer.submission_uuid)
  })
