import type { Selectable } from 'kysely'
import { contentHash } from './content-hash.ts'
import type { Change, QuoteEventsTable } from './quotes.tables.ts'

export type QuoteEvent = Selectable<QuoteEventsTable>

export type EventKind =
  | 'created'
  | 'saved'
  | 'finished'
  | 'reopened'
  | 'undone'
  | 'offers_chosen'
  | 'legit_lead'
  | 'document_added'
  | 'document_removed'

export type NewEvent = {
  readonly quote_id: string
  readonly version: number
  readonly kind: EventKind
  readonly at: Date
  readonly actor: string
  readonly step?: string | undefined
  readonly changes: readonly Change[]
}

const firstHash = ''

/** The event in its place after `previous`, which is undefined for the first one. */
export function chained(event: NewEvent, previous?: Pick<QuoteEvent, 'position' | 'hash'>): QuoteEvent {
  const row = {
    ...event,
    step: event.step ?? null,
    position: (previous?.position ?? 0) + 1,
    previous_hash: previous?.hash ?? firstHash,
  }
  return { ...row, hash: hashOf(row) }
}

/** Whether a quote's events, in order, are all there and as they were written. */
export const isUnbroken = (events: readonly QuoteEvent[]): boolean =>
  events.every(
    (event, index) =>
      event.position === index + 1 &&
      event.previous_hash === (events[index - 1]?.hash ?? firstHash) &&
      event.hash === hashOf(event),
  )

const hashOf = ({
  quote_id,
  position,
  version,
  kind,
  at,
  actor,
  step,
  changes,
  previous_hash,
}: Omit<QuoteEvent, 'hash'>) =>
  contentHash({ quote_id, position, version, kind, at: at.toISOString(), actor, step, changes, previous_hash })
