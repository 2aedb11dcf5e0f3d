import type { BillLine } from '@coverwright/contract/binding/bills'
import type { StoredBillState } from '@coverwright/core/lifecycle/bill'
import type { ColumnType } from 'kysely'

/** A whole number that the database keeps as `bigint` and the driver reads as text. */
type Minor = ColumnType<string, number, number>

export type BillsTable = {
  uuid: string
  /** Null once the application was erased, and of its bills only the money is left. */
  offer_uuid: string | null
  quote_id: string | null
  /** The end of the offer is derived from its stage. */
  state: StoredBillState
  currency: string
  amount: Minor
  lines: ColumnType<readonly BillLine[], string, string>
  created_at: Date
  paid_at: Date | null
  /** Counts the pages of the payment service that ended unpaid. */
  attempt: number
  session_id: string | null
  session_url: string | null
  session_until: Date | null
}

export type BillPaymentsTable = {
  reference: string
  bill_uuid: string
  amount: Minor
  currency: string
  received_at: Date
  refunded_at: Date | null
}

type PaymentEventsTable = { id: string; type: string; taken_at: Date }

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    bills: BillsTable
    bill_payments: BillPaymentsTable
    payment_events: PaymentEventsTable
  }
}
