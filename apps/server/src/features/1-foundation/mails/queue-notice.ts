import { type NoticeKind, noticeKinds } from '@coverwright/core/lifecycle/notices'
import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'

/** Mails what happened to an application to the recipients in the table of notices. Nothing personal is in the queue. */
export const noticeJob = {
  name: 'binding.notice',
  payload: Type.Object({
    quote: Type.String(),
    kind: Type.Enum(noticeKinds),
    offer: Type.Optional(Type.String({ description: 'What it is about' })),
    by: Type.Optional(Type.String({ description: 'The cause or the pseudonym of who did it, who is not told' })),
  }),
} as const

type NoticeEvent = {
  readonly quote: string
  readonly kind: NoticeKind
  readonly offer?: string | undefined
  readonly by?: string | undefined
}

/** Notifies people of an event if the transaction commits. */
export const queueNotice = (trx: Database, { quote, kind, offer, by }: NoticeEvent): Promise<void> =>
  addJob(trx, noticeJob, { quote, kind, ...(offer ? { offer } : {}), ...(by ? { by } : {}) })
