import type { Client } from 'pg'

export type DatabaseTable = { readonly name: string; readonly columns: readonly string[] }

/**
 * Every table of ours with its stored columns. Left out are the list of migrations, which the manifest has, and unlogged
 * tables, which the database itself empties after a crash.
 */
export async function databaseTables(client: Client): Promise<readonly DatabaseTable[]> {
  const { rows } = await client.query<DatabaseTable>(`
    select tables.relname::text as name, array_agg(columns.attname::text order by columns.attnum) as columns
    from pg_class as tables join pg_attribute as columns on columns.attrelid = tables.oid
    where tables.relnamespace = current_schema()::regnamespace and tables.relkind = 'r' and tables.relpersistence = 'p'
      and tables.relname <> 'schema_migrations'
      and columns.attnum > 0 and not columns.attisdropped and columns.attgenerated = ''
    group by tables.relname order by 1`)
  return rows
}

export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`

export const columnList = ({ name, columns }: DatabaseTable): string =>
  `${quoteIdentifier(name)} (${columns.map(quoteIdentifier).join(', ')})`

export const hasJobs = async (client: Client): Promise<boolean> =>
  (await client.query(`select from pg_class where oid = to_regclass('graphile_worker._private_jobs')`)).rowCount === 1
