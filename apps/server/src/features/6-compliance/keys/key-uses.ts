import type { Database } from '../../../platform/database/database.ts'
import { changeableColumns, fixedColumns } from './encrypted-columns.ts'
import { readEncryptedRows } from './encrypted-rows.store.ts'
import { encryptedTexts } from './encrypted-texts.ts'
import { countSentMails, listKeys } from './secret-keys.store.ts'

/** How many rows of each place need a key. */
type KeyUses = Readonly<Record<string, number>>

/** What still needs which key, by the key's name. */
export async function keyUses(db: Database): Promise<ReadonlyMap<string, KeyUses>> {
  const keys = await listKeys(db)
  const nameOfUnnamed = keys.find(({ unnamed_texts }) => unnamed_texts)?.name ?? '?'
  const uses = new Map<string, Record<string, number>>(keys.map(({ name }) => [name, {}]))
  const count = (name: string, label: string, rows = 1) => {
    const counts = uses.get(name) ?? {}
    counts[label] = (counts[label] ?? 0) + rows
    uses.set(name, counts)
  }
  for (const place of [...changeableColumns, ...fixedColumns]) {
    for await (const row of readEncryptedRows(db, place)) {
      const texts = place.columns.flatMap((name) => encryptedTexts(row[name]))
      for (const name of new Set(texts.map((text) => keyNameOf(text) ?? nameOfUnnamed))) count(name, place.label)
    }
  }
  // An address was hashed with the key that was in use when its mail was queued.
  for (const [index, { name, first_used_at }] of keys.entries()) {
    const sentMails = await countSentMails(db, index > 0 ? first_used_at : undefined, keys[index + 1]?.first_used_at)
    if (sentMails > 0) count(name, 'sent mail, to be found by its address', sentMails)
  }
  return uses
}

/** `v2.1a2b3c4d.…` names its key, `v1.…` does not. */
const keyNameOf = (text: string): string | undefined => /^v2\.([0-9a-f]+)\./.exec(text)?.[1]
