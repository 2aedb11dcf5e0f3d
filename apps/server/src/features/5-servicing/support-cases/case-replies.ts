import type { SupportCase } from '@coverwright/contract/support/cases'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { decryptCaseDetails } from './case-details.ts'
import { caseReference } from './case-reference.ts'
import type { listCases, SupportCaseRow } from './support-cases.store.ts'

type ListedCase = Awaited<ReturnType<typeof listCases>>[number]

/** A support case as support reads it. */
export const caseReply = (encryptor: Pick<Encryptor, 'decrypt'>, row: ListedCase): SupportCase => ({
  ...decryptCaseDetails(encryptor, row),
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
export const exportedCase = (encryptor: Pick<Encryptor, 'decrypt'>, row: SupportCaseRow) => ({
  reference: caseReference(row.uuid),
  site: row.site,
  subject: row.subject,
  ...decryptCaseDetails(encryptor, row),
  sent_at: row.created_at,
  passed_on_at: row.forwarded_at,
})
