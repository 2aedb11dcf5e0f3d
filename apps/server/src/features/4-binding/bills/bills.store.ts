import type { BillLine } from '@coverwright/contract/binding/bills'
import type { StoredBillState } from '@coverwright/core/lifecycle/bill'
import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { BillPaymentsTable, BillsTable } from './bills.tables.ts'

export type BillRow = Omit<Selectable<BillsTable>, 'amount'> & { readonly amount: number }
export type PaymentRow = Omit<Selectable<BillPaymentsTable>, 'amount'> & { readonly amount: number }

const asBill = (row: Selectable<BillsTable>): BillRow => ({ ...row, amount: Number(row.amount) })

export async function findBillOf(db: Database, offer: string): Promise<BillRow | undefined> {
  const row = await db.selectFrom('bills').selectAll().where('offer_uuid', '=', offer).executeTakeFirst()
  return row && asBill(row)
}

export async function findBill(db: Database, uuid: string): Promise<BillRow | undefined> {
  const row = await db.selectFrom('bills').selectAll().where('uuid', '=', uuid).executeTakeFirst()
  return row && asBill(row)
}

/** The bill that a payment was for. */
export async function findBillPaidBy(db: Database, reference: string): Promise<BillRow | undefined> {
  const row = await db
    .selectFrom('bills')
    .innerJoin('bill_payments', 'bill_payments.bill_uuid', 'bills.uuid')
    .selectAll('bills')
    .where('reference', '=', reference)
    .executeTakeFirst()
  return row && asBill(row)
}

export const listPayments = async (db: Database, bill: string): Promise<PaymentRow[]> =>
  (
    await db
      .selectFrom('bill_payments')
      .selectAll()
      .where('bill_uuid', '=', bill)
      .orderBy('received_at')
      .orderBy('reference')
      .execute()
  ).map((row) => ({ ...row, amount: Number(row.amount) }))

type NewBill = Pick<BillRow, 'uuid' | 'offer_uuid' | 'quote_id' | 'currency' | 'amount' | 'created_at'> & {
  readonly lines: readonly BillLine[]
}

/** False when the offer has a bill already. */
export async function insertBill(trx: Database, { lines, ...bill }: NewBill): Promise<boolean> {
  const added = await trx
    .insertInto('bills')
    .values({ ...bill, state: 'due', lines: JSON.stringify(lines), attempt: 0 })
    .onConflict((conflict) => conflict.column('offer_uuid').doNothing())
    .returning('uuid')
    .executeTakeFirst()
  return added !== undefined
}

type Due = Pick<BillRow, 'currency' | 'amount' | 'lines'>

/** Another amount is due, on another page of the payment service. */
export async function replaceAmount(trx: Database, bill: BillRow, { lines, ...due }: Due): Promise<void> {
  await trx
    .updateTable('bills')
    .set({ ...due, lines: JSON.stringify(lines), state: 'due', attempt: bill.attempt + 1 })
    .set({ session_id: null, session_url: null, session_until: null })
    .where('uuid', '=', bill.uuid)
    .execute()
}

export async function setBillState(trx: Database, uuid: string, state: StoredBillState, paidAt?: Date): Promise<void> {
  await trx
    .updateTable('bills')
    .set({ state, ...(paidAt ? { paid_at: paidAt } : {}) })
    .where('uuid', '=', uuid)
    .execute()
}

/** False for one that is known: it counts once. */
export async function insertPayment(trx: Database, payment: Omit<PaymentRow, 'refunded_at'>): Promise<boolean> {
  const added = await trx
    .insertInto('bill_payments')
    .values({ ...payment, refunded_at: null })
    .onConflict((conflict) => conflict.columns(['bill_uuid', 'reference']).doNothing())
    .returning('reference')
    .executeTakeFirst()
  return added !== undefined
}

/** False for one that is not known, or went back before. */
export async function markRefunded(trx: Database, bill: string, reference: string, at: Date): Promise<boolean> {
  const marked = await trx
    .updateTable('bill_payments')
    .set({ refunded_at: at })
    .where('bill_uuid', '=', bill)
    .where('reference', '=', reference)
    .where('refunded_at', 'is', null)
    .returning('reference')
    .executeTakeFirst()
  return marked !== undefined
}

type Session = { readonly id: string; readonly url: string; readonly until: Date }

/** Keeps the page of an attempt. Two that were opened at once are the same one at the payment service. */
export async function keepSession(db: Database, uuid: string, attempt: number, session: Session): Promise<void> {
  await db
    .updateTable('bills')
    .set({ session_id: session.id, session_url: session.url, session_until: session.until })
    .where('uuid', '=', uuid)
    .where('attempt', '=', attempt)
    .execute()
}

/** The page of an attempt has ended: the next one gets another. */
export async function endSession(db: Database, uuid: string, attempt: number): Promise<void> {
  await db
    .updateTable('bills')
    .set({ attempt: attempt + 1, session_id: null, session_url: null, session_until: null })
    .where('uuid', '=', uuid)
    .where('attempt', '=', attempt)
    .execute()
}

/** False for an event that was taken before. */
export async function takeEvent(trx: Database, id: string, type: string, at: Date): Promise<boolean> {
  const taken = await trx
    .insertInto('payment_events')
    .values({ id, type, taken_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

type InvoiceTask = { readonly id: string; readonly quote_id: string; readonly what: string; readonly due: string }

/** A task of the desk. That of an invoice has the bill’s id, so that there is one, which is open again for another amount. */
export async function insertInvoiceTask(trx: Database, task: InvoiceTask, at: Date): Promise<void> {
  await trx
    .insertInto('desk_tasks')
    .values({ ...task, at, author: 'server', who_email: null, done_at: null, done_by: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ due: task.due, done_at: null, done_by: null }))
    .execute()
}

export async function finishInvoiceTask(trx: Database, bill: string, by: string, at: Date): Promise<void> {
  await trx
    .updateTable('desk_tasks')
    .set({ done_at: at, done_by: by })
    .where('id', '=', bill)
    .where('done_at', 'is', null)
    .execute()
}
