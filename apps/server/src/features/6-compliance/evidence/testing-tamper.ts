import type { Pool } from 'pg'

/** Changes the database without triggers and keys, as a superuser or the owner of the disk can. */
export async function tamper(pool: Pool, statement: string, values: readonly unknown[] = []): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    const { rowCount } = await client.query(statement, [...values])
    // What is put back may be empty; what is changed may not.
    if (rowCount === 0 && !statement.startsWith('insert')) throw new Error(`Nothing was changed by ${statement}`)
    await client.query('set session_replication_role = origin')
  } finally {
    client.release()
  }
}
