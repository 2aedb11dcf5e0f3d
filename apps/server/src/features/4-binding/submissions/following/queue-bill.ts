import Type from 'typebox'
import type { Database } from '../../../../platform/database/database.ts'
import { addJobs } from '../../../../platform/jobs/jobs.ts'

/** Does for the bill of an offer what follows from its state. */
export const followBillJob = { name: 'bills.follow', payload: Type.Object({ offer_uuid: Type.String() }) } as const

/** Called for whatever changes a bill, its payments, or whether its offer has ended. An offer without a bill needs nothing. */
export const queueBills = (trx: Database, offers: readonly string[]): Promise<void> =>
  addJobs(
    trx,
    followBillJob,
    offers.map((offer) => ({ payload: { offer_uuid: offer }, jobKey: `bill:${offer}` })),
  )
