import { changeOf } from './events/changes.ts'
import type { Change } from './quotes.tables.ts'
import type { QuoteRow } from './snapshot/quote-snapshot.ts'

type OpenedAgain = {
  readonly set: Partial<Pick<QuoteRow, 'closed_at' | 'closed_reason'>>
  readonly changes: readonly Change[]
}

/** What opens an application that the desk has closed: its customer goes on with it after all. */
export const openedAgain = ({ closed_at, closed_reason }: QuoteRow): OpenedAgain =>
  closed_at === null
    ? { set: {}, changes: [] }
    : { set: { closed_at: null, closed_reason: null }, changes: [changeOf('closed.reason', closed_reason, null)] }
