import type { Database } from '../../../platform/database/database.ts'
import type { Sealer } from '../../../platform/sealing/sealer.ts'
import type { Person } from '../../2-identity/users/staff.ts'
import { caseReference } from './case-reference.ts'
import { casesOf } from './cases-of.ts'
import { openMessage } from './sealed-message.ts'

/** What somebody wrote to support, to take along. */
export async function exportedCases({ db, sealer }: { db: Database; sealer: Sealer }, person: Person) {
  const rows = await db
    .selectFrom('support_cases')
    .selectAll()
    .where(casesOf(sealer, person))
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({
    reference: caseReference(row.uuid),
    site: row.site,
    subject: row.subject,
    ...openMessage(sealer, row),
    sent_at: row.created_at,
    passed_on_at: row.forwarded_at,
  }))
}
