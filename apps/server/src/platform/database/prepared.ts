import { CompiledQuery } from 'kysely'
import type { Database } from './database.ts'

/** A statement as it stands in the log of the database, and its name. */
const mark = /^\/\* prepared (\w+) \*\/ /

/**
 * A statement that is asked so often that each connection has the database parse and plan it once. It must name its
 * columns: with `select *` it fails on connections that are open while a migration adds one.
 * @param name no other statement's
 */
export const prepared =
  <Row>(name: string, text: string) =>
  async (db: Database, values: readonly unknown[]): Promise<readonly Row[]> => {
    const query: CompiledQuery<Row> = CompiledQuery.raw(`/* prepared ${name} */ ${text}`, [...values])
    return (await db.executeQuery(query)).rows
  }

/** The name by which a statement asks to be prepared; undefined for all others. */
export const preparedName = (text: string): string | undefined => mark.exec(text)?.[1]
