import type { Database } from '../../../platform/database/database.ts'
import { undoableForMs } from '../quotes/saving/undo-clearing.ts'
import type { ObjectStore } from './object-store.ts'
import { listUnlistedDocuments, removeDocuments } from './uploads.store.ts'

type Options = { db: Database; documents: ObjectStore; now: Date }

/**
 * Removes for good the documents that quotes no longer list, once these have not changed for a day. Until then a
 * dropped line may be restored with its documents.
 */
export async function sweepDocuments({ db, documents, now }: Options): Promise<void> {
  const unlistedDocuments = await listUnlistedDocuments(db, new Date(now.getTime() - undoableForMs))
  for (const { id, submission_uuid } of unlistedDocuments) {
    const removedIds = await removeDocuments(db, [id], { submitted: submission_uuid !== null, now })
    for (const key of removedIds) await documents.remove(key)
  }
}
