import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'

/** One change of an operator's file at a time, by whatever server. The lock ends with the transaction. */
export async function lockFile(trx: Database, file: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`operator's file ${file}`}, 0))`.execute(trx)
}
