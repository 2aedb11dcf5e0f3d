import { randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { errorCode } from '../../../platform/errors/system-error.ts'
import { handleJob, type JobHandler, type JobRun } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log/log.ts'
import { postElsewhere } from '../../../platform/outbound/post-elsewhere.ts'
import type { Notify } from '../mails/notify.ts'
import type { PageAddress } from '../site/page-address.ts'
import type { Sites } from '../site/served-site.ts'
import { findDelivery, insertAttempt, leaseDelivery, listStranded, updateDelivery } from './deliveries.store.ts'
import { switchOff } from './disabled-endpoint.ts'
import { endFailing, findDisabled, noteFailing } from './endpoint-state.store.ts'
import { type Endpoint, findEndpoint } from './endpoints.ts'
import { deliverJob, queueDeliveries } from './queue-delivery.ts'
import { askedPause, isOverload, pauseAfter } from './retry-schedule.ts'
import { signingSecrets } from './secrets.ts'
import type { SendingSlots } from './sending-slots.ts'
import { signedHeaders } from './signing.ts'

export type DeliveryDependencies = {
  readonly db: Database
  readonly sites: Pick<Sites, 'byId'>
  readonly encryptor: Encryptor
  readonly notify: Notify
  readonly pageAddress: PageAddress
  readonly clock: () => Date
  readonly log: Pick<Log, 'warn' | 'error'>
  readonly sendingSlots: SendingSlots
  /** Also by http:// and to addresses of private networks. */
  readonly webhooksToPrivateNetworks: boolean
  /** How long a receiver may take to answer, in milliseconds. */
  readonly webhookTimeoutMs?: number
}

/** Longer than an attempt takes: a server that is not finished by then has died. */
const leaseMs = 60_000

/** How long an endpoint may fail without one success, as the specification advises. */
const patienceMs = 5 * 24 * 3_600_000

type Delivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>

/** The outcome of an attempt: a status, or why there is none. */
type Attempt = {
  readonly status?: number
  readonly failure?: string
  readonly reply?: string
  readonly retryAfter?: string | undefined
  readonly ms: number
}

export const deliverHandler = (dependencies: DeliveryDependencies): JobHandler =>
  handleJob(deliverJob, ({ delivery }, run) => deliver(dependencies, delivery, run))

/** Queues again what a crashed server was about to send. Called when a server starts. */
export async function resumeDeliveries(db: Database): Promise<void> {
  const strandedDeliveries = await listStranded(db)
  await queueDeliveries(
    db,
    strandedDeliveries.map(({ id, next_attempt_at: runAt }) => ({ id, runAt })),
  )
}

/**
 * Makes the next attempt of a delivery and queues the one after it, if necessary. An endpoint that is no longer in the
 * site's file gets nothing more.
 * @throws when another server is sending it, or this one stops: it is retried
 */
export async function deliver(
  dependencies: DeliveryDependencies,
  id: string,
  { signal }: Pick<JobRun, 'signal'>,
): Promise<void> {
  const { db, sites, clock, sendingSlots } = dependencies
  const delivery = await findDelivery(db, id)
  if (delivery?.state !== 'waiting') return
  const { site, type } = delivery
  const endpoint = findEndpoint(sites, site, delivery.endpoint)
  const isWanted = type === 'endpoint.test' || endpoint?.events.some((eventType) => eventType === type)
  if (!endpoint || !isWanted) return await end(db, id, { state: 'dropped', reason: 'not_configured' }, clock())
  if (await findDisabled(db, { site, endpoint: endpoint.id }))
    return await end(db, id, { state: 'failed', reason: 'endpoint_disabled' }, clock())

  const slot = `${site} ${endpoint.id}`
  const waitMs = sendingSlots.take(slot, clock())
  if (waitMs > 0) return await queueDeliveries(db, [{ id, runAt: new Date(clock().getTime() + waitMs) }])
  try {
    const now = clock()
    if (!(await leaseDelivery(db, id, now, new Date(now.getTime() + leaseMs))))
      throw new Error('Another server is sending it')
    const attempt = await attemptOf(dependencies, delivery, endpoint, signal)
    if (signal?.aborted && attempt.status === undefined) {
      await updateDelivery(db, id, {})
      throw new Error('The server is stopping')
    }
    await settle(dependencies, delivery, attempt, slot)
  } finally {
    sendingSlots.giveBack(slot, clock())
  }
}

const end = (
  db: Database,
  id: string,
  outcome: { readonly state: 'failed' | 'dropped'; readonly reason: string },
  finished_at: Date,
): Promise<void> => updateDelivery(db, id, { ...outcome, finished_at })

async function attemptOf(
  {
    db,
    encryptor,
    clock,
    webhooksToPrivateNetworks: toPrivateNetworks,
    webhookTimeoutMs = 15_000,
  }: DeliveryDependencies,
  { event_id, body, site }: Delivery,
  { id: endpoint, url }: Endpoint,
  stopping: AbortSignal | undefined,
): Promise<Attempt> {
  const at = clock()
  const secrets = await signingSecrets({ db, encryptor }, { site, endpoint }, at)
  if (secrets.length === 0) return { failure: 'no_secret', ms: 0 }
  const startedAt = performance.now()
  const elapsedMs = (): number => Math.round(performance.now() - startedAt)
  const patience = AbortSignal.timeout(webhookTimeoutMs)
  try {
    const { status, retryAfter, text } = await postElsewhere(url, {
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Coverwright-Webhooks',
        ...signedHeaders({ id: event_id, at, body }, secrets),
      },
      body,
      signal: AbortSignal.any([patience, ...(stopping ? [stopping] : [])]),
      toPrivateNetworks,
    })
    // PostgreSQL stores no NUL.
    return { status, retryAfter, reply: text.replaceAll('\0', '\uFFFD'), ms: elapsedMs() }
  } catch (error) {
    return { failure: patience.aborted ? 'timeout' : (errorCode(error) ?? 'unknown'), ms: elapsedMs() }
  }
}

