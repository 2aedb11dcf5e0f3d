import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { addJob, handleJob, type JobHandler } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { Sealer } from '../../../platform/sealing/sealer.ts'
import { reseal } from './reseal.ts'
import { listKeys, markReplaced } from './secret-keys.store.ts'

/** Encrypts with today's key what older ones encrypted. */
const resealJob = { name: 'keys.reseal', payload: Type.Object({ key: Type.String() }) } as const

/** Queues the job where keys other than `key` are not replaced yet. Called when a server starts. */
export async function queueResealing(db: Database, key: string): Promise<void> {
  const older = await listOlderKeys(db, key)
  if (older.length > 0) await addJob(db, resealJob, { key }, { jobKey: resealJob.name })
}

/** The names of keys other than `key` that are not replaced yet. */
const listOlderKeys = async (db: Database, key: string): Promise<readonly string[]> =>
  (await listKeys(db)).flatMap(({ name, resealed_at }) => (name !== key && resealed_at === null ? [name] : []))

type Dependencies = {
  readonly db: Database
  readonly sealer: Sealer
  /** The name of the key that encrypts here. */
  readonly key: string
  readonly clock: () => Date
  readonly log: Pick<Log, 'info'>
}

export const resealHandler = ({ db, sealer, key, clock, log }: Dependencies): JobHandler =>
  handleJob(resealJob, async ({ key: wanted }, { signal }) => {
    // This server started before the keys changed. The job is for another one, which will find it in the queue again.
    if (wanted !== key) throw new Error('Another key seals here')
    log.info({ rows: await resealAll({ db, sealer, key, signal }, clock()) }, 'sealed anew')
  })

type Resealing = Pick<Dependencies, 'db' | 'sealer' | 'key'> & { readonly signal?: AbortSignal | undefined }

/**
 * Encrypts everything that may change with the key of this name, and records that the older ones are replaced.
 * @returns how many rows changed
 */
export async function resealAll({ db, sealer, key, signal }: Resealing, now: Date): Promise<number> {
  const older = await listOlderKeys(db, key)
  const changed = await reseal({ db, sealer, signal })
  await markReplaced(db, older, now)
  return changed
}
