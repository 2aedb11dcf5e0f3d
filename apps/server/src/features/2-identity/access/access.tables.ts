import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { StoredOrigin } from './stored-origin.ts'

export type AccessEventsTable = {
  id: Generated<string>
  at: Date
  kind: string
  actor: string
  person_id: string | null
  quote_id: string | null
  detail: ColumnType<Readonly<Record<string, unknown>>, string, string>
  origin: ColumnType<StoredOrigin | null, string | null, never>
  /** Filled in by a trigger that chains the events: the id of the previous one, and the hash over this one and its. */
  previous_id: GeneratedAlways<number | null>
  hash: GeneratedAlways<string>
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    access_events: AccessEventsTable
  }
}
