import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** Where sealed text lies in the database. */
export type SealedPlace = {
  readonly table: string
  /** What tells its rows apart, in order. */
  readonly key: readonly string[]
  readonly columns: readonly string[]
  /** The column with what the text belongs to, and what stands before it: it opens nowhere else. */
  readonly owner: string
  readonly ownerPrefix?: string
  /** A keyed hash of an address, and where the sealed text has the address. */
  readonly hash?: { readonly column: string; readonly of: string }
  /** What it is called where a person reads of it. */
  readonly called: string
}

/** What may be sealed anew. */
export const changeablePlaces: readonly SealedPlace[] = [
  { table: 'quotes', key: ['id'], columns: ['answers', 'carried'], owner: 'id', called: 'applications' },
  {
    table: 'mails',
    key: ['id'],
    columns: ['sealed'],
    owner: 'id',
    hash: { column: 'recipient', of: 'to' },
    called: 'mail on its way',
  },
  {
    table: 'support_cases',
    key: ['uuid'],
    columns: ['sealed'],
    owner: 'uuid',
    hash: { column: 'sender', of: 'email' },
    called: 'messages to support',
  },
  {
    table: 'second_factors',
    key: ['person_id'],
    columns: ['sealed'],
    owner: 'person_id',
    ownerPrefix: 'second factor ',
    called: 'second factors',
  },
]

/** What was written once and for all: evidence whose hashes would break. It goes with its application. */
export const fixedPlaces: readonly SealedPlace[] = [
  { table: 'submissions', key: ['uuid'], columns: ['snapshot'], owner: 'quote_id', called: 'submissions' },
  {
    table: 'quote_events',
    key: ['quote_id', 'position'],
    columns: ['changes'],
    owner: 'quote_id',
    called: 'events of applications',
  },
]

/** Over in minutes, so nobody seals it anew: a sign-in under way at a provider. */
export const shortLived: readonly string[] = ['oidc_requests.sealed']

export type SealedRow = Readonly<Record<string, unknown>>

export const ownerOf = (row: SealedRow, { owner, ownerPrefix = '' }: SealedPlace): string =>
  `${ownerPrefix}${row[owner]}`

const pageSize = 200

/** The rows of a place, a few at a time, so that no query takes long however many there are. */
export async function* rowsOf(db: Database, { table, key, columns, owner }: SealedPlace): AsyncGenerator<SealedRow> {
  const keys = sql.join(key.map((name) => sql.ref(name)))
  const wanted = sql.join([...new Set([...key, owner, ...columns])].map((name) => sql.ref(name)))
  let after: SealedRow | undefined
  for (;;) {
    const beyond = after ? sql`where (${keys}) > (${sql.join(key.map((name) => sql`${after?.[name]}`))})` : sql``
    const { rows } = await sql<SealedRow>`
      select ${wanted} from ${sql.table(table)} ${beyond} order by ${keys} limit ${pageSize}`.execute(db)
    yield* rows
    after = rows.at(-1)
    if (rows.length < pageSize) return
  }
}
