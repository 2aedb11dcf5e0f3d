import { randomUUID } from 'node:crypto'
import { type WebhookData, type WebhookEventType, webhookEvents } from '@coverwright/contract/webhooks/webhook-events'
import { Value } from 'typebox/value'
import type { Database } from '../../../platform/database/database.ts'
import type { PageAddress } from '../site/page-address.ts'
import type { Sites } from '../site/served-site.ts'
import { type Endpoint, endpointsOf } from './endpoints.ts'
import { insertEvent } from './events.store.ts'
import { queueDeliveries } from './queue-delivery.ts'

type Dependencies = {
  readonly sites: Pick<Sites, 'byId'>
  readonly pageAddress: PageAddress
  readonly clock: () => Date
}

/** An event to report. The link is added here, if the data has one. */
export type NewWebhookEvent<EventType extends WebhookEventType = WebhookEventType> = {
  /** The id of the site where it happened. */
  readonly site: string
  readonly type: EventType
  readonly data: Omit<WebhookData<EventType>, 'link'>
}

/** Whether a site has an endpoint for a type. */
export type IsWanted = ReturnType<typeof createWebhookEvents>['isWanted']

/**
 * Records an event in the caller's transaction. Features that report events to endpoints have it in their
 * `Dependencies`.
 */
export type RecordEvent = ReturnType<typeof createWebhookEvents>['recordEvent']

/**
 * Reports an event to a site's endpoints. Takes part in the caller's transaction: the event is sent exactly when the
 * change is committed. If no endpoint wants the type, nothing is read or written. See decision 111.
 */
export function createWebhookEvents({ sites, pageAddress, clock }: Dependencies) {
  const endpointsFor = (site: string, type: WebhookEventType): readonly Endpoint[] =>
    endpointsOf(sites, site).filter(({ events }) => events.some((eventType) => eventType === type))

  return {
    /** Whether a site has an endpoint for a type: for callers that can then do without a transaction. */
    isWanted: (site: string, type: WebhookEventType): boolean => endpointsFor(site, type).length > 0,

    /** Records an event, one delivery for each endpoint that wants it, and one job for each delivery. */
    async recordEvent<EventType extends WebhookEventType>(
      trx: Database,
      { site, type, data }: NewWebhookEvent<EventType>,
    ): Promise<void> {
      const endpoints = endpointsFor(site, type)
      if (endpoints.length > 0) await publish(trx, { site, type, data }, endpoints)
    },

    /** The same for one endpoint, whatever it wants. */
    recordTest: (trx: Database, site: string, endpoint: Endpoint): Promise<void> =>
      publish(trx, { site, type: 'endpoint.test', data: { endpoint: endpoint.id } }, [endpoint]),
  }

  async function publish(
    trx: Database,
    { site, type, data }: { readonly site: string; readonly type: WebhookEventType; readonly data: object },
    endpoints: readonly Endpoint[],
  ): Promise<void> {
    const now = clock()
    const application = 'application' in data && typeof data.application === 'string' ? data.application : null
    const link = application === null ? {} : { link: pageAddress(site, recordPath(application)) }
    // Keeps only what the type's schema names, whatever a caller passed.
    const payload = Value.Clean(webhookEvents[type].data, { ...data, ...link })
    const id = randomUUID()
    const body = JSON.stringify({ type, timestamp: now.toISOString(), data: payload })
    const deliveries = endpoints.map((endpoint) => ({
      id: randomUUID(),
      event_id: id,
      site,
      endpoint: endpoint.id,
      state: 'waiting' as const,
      reason: null,
      attempts: 0,
      next_attempt_at: now,
      leased_until: null,
      created_at: now,
      finished_at: null,
    }))
    await insertEvent(trx, { id, site, type, application, body, occurred_at: now }, deliveries)
    await queueDeliveries(trx, deliveries)
  }
}

/** Where staff find an application: at the desk, by its reference number. */
const recordPath = (application: string): string => `/desk?search=CW-${application.slice(0, 8).toUpperCase()}`
