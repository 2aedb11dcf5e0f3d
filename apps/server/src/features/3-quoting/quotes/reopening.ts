import type { Database } from '../../../platform/database/database.ts'
import type { RecordEvent } from '../../1-foundation/webhooks/record-event.ts'
import { applicationEvent } from './events/application-event.ts'
import { changeOf } from './events/changes.ts'
import type { Change } from './quotes.tables.ts'
import type { QuoteRow } from './snapshot/quote-snapshot.ts'

type ReopenedColumns = {
  readonly set: Partial<Pick<QuoteRow, 'closed_at' | 'closed_reason'>>
  readonly changes: readonly Change[]
}

/** What reopens an application that the desk has closed: its customer continues it after all. */
export const reopenedColumns = ({ closed_at, closed_reason }: QuoteRow): ReopenedColumns =>
  closed_at === null
    ? { set: {}, changes: [] }
    : { set: { closed_at: null, closed_reason: null }, changes: [changeOf('closed.reason', closed_reason, null)] }

/**
 * Reports to a site's webhooks that work on a closed application has resumed.
 * @param after the row as it is then
 */
export async function publishReopened(
  trx: Database,
  recordEvent: RecordEvent,
  before: Pick<QuoteRow, 'closed_at'>,
  after: QuoteRow,
): Promise<void> {
  if (before.closed_at !== null && after.closed_at === null)
    await recordEvent(trx, applicationEvent('application.reopened', after, { previous: 'closed' }))
}
