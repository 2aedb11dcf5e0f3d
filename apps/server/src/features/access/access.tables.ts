import type { ColumnType, Generated } from 'kysely'

export type AccessEventsTable = {
  id: Generated<string>
  at: Date
  kind: string
  actor: string
  person_id: string | null
  quote_id: string | null
  detail: ColumnType<Readonly<Record<string, unknown>>, string, string>
}

export type AccessTables = { access_events: AccessEventsTable }
