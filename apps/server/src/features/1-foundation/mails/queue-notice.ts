import { type NoticeKind, noticeKinds } from '@coverwright/core/lifecycle/notices'
import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'

/** Mails whom the table of notices names what happened to an application. Nothing personal stands in the queue. */
export const noticeJob = {
  name: 'binding.notice',
  payload: Type.Object({
    quote: Type.String(),
    kind: Type.Enum(noticeKinds),
    offer: Type.Optional(Type.String({ description: 'What it is about' })),
    by: Type.Optional(Type.String({ description: 'The cause or the pseudonym of who did it, who is not told' })),
  }),
} as const

type Happened = {
  readonly quote: string
  readonly kind: NoticeKind
  readonly offer?: string | undefined
  readonly by?: string | undefined
}

/** Has people told of what happens, if the transaction commits. */
export const queueNotice = (trx: Database, { quote, kind, offer, by }: Happened): Promise<void> =>
  addJob(trx, noticeJob, { quote, kind, ...(offer ? { offer } : {}), ...(by ? { by } : {}) })
