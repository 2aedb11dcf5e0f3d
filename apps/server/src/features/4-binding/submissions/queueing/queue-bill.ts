import { endsBill } from '@coverwright/core/lifecycle/bill'
import type { OfferStage } from '@coverwright/core/lifecycle/offer'
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

type StageChange = { readonly offer: { readonly uuid: string; readonly stage: OfferStage }; readonly stage: OfferStage }

/** The same for offers that have ended with their new stage, or are there again. */
export const queueBillsOfEnded = (trx: Database, changes: readonly StageChange[]): Promise<void> =>
  queueBills(
    trx,
    changes.filter(({ offer, stage }) => endsBill(stage) || endsBill(offer.stage)).map(({ offer }) => offer.uuid),
  )
