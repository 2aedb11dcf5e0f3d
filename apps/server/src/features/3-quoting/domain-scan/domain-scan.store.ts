import type { DomainScanStatus } from '@coverwright/contract/domain-scan'
import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { DomainScansTable } from './domain-scan.tables.ts'

export type DomainScanRow = Selectable<DomainScansTable>

export const findScan = (db: Database, quoteId: string, domain: string): Promise<DomainScanRow | undefined> =>
  db
    .selectFrom('domain_scans')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .where('domain', '=', domain)
    .executeTakeFirst()

export const findScanByUuid = (db: Database, uuid: string): Promise<DomainScanRow | undefined> =>
  db.selectFrom('domain_scans').selectAll().where('uuid', '=', uuid).executeTakeFirst()

export const listWaitingScans = (db: Database): Promise<{ uuid: string }[]> =>
  db.selectFrom('domain_scans').select('uuid').where('state', '=', 'waiting').execute()

export async function countScans(db: Database, quoteId: string): Promise<number> {
  const { count } = await db
    .selectFrom('domain_scans')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('quote_id', '=', quoteId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Inserts a waiting scan, or restarts a failed one. A finished one stays unchanged. */
export async function insertScan(
  trx: Database,
  scan: Pick<DomainScanRow, 'uuid' | 'quote_id' | 'domain' | 'carrier' | 'asked_at'>,
): Promise<DomainScanRow> {
  await trx
    .insertInto('domain_scans')
    .values({ ...scan, state: 'waiting', findings: '[]', answered_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['quote_id', 'domain'])
        .doUpdateSet({ state: 'waiting', asked_at: scan.asked_at, answered_at: null })
        .where('domain_scans.state', '=', 'failed'),
    )
    .execute()
  return await trx
    .selectFrom('domain_scans')
    .selectAll()
    .where('quote_id', '=', scan.quote_id)
    .where('domain', '=', scan.domain)
    .executeTakeFirstOrThrow()
}

/** Stores the outcome of a waiting scan; a job that runs twice changes nothing. */
export async function answerScan(
  db: Database,
  uuid: string,
  { state, findings }: Pick<DomainScanStatus, 'findings'> & { state: 'done' | 'failed' },
  now: Date,
): Promise<void> {
  await db
    .updateTable('domain_scans')
    .set({ state, findings: JSON.stringify(findings), answered_at: now })
    .where('uuid', '=', uuid)
    .where('state', '=', 'waiting')
    .execute()
}
