import type { Expression, SqlBool } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { dropJobs } from '../../../platform/jobs/drop-jobs.ts'
import type { Cases } from './cases-of.ts'

/** Erases messages with the mail that carries them, and takes back their forwarding. */
export async function eraseCases(trx: Database, which: (eb: Cases) => Expression<SqlBool>): Promise<number> {
  const gone = await trx.deleteFrom('support_cases').where(which).returning('uuid').execute()
  const uuids = gone.map(({ uuid }) => uuid)
  if (uuids.length === 0) return 0
  await trx.deleteFrom('mails').where('id', 'in', uuids).execute()
  await dropJobs(trx, uuids)
  return uuids.length
}
