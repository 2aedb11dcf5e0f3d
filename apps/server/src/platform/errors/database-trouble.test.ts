import { afterAll, expect, test } from 'vitest'
import { createPool } from '../database/database.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { databaseTrouble } from './database-trouble.ts'

const { url } = await createTestDatabase()
const pool = createPool({ url })

afterAll(() => pool.end())

test('a read-only database, such as a standby about to take over, is a 503 with a time to retry (case D7)', async () => {
  const client = await pool.connect()
  try {
    // A standby refuses with the same words and the same code.
    await client.query('begin transaction read only')
    const refusal = await client.query('create table kept (answer text)').catch((error: unknown) => error)
    expect(databaseTrouble(refusal)).toMatchObject({
      statusCode: 503,
      code: 'database.unavailable',
      retryAfterSeconds: 5,
    })
  } finally {
    client.release(true)
  }
})
