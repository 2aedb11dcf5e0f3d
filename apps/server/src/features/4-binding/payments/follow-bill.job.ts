import { billState, isPayable } from '@coverwright/core/lifecycle/bill'
import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { laterTime } from '../../../platform/database/database-time.ts'
import { addJob, handleJob, type JobHandler } from '../../../platform/jobs/jobs.ts'
import type { Sites } from '../../1-foundation/site/served-site.ts'
import { endSettledTasks, openBillTasks } from '../bills/bill-tasks.ts'
import { endSession, findBillOf, listUnsettledBills } from '../bills/bills.store.ts'
import { queueEndPage } from '../bills/end-page.ts'
import { type Payments, paymentsAt } from '../bills/payments.ts'
import { followBillJob, queueBills } from '../submissions/queueing/queue-bill.ts'
import { lockOffer } from '../submissions/submissions.store.ts'

type Dependencies = {
  readonly db: Database
  readonly sites: Sites
  readonly payments: Payments | undefined
  readonly clock: () => Date
}

/** Closes the page of a bill that is not to be paid there any more, and keeps the desk's tasks about it. */
export const followBillHandler = ({ db, sites, payments, clock }: Dependencies): JobHandler =>
  handleJob(followBillJob, ({ offer_uuid }) =>
    db.transaction().execute(async (trx) => {
      const offer = await lockOffer(trx, offer_uuid)
      const bill = offer && (await findBillOf(trx, offer_uuid))
      const servedSite = offer && sites.byId(offer.quote.site)
      if (!offer || !bill || !servedSite) return
      const state = billState(bill.state, offer.offer.stage)
      const online = paymentsAt(servedSite.site, payments) !== undefined
      // The page of a debit is complete, and says which debit it is.
      if (bill.session_id !== null && state !== 'processing' && !(online && isPayable(state))) {
        await endSession(trx, bill.uuid, bill.attempt)
        await queueEndPage(trx, bill.session_id)
      }
      const at = clock()
      await endSettledTasks(trx, offer, bill, at)
      await openBillTasks(trx, offer, bill, { served: servedSite, online, at })
    }),
  )

/** Whether payments are made online may change with the settings and with a site’s file. */
const followAllJob = { name: 'bills.follow-all', payload: Type.Object({}) } as const

const dayMs = 86_400_000

/** Queues a run now; each run queues the next day’s. */
export const queueAllBills = (db: Database, runAt: Date): Promise<void> =>
  addJob(db, followAllJob, {}, { jobKey: followAllJob.name, runAt })

export const followAllHandler = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): JobHandler =>
  handleJob(followAllJob, async () => {
    const now = await laterTime(db, clock)
    await queueAllBills(db, new Date(now.getTime() + dayMs))
    await queueBills(db, await listUnsettledBills(db))
  })
