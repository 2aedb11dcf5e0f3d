import type { SupportCase } from '@coverwright/contract/support-cases'
import type { Database } from '../../../platform/database/database.ts'
import type { Sealer } from '../../../platform/sealing/sealer.ts'
import { caseReference } from './case-reference.ts'
import { openMessage } from './sealed-message.ts'

type Dependencies = { db: Database; sealer: Pick<Sealer, 'open'> }

/** As many as somebody looks through. */
const most = 100

/** The messages to support at a site, the newest first. */
export async function listCases({ db, sealer }: Dependencies, site: string): Promise<SupportCase[]> {
  const rows = await db
    .selectFrom('support_cases')
    .leftJoin('quotes', 'quotes.id', 'support_cases.quote_id')
    .selectAll('support_cases')
    .select('quotes.uuid as quote_uuid')
    .where('support_cases.site', '=', site)
    .orderBy('support_cases.created_at', 'desc')
    .orderBy('support_cases.uuid')
    .limit(most)
    .execute()
  return rows.map((row) => ({
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
  }))
}
