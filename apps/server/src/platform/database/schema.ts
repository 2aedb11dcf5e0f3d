import type { DomainScanTables } from '../../features/domain-scan/domain-scan.tables.ts'
import type { QuotesTables } from '../../features/quotes/quotes.tables.ts'
import type { RenewalsTables } from '../../features/renewals/renewals.tables.ts'
import type { SessionsTables } from '../../features/sessions/sessions.tables.ts'
import type { SubmissionsTables } from '../../features/submissions/submissions.tables.ts'
import type { UploadsTables } from '../../features/uploads/uploads.tables.ts'

/** Every table, by name. Each feature describes its own in `<feature>.tables.ts` and is added here with `&`. */
export type Schema = SessionsTables &
  QuotesTables &
  SubmissionsTables &
  UploadsTables &
  DomainScanTables &
  RenewalsTables
