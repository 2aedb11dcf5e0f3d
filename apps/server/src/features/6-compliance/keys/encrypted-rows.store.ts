import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { EncryptedColumns, EncryptedRow } from './encrypted-columns.ts'

const pageSize = 200

/** The rows of a place, a page at a time, so that no query takes long however many there are. */
export async function* readEncryptedRows(db: Database, place: EncryptedColumns): AsyncGenerator<EncryptedRow> {
  const keys = sql.join(place.key.map((name) => sql.ref(name)))
  let last: EncryptedRow | undefined
  for (;;) {
    const beyond = last ? sql`where (${keys}) > (${sql.join(place.key.map((name) => sql`${last?.[name]}`))})` : sql``
    const { rows } = await sql<EncryptedRow>`
      select ${columnsOf(place)} from ${sql.table(place.table)} ${beyond} order by ${keys} limit ${pageSize}`.execute(
      db,
    )
    yield* rows
    last = rows.at(-1)
    if (rows.length < pageSize) return
  }
}

/** A row with a text in this column that begins with `prefix`; undefined when there is none. */
export async function findEncryptedRow(
  db: Database,
  { table, owner }: EncryptedColumns,
  column: string,
  prefix: string,
): Promise<EncryptedRow | undefined> {
  const { rows } = await sql<EncryptedRow>`
    select ${sql.ref(column)}, ${sql.ref(owner)} from ${sql.table(table)}
    where ${sql.ref(column)}::text like any (${[`${prefix}%`, `%"$sealed": "${prefix}%`]}) limit 1`.execute(db)
  return rows[0]
}

/** Reads a row again under its lock; undefined when it is gone. */
export async function lockEncryptedRow(
  trx: Database,
  place: EncryptedColumns,
  row: EncryptedRow,
): Promise<EncryptedRow | undefined> {
  const { rows } = await sql<EncryptedRow>`
    select ${columnsOf(place)} from ${sql.table(place.table)} where ${isRow(place, row)} for update`.execute(trx)
  return rows[0]
}

export async function updateEncryptedRow(
  trx: Database,
  place: EncryptedColumns,
  row: EncryptedRow,
  change: Readonly<Record<string, string>>,
): Promise<void> {
  const sets = Object.entries(change).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`update ${sql.table(place.table)} set ${sql.join(sets)} where ${isRow(place, row)}`.execute(trx)
}

const columnsOf = ({ key, owner, columns, hash }: EncryptedColumns) =>
  sql.join([...new Set([...key, owner, ...columns, ...(hash ? [hash.column] : [])])].map((name) => sql.ref(name)))

const isRow = ({ key }: EncryptedColumns, row: EncryptedRow) =>
  sql.join(
    key.map((name) => sql`${sql.ref(name)} = ${row[name]}`),
    sql` and `,
  )
