import { CompiledQuery } from 'kysely'
import type { Database } from './database.ts'

/** As they stand in the log of the database. */
const mark = '/* prepared '
/** The name of each, by its text. */
const names = new Map<string, string>()

/**
 * A statement that is asked so often that each connection has the database parse and plan it once. It must name its
 * columns: with `select *` it fails on connections that are open while a migration adds one.
 * @param name no other statement's
 */
export function prepared<Row>(name: string, statement: string) {
  // One text, that it is looked up and compared by being the same: such a statement may be long.
  const text = `${mark}${name} */ ${statement}`
  names.set(text, name)
  return async (db: Database, values: readonly unknown[]): Promise<readonly Row[]> => {
    const query: CompiledQuery<Row> = CompiledQuery.raw(text, [...values])
    return (await db.executeQuery(query)).rows
  }
}

/** The name by which a statement asks to be prepared; undefined for all others. */
export const preparedName = (text: string): string | undefined => (text.startsWith(mark) ? names.get(text) : undefined)
