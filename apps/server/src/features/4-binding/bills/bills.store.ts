import type { BillLine } from '@coverwright/contract/binding/bills'
import type { StoredBillState } from '@coverwright/core/lifecycle/bill'
import type { NotNull, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { BillPaymentsTable, BillsTable } from './bills.tables.ts'

type StoredBill = Selectable<BillsTable> & { offer_uuid: string; quote_id: string }
export type BillRow = Omit<StoredBill, 'amount'> & { readonly amount: number }
export type PaymentRow = Omit<Selectable<BillPaymentsTable>, 'amount'> & { readonly amount: number }

const asBill = (row: StoredBill): BillRow => ({ ...row, amount: Number(row.amount) })

/** Bills of existing applications; those of erased ones are kept for the books alone. */
const heldBills = (db: Database) =>
  db
    .selectFrom('bills')
    .selectAll('bills')
    .where('offer_uuid', 'is not', null)
    .$narrowType<{ offer_uuid: NotNull; quote_id: NotNull }>()

export async function findBillOf(db: Database, offer: string): Promise<BillRow | undefined> {
  const row = await heldBills(db).where('offer_uuid', '=', offer).executeTakeFirst()
  return row && asBill(row)
}

export async function findBill(db: Database, uuid: string): Promise<BillRow | undefined> {
  const row = await heldBills(db).where('uuid', '=', uuid).executeTakeFirst()
  return row && asBill(row)
}

/** The bills of an application, whatever became of their offers, oldest first. */
export const listBillsOf = async (db: Database, quote: string): Promise<BillRow[]> =>
  (await heldBills(db).where('quote_id', '=', quote).orderBy('created_at').orderBy('uuid').execute()).map(asBill)

/** The offers of bills that are unpaid, or have a page of the payment service. */
export async function listUnsettledBills(db: Database): Promise<string[]> {
  const rows = await heldBills(db)
    .where((eb) => eb.or([eb('state', 'in', ['due', 'failed']), eb('session_id', 'is not', null)]))
    .execute()
  return rows.map(({ offer_uuid }) => offer_uuid)
}

/** The bill that a payment was for. */
export async function findBillPaidBy(db: Database, reference: string): Promise<BillRow | undefined> {
  const row = await heldBills(db)
    .innerJoin('bill_payments', 'bill_payments.bill_uuid', 'bills.uuid')
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
  const insertedRow = await trx
    .insertInto('bills')
    .values({ ...bill, state: 'due', lines: JSON.stringify(lines), attempt: 0 })
    .onConflict((conflict) => conflict.column('offer_uuid').doNothing())
    .returning('uuid')
    .executeTakeFirst()
  return insertedRow !== undefined
}

type AmountDue = Pick<BillRow, 'currency' | 'amount' | 'lines'>

/** Another amount is due. */
export async function replaceAmount(trx: Database, bill: string, { lines, ...due }: AmountDue): Promise<void> {
  await trx
    .updateTable('bills')
    .set({ ...due, lines: JSON.stringify(lines) })
    .where('uuid', '=', bill)
    .execute()
}

export async function setBillState(trx: Database, uuid: string, state: StoredBillState, paidAt?: Date): Promise<void> {
  await trx
    .updateTable('bills')
    .set({ state, ...(paidAt ? { paid_at: paidAt } : {}) })
    .where('uuid', '=', uuid)
    .execute()
}

/** False if the payment is already recorded. */
export async function insertPayment(trx: Database, payment: Omit<PaymentRow, 'refunded_at'>): Promise<boolean> {
  const insertedRow = await trx
    .insertInto('bill_payments')
    .values({ ...payment, refunded_at: null })
    .onConflict((conflict) => conflict.columns(['bill_uuid', 'reference']).doNothing())
    .returning('reference')
    .executeTakeFirst()
  return insertedRow !== undefined
}

/** False if it is unknown, or was already returned. */
export async function markRefunded(trx: Database, bill: string, reference: string, at: Date): Promise<boolean> {
  const updatedRow = await trx
    .updateTable('bill_payments')
    .set({ refunded_at: at })
    .where('bill_uuid', '=', bill)
    .where('reference', '=', reference)
    .where('refunded_at', 'is', null)
    .returning('reference')
    .executeTakeFirst()
  return updatedRow !== undefined
}

type Session = { readonly id: string; readonly url: string; readonly until: Date }

/** Stores the page of an attempt. The payment service treats two opened at once as the same. */
export async function keepSession(db: Database, uuid: string, attempt: number, session: Session): Promise<void> {
  await db
    .updateTable('bills')
    .set({ session_id: session.id, session_url: session.url, session_until: session.until })
    .where('uuid', '=', uuid)
    .where('attempt', '=', attempt)
    .execute()
}

/** The page on which a debit began. */
export async function keepPaidPage(trx: Database, bill: string, session: string): Promise<void> {
  await trx
    .updateTable('bills')
    .set({ session_id: session, session_url: null, session_until: null })
    .where('uuid', '=', bill)
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

/** False for an event that was already recorded. */
export async function takeEvent(trx: Database, id: string, type: string, at: Date): Promise<boolean> {
  const rows = await trx
    .insertInto('payment_events')
    .values({ id, type, taken_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return rows !== undefined
}

type BillTask = {
  readonly id: string
  readonly quote_id: string
  readonly bill_uuid?: string
  readonly what: string
  readonly due: string
}

/** Who ends a task whose matter is settled. */
const endedBy = 'server'

/** A task of the desk about a bill. It is open again when its matter was settled and is there again. */
export async function insertBillTask(trx: Database, task: BillTask, at: Date): Promise<void> {
  await trx
    .insertInto('desk_tasks')
    .values({ ...task, at, author: 'server', who_email: null, done_at: null, done_by: null })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ due: task.due, at, done_at: null, done_by: null })
        .where('desk_tasks.done_by', '=', endedBy),
    )
    .execute()
}

/** Counts a task that somebody has ended as ended by us: its matter is there again, and so is the task once it is looked at. */
export async function renewBillTask(trx: Database, id: string): Promise<void> {
  await trx
    .updateTable('desk_tasks')
    .set({ done_by: endedBy })
    .where('id', '=', id)
    .where('done_at', 'is not', null)
    .execute()
}

/** Ends the tasks about a bill but for these. */
export async function finishBillTasks(trx: Database, bill: string, but: readonly string[], at: Date): Promise<void> {
  await trx
    .updateTable('desk_tasks')
    .set({ done_at: at, done_by: endedBy })
    .where('bill_uuid', '=', bill)
    .where('done_at', 'is', null)
    .where((eb) => eb.not(eb('id', '=', eb.fn.any(eb.val(but)))))
    .execute()
}
