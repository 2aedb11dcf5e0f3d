export type WebhookEventsTable = {
  id: string
  site: string
  type: string
  /** The public id of the application it is about. */
  application: string | null
  /** The bytes that are signed and sent. */
  body: string
  occurred_at: Date
}

export type WebhookDeliveriesTable = {
  id: string
  event_id: string
  site: string
  endpoint: string
  /** `failed`: a dead letter; `dropped`: its endpoint is not in the site's file any more. Both can be replayed. */
  state: 'waiting' | 'delivered' | 'failed' | 'dropped'
  /** A code that says why it is failed or dropped. */
  reason: string | null
  /** Since it was queued or replayed. */
  attempts: number
  next_attempt_at: Date
  /** Until then a server is sending it. */
  leased_until: Date | null
  created_at: Date
  finished_at: Date | null
}

export type WebhookAttemptsTable = {
  id: string
  delivery_id: string
  at: Date
  ms: number
  status: number | null
  /** A code that says why there was no status. */
  failure: string | null
  /** The beginning of the reply. */
  reply: string | null
}

export type WebhookSecretsTable = {
  id: string
  site: string
  endpoint: string
  /** Encrypted. */
  sealed: string
  created_at: Date
  /** Set when another takes its place: both sign until then. */
  expires_at: Date | null
}

/** Endpoints that get nothing until the operator enables them. */
export type WebhookDisabledTable = {
  site: string
  endpoint: string
  at: Date
  /** It answered 410; or it accepted nothing for five days. */
  reason: 'gone' | 'failing'
}

/** Since when an endpoint has failed without one success. */
export type WebhookFailingTable = { site: string; endpoint: string; since: Date }

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    webhook_events: WebhookEventsTable
    webhook_deliveries: WebhookDeliveriesTable
    webhook_attempts: WebhookAttemptsTable
    webhook_secrets: WebhookSecretsTable
    webhook_disabled: WebhookDisabledTable
    webhook_failing: WebhookFailingTable
  }
}
