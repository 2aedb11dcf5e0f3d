import { isRecord } from '@coverwright/core/answers/answers'
import type { Database } from '../../../platform/database/database.ts'
import type { Sealer } from '../../../platform/sealing/sealer.ts'
import { recipientKey } from '../../1-foundation/mails/recipient-key.ts'
import { changeablePlaces, ownerOf, type SealedPlace, type SealedRow } from './sealed-places.ts'
import { lockSealedRow, readSealedRows, updateSealedRow } from './sealed-rows.store.ts'
import { resealed, sealedTexts } from './sealed-texts.ts'

type Tools = { readonly db: Database; readonly sealer: Sealer; readonly signal?: AbortSignal | undefined }

/**
 * Encrypts everything that may change with today's key, a row at a time: a save meanwhile waits for one row at most. No
 * version changes, and what today's key encrypted already is left alone, so this may run again.
 * @returns how many rows changed
 */
export async function reseal({ db, sealer, signal }: Tools): Promise<number> {
  let changed = 0
  for (const place of changeablePlaces) {
    for await (const row of readSealedRows(db, place)) {
      signal?.throwIfAborted()
      if (isOutdated(row, place, sealer) && (await resealRow(db, sealer, place, row))) changed++
    }
  }
  return changed
}

const isOutdated = (row: SealedRow, { columns }: SealedPlace, sealer: Sealer): boolean =>
  columns.some((name) => sealedTexts(row[name]).some(($sealed) => sealer.isOutdated({ $sealed })))

const resealRow = (db: Database, sealer: Sealer, place: SealedPlace, found: SealedRow): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    // It may have been saved, sent or erased since it was found.
    const row = await lockSealedRow(trx, place, found)
    if (!row || !isOutdated(row, place, sealer)) return false
    const columns = place.columns
      .filter((name) => row[name] !== null)
      .map((name) => [name, stored(resealed(row[name], sealer, ownerOf(row, place)))])
    await updateSealedRow(trx, place, row, { ...Object.fromEntries(columns), ...hashOf(row, place, sealer) })
    return true
  })

const stored = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The keyed hash of the address in the encrypted text, with today's key too; of rows that have one. */
function hashOf(row: SealedRow, place: SealedPlace, sealer: Sealer): Readonly<Record<string, string>> {
  const { hash, columns } = place
  const [text] = columns.map((name) => row[name])
  if (!hash || row[hash.column] === null || typeof text !== 'string') return {}
  const opened = sealer.open({ $sealed: text }, ownerOf(row, place))
  const address = isRecord(opened) ? opened[hash.of] : undefined
  return typeof address === 'string' ? { [hash.column]: recipientKey(sealer, address) } : {}
}
