import type { AccessTables } from '../../features/access/access.tables.ts'
import type { DataRightsTables } from '../../features/data-rights/data-rights.tables.ts'
import type { DomainScanTables } from '../../features/domain-scan/domain-scan.tables.ts'
import type { EvidenceTables } from '../../features/evidence/evidence.tables.ts'
import type { KeysTables } from '../../features/keys/keys.tables.ts'
import type { LinksTables } from '../../features/links/links.tables.ts'
import type { MailsTables } from '../../features/mails/mails.tables.ts'
import type { PeopleTables } from '../../features/people/people.tables.ts'
import type { QuotesTables } from '../../features/quotes/quotes.tables.ts'
import type { RenewalsTables } from '../../features/renewals/renewals.tables.ts'
import type { RequestsTables } from '../../features/requests/requests.tables.ts'
import type { SecondFactorTables } from '../../features/second-factor/second-factor.tables.ts'
import type { SessionsTables } from '../../features/sessions/sessions.tables.ts'
import type { SignInTables } from '../../features/sign-in/sign-in.tables.ts'
import type { SubmissionsTables } from '../../features/submissions/submissions.tables.ts'
import type { SupportCasesTables } from '../../features/support-cases/support-cases.tables.ts'
import type { UploadsTables } from '../../features/uploads/uploads.tables.ts'
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
