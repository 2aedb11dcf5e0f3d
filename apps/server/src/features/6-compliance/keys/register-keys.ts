import type { Database } from '../../../platform/database/database.ts'
import { createEncryptor, encryptedBy, keyName } from '../../../platform/encryption/encryptor.ts'
import type { KeyRing } from '../../../platform/encryption/key-ring.ts'
import { StartupError } from '../../../platform/errors/startup-error.ts'
import { changeableColumns, fixedColumns, ownerOf } from './encrypted-columns.ts'
import { findEncryptedRow } from './encrypted-rows.store.ts'
import { encryptedTexts } from './encrypted-texts.ts'
import { insertKeys, listKeys } from './secret-keys.store.ts'

type Options = {
  readonly db: Database
  readonly ring: KeyRing
  /** Where the keys were read from, for the error's words. */
  readonly place: string
  readonly now: Date
}

/**
 * Records the key that encrypts from now on.
 * @throws StartupError when a key is missing that something here is encrypted with: nobody could read it
 */
export async function registerKeys({ db, ring, place, now }: Options): Promise<void> {
  const rows = await listKeys(db)
  const names = new Set(ring.map(keyName))
  const missingKey = rows.find(({ name }) => !names.has(name))
  if (missingKey) throw lostKey(`with the key ${missingKey.name}, which`, place)
  const [first] = names
  const current = rows.find(({ name }) => name === first)
  if (first === undefined || (current && current.resealed_at === null)) return
  const keyOfUnnamedTexts = rows.length === 0 ? await keyOfUnnamed(db, ring, place) : undefined
  const addedKeys = [...new Set([first, ...(keyOfUnnamedTexts === undefined ? [] : [keyOfUnnamedTexts])])]
  await insertKeys(
    db,
    addedKeys.map((name) => ({
      name,
      unnamed_texts: name === keyOfUnnamedTexts,
      // Nobody knows since when.
      first_used_at: name === keyOfUnnamedTexts ? new Date(0) : now,
    })),
  )
}

/** The key that encrypted before keys had names; undefined when none did. */
async function keyOfUnnamed(db: Database, ring: KeyRing, place: string): Promise<string | undefined> {
  const unnamedText = await findUnnamedText(db)
  if (!unnamedText) return undefined
  for (const key of ring) {
    try {
      createEncryptor(key).decrypt({ $sealed: unnamedText.text }, unnamedText.owner)
      return keyName(key)
    } catch {
      // Encrypted with another key.
    }
  }
  throw lostKey('with a key that', place)
}

async function findUnnamedText(db: Database): Promise<{ text: string; owner: string } | undefined> {
  for (const place of [...changeableColumns, ...fixedColumns]) {
    for (const column of place.columns) {
      const row = await findEncryptedRow(db, place, column, encryptedBy())
      const text = encryptedTexts(row?.[column]).find((each) => each.startsWith(encryptedBy()))
      if (row && text !== undefined) return { text, owner: ownerOf(row, place) }
    }
  }
  return undefined
}

const lostKey = (clause: string, place: string): StartupError =>
  new StartupError(
    `The database holds answers encrypted ${clause} is not in ${place}: add it after the first key, separated by a comma.`,
  )
