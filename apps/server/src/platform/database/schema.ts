import type { RequestsTables } from '../../features/1-foundation/idempotency/idempotency.tables.ts'
import type { MailsTables } from '../../features/1-foundation/mails/mails.tables.ts'
import type { AccessTables } from '../../features/2-identity/access/access.tables.ts'
import type { SecondFactorTables } from '../../features/2-identity/second-factor/second-factor.tables.ts'
import type { SessionsTables } from '../../features/2-identity/sessions/sessions.tables.ts'
import type { SignInTables } from '../../features/2-identity/sign-in/sign-in.tables.ts'
import type { PeopleTables } from '../../features/2-identity/users/users.tables.ts'
import type { DomainScanTables } from '../../features/3-quoting/domain-scan/domain-scan.tables.ts'
import type { LinksTables } from '../../features/3-quoting/links/links.tables.ts'
import type { QuotesTables } from '../../features/3-quoting/quotes/quotes.tables.ts'
import type { UploadsTables } from '../../features/3-quoting/uploads/uploads.tables.ts'
import type { SubmissionsTables } from '../../features/4-binding/submissions/submissions.tables.ts'
import type { RenewalsTables } from '../../features/5-servicing/renewals/renewals.tables.ts'
import type { SupportCasesTables } from '../../features/5-servicing/support-cases/support-cases.tables.ts'
import type { DataRightsTables } from '../../features/6-compliance/data-rights/data-rights.tables.ts'
import type { EvidenceTables } from '../../features/6-compliance/evidence/evidence.tables.ts'
import type { KeysTables } from '../../features/6-compliance/keys/keys.tables.ts'
import type { LimitsTables } from '../limits/limits.tables.ts'

/** Every table, by name. Each feature describes its own in `<feature>.tables.ts` and is added here with `&`. */
export type Schema = SessionsTables &
  PeopleTables &
  SignInTables &
  SecondFactorTables &
  AccessTables &
  QuotesTables &
  LinksTables &
  MailsTables &
  SubmissionsTables &
  UploadsTables &
  DomainScanTables &
  SupportCasesTables &
  RenewalsTables &
  EvidenceTables &
  KeysTables &
  RequestsTables &
  DataRightsTables &
  LimitsTables
