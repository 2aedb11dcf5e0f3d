import type { ColumnType } from 'kysely'

export type CallCountsTable = { key: string; times: ColumnType<Date[], never, never>; expires_at: Date }

export type AddressCountsTable = { key: string; minute: number; count: number }

declare module '../database/schema.ts' {
  interface Schema {
    call_counts: CallCountsTable
    address_counts: AddressCountsTable
  }
}
