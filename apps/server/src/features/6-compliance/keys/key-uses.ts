import type { Database } from '../../../platform/database/database.ts'
import { changeablePlaces, fixedPlaces, rowsOf } from './sealed-places.ts'
import { sealedTexts } from './sealed-texts.ts'

/** How many rows of each place need a key. */
type KeyUses = Readonly<Record<string, number>>

/** What still needs which key, by the key's name. */
export async function keyUses(db: Database): Promise<ReadonlyMap<string, KeyUses>> {
  const keys = await db.selectFrom('secret_keys').selectAll().orderBy('first_used_at').execute()
  const unnamed = keys.find(({ unnamed_texts }) => unnamed_texts)?.name ?? '?'
  const uses = new Map<string, Record<string, number>>(keys.map(({ name }) => [name, {}]))
  const count = (name: string, called: string, rows = 1) => {
    const known = uses.get(name) ?? {}
    known[called] = (known[called] ?? 0) + rows
    uses.set(name, known)
  }
  for (const place of [...changeablePlaces, ...fixedPlaces]) {
    for await (const row of rowsOf(db, place)) {
      const texts = place.columns.flatMap((name) => sealedTexts(row[name]))
      for (const name of new Set(texts.map((text) => keyNameOf(text) ?? unnamed))) count(name, place.called)
    }
  }
  await countHashes(db, keys, count)
  return uses
}

/** `v2.1a2b3c4d.…` names its key, `v1.…` does not. */
const keyNameOf = (text: string): string | undefined => /^v2\.([0-9a-f]+)\./.exec(text)?.[1]

/** Of mail that was sent nothing is left but a keyed hash of its address, under the key of its day. */
async function countHashes(
  db: Database,
  keys: readonly { readonly name: string; readonly first_used_at: Date }[],
  count: (name: string, called: string, rows: number) => void,
): Promise<void> {
  for (const [index, { name, first_used_at }] of keys.entries()) {
    const next = keys[index + 1]
    const { sent } = await db
      .selectFrom('mails')
      .select(({ fn }) => fn.countAll<number>().as('sent'))
      .where('recipient', 'is not', null)
      .where('sealed', 'is', null)
      .$if(index > 0, (query) => query.where('created_at', '>=', first_used_at))
      .$if(next !== undefined, (query) => query.where('created_at', '<', next?.first_used_at ?? first_used_at))
      .executeTakeFirstOrThrow()
    if (sent > 0) count(name, 'sent mail, to be found by its address', sent)
  }
}
