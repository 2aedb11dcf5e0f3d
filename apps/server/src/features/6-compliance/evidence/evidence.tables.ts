export type EvidenceSealsTable = {
  number: number
  at: Date
  /** How many heads are new since the previous seal, and a hash over them. */
  heads: number
  heads_hash: string
  /** The id of the last access event it is over. */
  access_to: number
  access_events: number
  access_hash: string
  previous_hash: string
  hash: string
}

export type SealedHeadsTable = { quote_id: string; position: number; hash: string; seal: number }

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    evidence_seals: EvidenceSealsTable
    sealed_heads: SealedHeadsTable
  }
}