/** Stores an attempt with what follows from it, in one transaction with the job of the next one. */
async function settle(
  dependencies: DeliveryDependencies,
  delivery: Delivery,
  attempt: Attempt,
  slot: string,
): Promise<void> {
  const { db, clock, log, sendingSlots } = dependencies
  const { id, site, endpoint } = delivery
  const { status, failure, reply, retryAfter, ms } = attempt
  const now = clock()
  const attempts = delivery.attempts + 1
  const isDelivered = status !== undefined && status >= 200 && status < 300
  const isGone = status === 410
  const isOverloaded = status !== undefined && isOverload(status)
  const receiverPause = isOverloaded ? askedPause(retryAfter, now) : undefined
  if (failure === 'timeout' || isOverloaded) sendingSlots.spare(slot, now, receiverPause)
  const pause = isGone ? undefined : pauseAfter(attempts, receiverPause, Math.random())
  const isSwitchedOff = await db.transaction().execute(async (trx) => {
    await insertAttempt(trx, {
      id: randomUUID(),
      delivery_id: id,
      at: now,
      ms,
      status: status ?? null,
      failure: failure ?? null,
      reply: reply ?? null,
    })
    if (!isDelivered) return await afterFailure(trx, dependencies, delivery, { isGone, pause })
    await endFailing(trx, delivery)
    await updateDelivery(trx, id, { state: 'delivered', attempts, finished_at: now })
    return false
  })
  if (isDelivered) return
  const details = { site, endpoint, delivery: id, attempts, status, failure }
  if (isSwitchedOff)
    log.error(details, 'the endpoint is disabled and receives no more webhooks: see npm run cw -- webhooks')
  else if (pause === undefined) log.error(details, 'webhook failed on every attempt: see npm run cw -- webhooks')
  else log.warn(details, 'webhook not delivered')
}

/** Queues the next attempt, or gives up. @returns whether the endpoint was switched off */
async function afterFailure(
  trx: Database,
  dependencies: DeliveryDependencies,
  { id, site, endpoint, attempts: before }: Delivery,
  { isGone, pause }: { readonly isGone: boolean; readonly pause: number | undefined },
): Promise<boolean> {
  const now = dependencies.clock()
  const attempts = before + 1
  const since = await noteFailing(trx, { site, endpoint }, now)
  const isFailing = now.getTime() - since.getTime() >= patienceMs
  if (pause !== undefined && !isFailing) {
    const next_attempt_at = new Date(now.getTime() + pause)
    await updateDelivery(trx, id, { attempts, next_attempt_at })
    await queueDeliveries(trx, [{ id, runAt: next_attempt_at }])
    return false
  }
  const reason = isGone ? 'gone' : isFailing ? 'endpoint_disabled' : 'given_up'
  await updateDelivery(trx, id, { state: 'failed', reason, attempts, finished_at: now })
  if (isGone || isFailing) await switchOff(trx, dependencies, { site, endpoint }, isGone ? 'gone' : 'failing')
  return isGone || isFailing
}
