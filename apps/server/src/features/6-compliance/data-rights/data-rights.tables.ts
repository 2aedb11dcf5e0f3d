export type ErasuresTable = {
  id: string
  person_id: string | null
  quote_id: string | null
  reason: 'asked' | 'retention'
  events: number
  last_hash: string | null
  at: Date
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    erasures: ErasuresTable
  }
}
