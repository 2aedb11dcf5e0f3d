import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { addJob, handleJob, type JobHandler } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log/log.ts'
import { reencrypt } from './reencrypt.ts'
import { listKeys, markReplaced } from './secret-keys.store.ts'

/** Encrypts with the current key what older ones encrypted. Queued jobs have this name in the database, so it stays. */
const reencryptJob = { name: 'keys.reseal', payload: Type.Object({ key: Type.String() }) } as const

/** Queues the job where keys other than `key` are not replaced yet. Called when a server starts. */
export async function queueReencryption(db: Database, key: string): Promise<void> {
  const older = await listOlderKeys(db, key)
  if (older.length > 0) await addJob(db, reencryptJob, { key }, { jobKey: reencryptJob.name })
}

/** The names of keys other than `key` that are not replaced yet. */
const listOlderKeys = async (db: Database, key: string): Promise<readonly string[]> =>
  (await listKeys(db)).flatMap(({ name, resealed_at }) => (name !== key && resealed_at === null ? [name] : []))

type Dependencies = {
  readonly db: Database
  readonly encryptor: Encryptor
  /** The name of the key that encrypts here. */
  readonly key: string
  readonly clock: () => Date
  readonly log: Pick<Log, 'info'>
}

export const reencryptHandler = ({ db, encryptor, key, clock, log }: Dependencies): JobHandler =>
  handleJob(reencryptJob, async ({ key: keyName }, { signal }) => {
    // This server started before the keys changed. The job is for another one, which will find it in the queue again.
    if (keyName !== key) throw new Error('Another key is the current one here')
    // Operators may search their logs for these words.
    log.info({ rows: await reencryptAll({ db, encryptor, key, signal }, clock()) }, 'sealed anew')
  })

type ReencryptOptions = Pick<Dependencies, 'db' | 'encryptor' | 'key'> & { readonly signal?: AbortSignal | undefined }

/**
 * Encrypts everything that may change with the key of this name, and records that the older ones are replaced.
 * @returns how many rows changed
 */
export async function reencryptAll({ db, encryptor, key, signal }: ReencryptOptions, now: Date): Promise<number> {
  const older = await listOlderKeys(db, key)
  const changedCount = await reencrypt({ db, encryptor, signal })
  await markReplaced(db, older, now)
  return changedCount
}
