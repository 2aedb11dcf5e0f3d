import { isRecord } from '@coverwright/core/answers/answers'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { recipientKey } from '../../1-foundation/mails/recipient-key.ts'
import { changeableColumns, type EncryptedColumns, type EncryptedRow, ownerOf } from './encrypted-columns.ts'
import { lockEncryptedRow, readEncryptedRows, updateEncryptedRow } from './encrypted-rows.store.ts'
import { encryptedTexts, reencryptValue } from './encrypted-texts.ts'

type Tools = { readonly db: Database; readonly encryptor: Encryptor; readonly signal?: AbortSignal | undefined }

/**
 * Encrypts everything that may change with today's key, a row at a time: a save meanwhile waits for one row at most. No
 * version changes, and what today's key encrypted already is left alone, so this may run again.
 * @returns how many rows changed
 */
export async function reencrypt({ db, encryptor, signal }: Tools): Promise<number> {
  let changedCount = 0
  for (const place of changeableColumns) {
    for await (const row of readEncryptedRows(db, place)) {
      signal?.throwIfAborted()
      if (isOutdated(row, place, encryptor) && (await reencryptRow(db, encryptor, place, row))) changedCount++
    }
  }
  return changedCount
}

const isOutdated = (row: EncryptedRow, { columns }: EncryptedColumns, encryptor: Encryptor): boolean =>
  columns.some((name) => encryptedTexts(row[name]).some(($sealed) => encryptor.isOutdated({ $sealed })))

const reencryptRow = (
  db: Database,
  encryptor: Encryptor,
  place: EncryptedColumns,
  listedRow: EncryptedRow,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    // It may have been saved, sent or erased since it was found.
    const row = await lockEncryptedRow(trx, place, listedRow)
    if (!row || !isOutdated(row, place, encryptor)) return false
    const columns = place.columns
      .filter((name) => row[name] !== null)
      .map((name) => [name, columnValue(reencryptValue(row[name], encryptor, ownerOf(row, place)))])
    await updateEncryptedRow(trx, place, row, { ...Object.fromEntries(columns), ...hashOf(row, place, encryptor) })
    return true
  })

const columnValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The keyed hash of the address in the encrypted text, with today's key too; of rows that have one. */
function hashOf(row: EncryptedRow, place: EncryptedColumns, encryptor: Encryptor): Readonly<Record<string, string>> {
  const { hash, columns } = place
  const [text] = columns.map((name) => row[name])
  if (!hash || row[hash.column] === null || typeof text !== 'string') return {}
  const plain = encryptor.decrypt({ $sealed: text }, ownerOf(row, place))
  const address = isRecord(plain) ? plain[hash.of] : undefined
  return typeof address === 'string' ? { [hash.column]: recipientKey(encryptor, address) } : {}
}
