import { randomBytes, randomUUID } from 'node:crypto'
import { createEncryptor } from '../../../platform/encryption/encryptor.ts'
import { createLog } from '../../../platform/log/log.ts'
import { createTestDatabase } from '../../../platform/testing/test-database.ts'
import { defaultSite } from '../../../testing/default-site.ts'
import { createLinksToChoices } from '../mails/links-to-choices.ts'
import { createNotify } from '../mails/notify.ts'
import { createSites } from '../site/served-site.ts'
import { type DeliveryDependencies, deliver } from './deliver.job.ts'
import { findDelivery, listAttempts, listDeliveries } from './deliveries.store.ts'
import type { Endpoint } from './endpoints.ts'
import { createWebhookEvents } from './record-event.ts'
import { createSendingSlots } from './sending-slots.ts'
import { createReceiver } from './testing-receiver.ts'

/** A database, a receiver that is the endpoint `crm` of the default site, and events to send to it. */
export async function createTestDeliveries() {
  const { db, pool } = await createTestDatabase()
  const receiver = await createReceiver()
  const encryptor = createEncryptor(randomBytes(32))
  const clock = { now: new Date() }
  const logLines: string[] = []
  const log = createLog('info', { write: (line) => void logLines.push(line) })

  const site = defaultSite.id
  const crm: Endpoint = { id: 'crm', url: `http://localhost:${receiver.port}/hooks`, events: ['offer.updated'] }
  const sitesWith = (...webhooks: Endpoint[]) => createSites([{ ...defaultSite, webhooks }])
  const pageAddress = (of: string, path: string): string => `https://${of}.example${path}`
  const dependenciesWith = (change: Partial<DeliveryDependencies> = {}): DeliveryDependencies => ({
    ...{ db, encryptor, log, clock: () => clock.now, sites: sitesWith(crm), pageAddress },
    notify: createNotify({
      ...{ sites: sitesWith(crm), encryptor, clock: () => clock.now },
      linksToChoices: createLinksToChoices({ pageAddress, apiBase: '/api', clock: () => clock.now }),
    }),
    ...{ sendingSlots: createSendingSlots(), webhooksToPrivateNetworks: true },
    ...change,
  })
  const dependencies = dependenciesWith()

  const minutesLater = (minutes: number): void => {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000)
  }

  /** An insurer answers, `version` times. */
  async function happen(version = 1): Promise<string> {
    const { recordEvent } = createWebhookEvents({
      sites: sitesWith(crm),
      pageAddress: () => '',
      clock: () => clock.now,
    })
    const [id, application, submission] = [randomUUID(), randomUUID(), randomUUID()]
    const data = { id, application, version, state: 'quoted', submission, line: 'gl', carrier: 'liberty' }
    await db.transaction().execute((trx) => recordEvent(trx, { site, type: 'offer.updated', data }))
    const deliveries = await listDeliveries(db, { limit: 100 })
    return deliveries.find((each) => each.application === application)?.id ?? ''
  }

  const deliveryOf = async (id: string) => {
    const delivery = await findDelivery(db, id)
    if (!delivery) throw new Error(`There is no delivery ${id}`)
    return { ...delivery, log: (await listAttempts(db, [id])).map(({ status, failure }) => status ?? failure) }
  }

  /** Makes the attempts that are due. */
  async function attemptDue(deps = dependencies): Promise<void> {
    const waiting = await listDeliveries(db, { state: 'waiting', limit: 1_000 })
    const due = waiting.filter(({ next_attempt_at }) => next_attempt_at <= clock.now).toReversed()
    for (const { id } of due) await deliver(deps, id, { signal: undefined })
  }

  return {
    ...{
      db,
      pool,
      receiver,
      encryptor,
      clock,
      logged: logLines,
      log,
      site,
      crm,
      sitesWith,
      dependenciesWith,
      dependencies,
    },
    ...{ minutesLater, happen, deliveryOf, attemptDue },
  }
}
