import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'

const kinds = [
  ...(['application_closed', 'application_reopened', 'application_assigned', 'customer_replied'] as const),
  ...(['insurer_question', 'insurer_refers', 'insurer_informed', 'insurer_silent'] as const),
  ...(['offer_chosen', 'offer_withdrawn', 'renewal_declined'] as const),
  ...(['bill_invoiced', 'bill_paid', 'bill_failed', 'bill_to_refund', 'bill_refunded'] as const),
  ...(['bill_paid_twice', 'bill_other_amount'] as const),
] as const

/** Mails whom the table of notices names what happened to an application. Nothing personal stands in the queue. */
export const noticeJob = {
  name: 'binding.notice',
  payload: Type.Object({
    quote: Type.String(),
    kind: Type.Enum(kinds),
    offer: Type.Optional(Type.String({ description: 'What it is about' })),
    by: Type.Optional(Type.String({ description: 'The cause or the pseudonym of who did it, who is not told' })),
  }),
} as const

export type NoticeKind = (typeof kinds)[number]

type Happened = {
  readonly quote: string
  readonly kind: NoticeKind
  readonly offer?: string | undefined
  readonly by?: string | undefined
}

/** Has people told of what happens, if the transaction commits. */
export const queueNotice = (trx: Database, { quote, kind, offer, by }: Happened): Promise<void> =>
  addJob(trx, noticeJob, { quote, kind, ...(offer ? { offer } : {}), ...(by ? { by } : {}) })
