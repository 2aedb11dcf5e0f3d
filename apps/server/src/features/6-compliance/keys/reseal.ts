import { isRecord } from '@coverwright/core/answers/answers'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Sealer } from '../../../platform/sealing/sealer.ts'
import { recipientKey } from '../../1-foundation/mails/recipient-key.ts'
import { changeablePlaces, ownerOf, rowsOf, type SealedPlace, type SealedRow } from './sealed-places.ts'
import { resealed, sealedTexts } from './sealed-texts.ts'

type Tools = { readonly db: Database; readonly sealer: Sealer; readonly signal?: AbortSignal | undefined }

/**
 * Seals everything that may change with today's key, a row at a time: whoever saves meanwhile waits for one row at most.
 * No version changes, and what is sealed with today's key already is left alone, so it may be run again.
 */
export async function reseal({ db, sealer, signal }: Tools): Promise<number> {
  let changed = 0
  for (const place of changeablePlaces) {
    for await (const row of rowsOf(db, place)) {
      signal?.throwIfAborted()
      if (isOutdated(row, place, sealer) && (await resealRow(db, sealer, place, row))) changed++
    }
  }
  return changed
}

const isOutdated = (row: SealedRow, { columns }: SealedPlace, sealer: Sealer): boolean =>
  columns.some((name) => sealedTexts(row[name]).some(($sealed) => sealer.isOutdated({ $sealed })))

const resealRow = (db: Database, sealer: Sealer, place: SealedPlace, { ...known }: SealedRow): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const { table, key, columns, owner } = place
    const isIt = sql.join(
      key.map((name) => sql`${sql.ref(name)} = ${known[name]}`),
      sql` and `,
    )
    // Read again under its lock: it may have been saved, sent or erased since.
    const { rows } = await sql<SealedRow>`
      select ${sql.join([...new Set([owner, ...columns])].map((name) => sql.ref(name)))}
      from ${sql.table(table)} where ${isIt} for update`.execute(trx)
    const [row] = rows
    if (!row || !isOutdated(row, place, sealer)) return false
    const sets = columns
      .filter((name) => row[name] !== null)
      .map((name) => sql`${sql.ref(name)} = ${stored(resealed(row[name], sealer, ownerOf(row, place)))}`)
    const found = hashOf(row, place, sealer)
    await sql`update ${sql.table(table)} set ${sql.join(found ? [...sets, found] : sets)} where ${isIt}`.execute(trx)
    return true
  })

const stored = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The keyed hash of the address in the sealed text, under today's key too. */
function hashOf(row: SealedRow, place: SealedPlace, sealer: Sealer) {
  const { hash, columns } = place
  const [text] = columns.map((name) => row[name])
  if (!hash || typeof text !== 'string') return undefined
  const opened = sealer.open({ $sealed: text }, ownerOf(row, place))
  const address = isRecord(opened) ? opened[hash.of] : undefined
  return typeof address === 'string'
    ? sql`${sql.ref(hash.column)} = case when ${sql.ref(hash.column)} is null then null else ${recipientKey(sealer, address)} end`
    : undefined
}
