import { randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import type { ObjectStore } from './object-store.ts'

type Referring<Result> = {
  /**
   * Stores what refers to the file. `gone` are the files to remove afterwards: the new one, if it was already stored.
   */
  readonly refer: (trx: Database, id: string) => Promise<{ readonly result: Result; readonly gone: readonly string[] }>
  readonly isReferredTo: (db: Database, id: string) => Promise<boolean>
}

/**
 * Stores a file: its bytes first, then, in one transaction, what refers to it. If that fails, the bytes are removed.
 */
export async function storeFile<Result>(
  { db, documents }: { readonly db: Database; readonly documents: ObjectStore },
  bytes: Buffer,
  { refer, isReferredTo }: Referring<Result>,
): Promise<Result> {
  const id = randomUUID()
  await documents.put(id, bytes)
  const { result, gone } = await db
    .transaction()
    .execute((trx) => refer(trx, id))
    .catch(async (error: unknown) => {
      // The transaction may have been committed, and only the reply to it lost.
      const isStored = await isReferredTo(db, id).catch(() => true)
      if (!isStored) await documents.remove(id)
      throw error
    })
  for (const key of gone) await documents.remove(key)
  return result
}
