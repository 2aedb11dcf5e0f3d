import type { Selectable } from 'kysely'
import { contentHash } from '../../../../platform/content-hash.ts'
import type { StoredOrigin } from '../../../2-identity/access/stored-origin.ts'
import type { Change, QuoteEventsTable } from '../quotes.tables.ts'
import type { QuoteRow } from '../snapshot/quote-snapshot.ts'

export type QuoteEvent = Selectable<QuoteEventsTable>

export type EventKind =
  | 'created'
  | 'saved'
  | 'finished'
  | 'reopened'
  | 'undone'
  | 'offers_chosen'
  | 'offer_answered'
  | 'insurer_informed'
  | 'offer_advanced'
  | 'bill_changed'
  | 'renewal_due'
  | 'renewal_declined'
  | 'policy_request_asked'
  | 'policy_request_advanced'
  | 'owner_changed'
  | 'closed'
  | 'opened_again'
  | 'note_added'
  | 'task_added'
  | 'task_done'
  | 'customer_asked'
  | 'customer_answered'
  | 'request_done'
  | 'legit_lead'
  | 'document_added'
  | 'document_removed'
  | 'offer_document_added'
  | 'offer_document_refused'
  | 'offer_document_removed'
  | 'proposal_sent'

export type NewEvent = {
  readonly version: number
  readonly kind: EventKind
  readonly at: Date
  readonly actor: string
  readonly step?: string | undefined
  readonly changes: readonly Change[]
}

/** The head of a chain: how many events it has, and the hash of the last one. */
export type Head = Pick<QuoteRow, 'events' | 'last_hash'>

/** A quote to which nothing has happened yet. */
export const emptyHead: Head = { events: 0, last_hash: '' }

/** The event in its place after the others of its quote. */
export function chainEvent(
  event: NewEvent,
  { id, events, last_hash }: Pick<QuoteRow, 'id'> & Head,
  origin: StoredOrigin | null,
): QuoteEvent {
  const { version, kind, at, actor, step = null, changes } = event
  const row = { version, kind, at, actor, step, changes, origin }
  const eventRow = { ...row, quote_id: id, position: events + 1, previous_hash: last_hash }
  return { ...eventRow, hash: hashOf(eventRow) }
}

/** Whether an event is unchanged and follows the one before it. */
export const follows = (event: QuoteEvent, { events, last_hash }: Head): boolean =>
  event.position === events + 1 && event.previous_hash === last_hash && event.hash === hashOf(event)

/** Whether a quote's events, in order, are all there and as they were written. */
export const isUnbroken = (events: readonly QuoteEvent[]): boolean =>
  events.every((event, index) => {
    const before = events[index - 1]
    return follows(event, before ? { events: before.position, last_hash: before.hash } : emptyHead)
  })

const hashOf = ({
  quote_id,
  position,
  version,
  kind,
  at,
  actor,
  step,
  changes,
  origin,
  previous_hash,
}: Omit<QuoteEvent, 'hash'>) =>
  contentHash({
    ...{ quote_id, position, version, kind, at: at.toISOString(), actor, step, changes, previous_hash },
    // Events from before origins were stored are hashed without one.
    ...(origin === null ? {} : { origin }),
  })
