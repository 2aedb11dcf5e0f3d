import type { Database } from '../../../platform/database/database.ts'
import { notFoundOrSignIn } from '../../2-identity/roles/refusals.ts'
import { findQuote, lockQuote, lockQuoteToWrite, type QuoteAccess } from './quotes.store.ts'
import type { QuoteReader, QuoteRow, QuoteSnapshot } from './snapshot/quote-snapshot.ts'

type Dependencies = {
  readonly db: Database
  readonly reader: Pick<QuoteReader, 'open'>
  readonly clock: () => Date
}

const requireRow = (row: QuoteRow | undefined, access: QuoteAccess): QuoteRow => {
  if (!row) throw notFoundOrSignIn(access, 'quote')
  return row
}

/** A quote that the actor may see. @throws 404; 401 for a visitor, who may have to sign in */
export const requireQuote = async (db: Database, access: QuoteAccess): Promise<QuoteRow> =>
  requireRow(await findQuote(db, access), access)

/** The same, locked until the transaction ends. */
export const requireLockedQuote = async (trx: Database, access: QuoteAccess): Promise<QuoteRow> =>
  requireRow(await lockQuote(trx, access), access)

/** The same, assigned to the customer who writes in it. */
export const requireQuoteToWrite = async (trx: Database, access: QuoteAccess, now: Date): Promise<QuoteRow> =>
  requireRow(await lockQuoteToWrite(trx, access, now), access)

/** A quote that the actor may see, with all that follows from its answers. @throws 404, 401 */
export const openQuote = async (
  { db, reader, clock }: Dependencies,
  access: QuoteAccess,
  now: Date = clock(),
): Promise<QuoteSnapshot> => reader.open(await requireQuote(db, access), now, access)

export type LockedQuote = {
  readonly trx: Database
  readonly now: Date
  readonly quote: QuoteSnapshot
}

/** Changes a quote in a transaction that locks it, assigned to the customer who writes in it. @throws 404, 401 */
export const withLockedQuote = <Result>(
  { db, reader, clock }: Dependencies,
  access: QuoteAccess,
  change: (quote: LockedQuote) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    const now = clock()
    const row = await requireQuoteToWrite(trx, access, now)
    return await change({ trx, now, quote: reader.open(row, now, access) })
  })
