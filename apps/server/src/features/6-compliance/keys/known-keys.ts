import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { StartupError } from '../../../platform/errors/startup-error.ts'
import type { KeyRing } from '../../../platform/sealing/key-ring.ts'
import { createSealer, keyName, sealedBy } from '../../../platform/sealing/sealer.ts'
import { changeablePlaces, fixedPlaces, ownerOf, type SealedRow } from './sealed-places.ts'
import { sealedTexts } from './sealed-texts.ts'

type Registering = {
  readonly db: Database
  readonly ring: KeyRing
  /** Where the keys were read, for whoever has to mend it. */
  readonly place: string
  readonly now: Date
}

/**
 * Takes note of the key that seals from now on. Refuses to start without a key that something here is sealed with: nobody
 * could read it, and what is written meanwhile would be sealed apart from it.
 */
export async function registerKeys({ db, ring, place, now }: Registering): Promise<void> {
  const rows = await db.selectFrom('secret_keys').selectAll().execute()
  const names = new Set(ring.map(keyName))
  const lost = rows.find(({ name }) => !names.has(name))
  if (lost) throw lostKey(`with the key ${lost.name}, which`, place)
  const [first] = names
  const current = rows.find(({ name }) => name === first)
  if (first === undefined || (current && current.resealed_at === null)) return
  const before = rows.length === 0 ? await keyOfUnnamed(db, ring, place) : undefined
  const made = [...new Set([first, ...(before === undefined ? [] : [before])])]
  await db
    .insertInto('secret_keys')
    .values(
      made.map((name) => ({
        name,
        unnamed_texts: name === before,
        // Since when, nobody knows.
        first_used_at: name === before ? new Date(0) : now,
        resealed_at: null,
      })),
    )
    // In use again after it had a successor.
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ resealed_at: null }))
    .execute()
}

/** The key of what was sealed before keys had names; undefined where nothing was. */
async function keyOfUnnamed(db: Database, ring: KeyRing, place: string): Promise<string | undefined> {
  const found = await anyUnnamed(db)
  if (!found) return undefined
  for (const key of ring) {
    try {
      createSealer(key).open({ $sealed: found.text }, found.owner)
      return keyName(key)
    } catch {
      // Another's.
    }
  }
  throw lostKey('with a key that', place)
}

async function anyUnnamed(db: Database): Promise<{ text: string; owner: string } | undefined> {
  for (const place of [...changeablePlaces, ...fixedPlaces]) {
    const { table, columns, owner } = place
    for (const column of columns) {
      const { rows } = await sql<SealedRow>`
        select ${sql.ref(column)}, ${sql.ref(owner)} from ${sql.table(table)}
        where ${sql.ref(column)}::text like any (${[`${sealedBy()}%`, `%"$sealed": "${sealedBy()}%`]}) limit 1`.execute(
        db,
      )
      for (const row of rows) {
        const text = sealedTexts(row[column]).find((each) => each.startsWith(sealedBy()))
        if (text !== undefined) return { text, owner: ownerOf(row, place) }
      }
    }
  }
  return undefined
}

const lostKey = (which: string, place: string): StartupError =>
  new StartupError(
    `The database holds answers sealed ${which} is not in ${place}: add it behind the first key, with a comma between.`,
  )
