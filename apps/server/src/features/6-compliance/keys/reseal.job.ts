import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { addJob, handleJob, type JobHandler } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { Sealer } from '../../../platform/sealing/sealer.ts'
import { reseal } from './reseal.ts'

/** Seals with today's key what older ones sealed. */
const resealJob = { name: 'keys.reseal', payload: Type.Object({ key: Type.String() }) } as const

/** Queues it where another key than `key` sealed something and was not replaced yet. Called when a server starts. */
export async function queueResealing(db: Database, key: string): Promise<void> {
  const older = await replacedBy(db, key).select('name').limit(1).executeTakeFirst()
  if (older) await addJob(db, resealJob, { key }, { jobKey: resealJob.name })
}

type Dependencies = {
  readonly db: Database
  readonly sealer: Sealer
  /** The name of the key that seals here. */
  readonly key: string
  readonly clock: () => Date
  readonly log: Pick<Log, 'info'>
}

export const resealHandler = ({ db, sealer, key, clock, log }: Dependencies): JobHandler =>
  handleJob(resealJob, async ({ key: wanted }, { signal }) => {
    // A server that was started before the keys changed: another one is meant, and will find the job again.
    if (wanted !== key) throw new Error('Another key seals here')
    log.info({ rows: await resealAll({ db, sealer, key, signal }, clock()) }, 'sealed anew')
  })

type Resealing = Pick<Dependencies, 'db' | 'sealer' | 'key'> & { readonly signal?: AbortSignal | undefined }

/** Seals everything that may change with the key of this name, and remembers that it is done. */
export async function resealAll({ db, sealer, key, signal }: Resealing, now: Date): Promise<number> {
  const older = await replacedBy(db, key).select('name').execute()
  const changed = await reseal({ db, sealer, signal })
  const names = older.map(({ name }) => name)
  if (names.length > 0)
    await db.updateTable('secret_keys').set({ resealed_at: now }).where('name', 'in', names).execute()
  return changed
}

const replacedBy = (db: Database, key: string) =>
  db.selectFrom('secret_keys').where('name', '!=', key).where('resealed_at', 'is', null)
