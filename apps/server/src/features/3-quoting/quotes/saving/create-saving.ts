import type { Database } from '../../../../platform/database/database.ts'
import { createSnapshotCache } from '../snapshot/snapshot-cache.ts'
import { createQuoteWrites } from './saved-quotes.store.ts'

/** What makes saves cheaper, and may be turned off. */
export type SavingSwitches = {
  /** Of rows in memory; 0: quotes are read from the database each time. */
  readonly snapshotMegabytes: number
  /** How many saves may share a statement; 1: each has its own. */
  readonly coalesceWrites: number
}

/** What all saves of a server share. */
export const createSaving = (db: Database, { snapshotMegabytes, coalesceWrites }: SavingSwitches) => ({
  snapshots: createSnapshotCache(snapshotMegabytes),
  writes: createQuoteWrites(db, coalesceWrites),
})
