import type { SupportCase } from '@coverwright/contract/support-cases'
import type { Sealer } from '../../../platform/sealing/sealer.ts'
import { caseReference } from './case-reference.ts'
import { openMessage } from './sealed-message.ts'
import type { listCases, SupportCaseRow } from './support-cases.store.ts'

type ListedCase = Awaited<ReturnType<typeof listCases>>[number]

/** A message as support reads it. */
export const caseReply = (sealer: Pick<Sealer, 'open'>, row: ListedCase): SupportCase => ({
  ...openMessage(sealer, row),
  reference: caseReference(row.uuid),
  uuid: row.uuid,
  subject: row.subject,
  state: row.state,
  attempts: row.attempts,
  created_at: row.created_at.toISOString(),
  ...(row.account_uuid === null ? {} : { account_uuid: row.account_uuid }),
  ...(row.quote_uuid === null ? {} : { quote_uuid: row.quote_uuid }),
  ...(row.last_error === null ? {} : { last_error: row.last_error }),
  ...(row.forwarded_at === null ? {} : { forwarded_at: row.forwarded_at.toISOString() }),
})

/** The same in the export of its sender's data. */
export const exportedCase = (sealer: Pick<Sealer, 'open'>, row: SupportCaseRow) => ({
  reference: caseReference(row.uuid),
  site: row.site,
  subject: row.subject,
  ...openMessage(sealer, row),
  sent_at: row.created_at,
  passed_on_at: row.forwarded_at,
})
