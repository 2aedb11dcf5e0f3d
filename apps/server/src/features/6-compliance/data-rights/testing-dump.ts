import type { Pool } from 'pg'

/** Every row of every table, the queue's among them, as one text: what a stolen copy of the database would reveal. */
export async function dumpOf(pool: Pool): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'graphile_worker') order by 1`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: unknown }>(`select to_jsonb(t) as row from ${name} as t`)
    texts.push(...rows.map(({ row }) => `${name} ${JSON.stringify(row)}`))
  }
  return texts.join('\n')
}
