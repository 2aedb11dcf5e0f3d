import type { Database } from '../../platform/database/database.ts'
import { actorOf } from '../sessions/asker.ts'
import type { QuoteRow } from './opened-quote.ts'
import { appendEvent, lockQuote, type Owned, updateQuote } from './quotes.store.ts'

/** Notes, once, that a real person asks for this quote. Undefined when the caller has no such quote. */
export const markLegitLead = (db: Database, asked: Owned, now: Date): Promise<QuoteRow | undefined> =>
  db.transaction().execute(async (trx) => {
    const row = await lockQuote(trx, asked, now)
    if (!row || row.legit_lead_at) return row
    await appendEvent(trx, {
      quote_id: row.id,
      version: row.version,
      kind: 'legit_lead',
      at: now,
      actor: actorOf(asked),
      changes: [],
    })
    return await updateQuote(trx, row.id, { legit_lead_at: now })
  })

/** Notes that the person left before the end. False when the caller has no such quote. */
export async function markAbandoned(db: Database, asked: Owned, now: Date): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const row = await lockQuote(trx, asked, now)
    if (row && !row.completed) await updateQuote(trx, row.id, { abandoned_at: now })
    return row !== undefined
  })
}
