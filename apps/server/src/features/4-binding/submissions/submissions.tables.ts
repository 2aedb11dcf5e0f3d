import type { OfferReply } from '@coverwright/contract/offers'
import type { ColumnType } from 'kysely'
import type { Snapshot } from './snapshot/snapshot.ts'

export type SubmissionsTable = {
  uuid: string
  quote_id: string
  number: number
  created_at: Date
  snapshot: ColumnType<Snapshot, string, never>
  hash: string
}

/** A carrier's offer as it is shown, without carrier and state, which are columns. */
export type OfferDetails = Pick<
  OfferReply,
  'kind' | 'premium' | 'coverages' | 'highlights' | 'reasons' | 'next_step' | 'valid_until'
>

export type OffersTable = {
  uuid: string
  submission_uuid: string
  position: number
  line: string
  carrier: string
  state: OfferReply['state']
  reply: ColumnType<OfferDetails, string, string>
  carrier_quote_id: string | null
  chosen: boolean
  created_at: Date
  answered_at: Date | null
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    submissions: SubmissionsTable
    offers: OffersTable
  }
}
