import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Browser } from '../../../testing/browser.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { quoteColumnNames, quoteColumns, savedColumns } from './quotes.tables.ts'

const warm = await createTestApp()
const { database, db, pool } = warm
const cold = await createTestApp({ database, saving: { snapshotMegabytes: 0, coalesceWrites: 1 } })

test('the declared columns are those of the table, with their types (S1)', async () => {
  const { rows } = await pool.query(
    `select attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as nullable from pg_attribute
     where attrelid = 'quotes'::regclass and attnum > 0 and not attisdropped order by attname`,
  )
  const declaredColumns = quoteColumnNames
    .map((name) => ({ name, type: quoteColumns[name].type, nullable: quoteColumns[name].isNullable }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  expect(declaredColumns).toEqual(rows)
})

/** A value for every column that an API call must not change, different from a new quote's. */
const at = new Date('2020-02-03T04:05:06Z')
const others = {
  partner: 'a partner',
  campaign_id: 'a campaign',
  partnership_source: 'a source',
  partnership_name: 'a name',
  test_features: ['one', 'two'],
  legit_lead_at: at,
  abandoned_at: at,
  follow_up_at: at,
  account_uuid: randomUUID(),
  checkout_session_uuid: randomUUID(),
  submission_uuid: randomUUID(),
  agency_id: null,
  created_at: at,
  updated_at: at,
  max_step: '/business',
  version: 41,
}

const rowOf = (id: string) =>
  db.selectFrom('quotes').select(quoteColumnNames).where('id', '=', id).executeTakeFirstOrThrow()

const trade = { class_code_ref: 'CW238320A', zip_code: '60614', business_type: 'llc' }
const save = (visitor: Browser, id: string, answers: object) =>
  visitor.patch(`quote/${id}`, { step: '/', ...answers }, { 'if-match': '*' })

test.for([
  ['with a cold cache', cold],
  ['with a warm cache', warm],
] as const)('%s, a save changes the columns it says and no other (S1)', async ([, server]) => {
  const visitor = server.browser()
  const { _id: id } = await visitor.begin()
  expect((await save(visitor, id, trade)).status).toBe(200)
  await db
    .updateTable('quotes')
    .set({
      ...others,
      question_sets: JSON.stringify({ 'gl.liberty': { revision: 'r', basis: 'b', questions: [], fetched_at: 'f' } }),
    })
    .where('id', '=', id)
    .execute()
  // Read again by the first of them, and cached from then on.
  expect((await save(visitor, id, { business_type: 'corporation' })).status).toBe(200)
  const before = await rowOf(id)
  server.clock.now = new Date(server.clock.now.getTime() + 1_000)
  const reply = await save(visitor, id, { zip_code: '11101' })
  expect(reply.status).toBe(200)
  const after = await rowOf(id)
  const changedColumns = quoteColumnNames.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const plannedColumns = ['answers', 'version', 'updated_at', 'events', 'last_hash']
  expect(changedColumns.filter((name) => name !== 'revision').sort()).toEqual(plannedColumns.sort())
  expect(savedColumns).toEqual(expect.arrayContaining(plannedColumns))
  expect(after).toMatchObject({ version: before.version + 1, revision: before.revision + 1 })
  expect(after.answers).toMatchObject({ zip_code: '11101', business_type: 'corporation' })
  // The reply and the cache match the stored row.
  const again = cold.browser()
  for (const [name, value] of visitor.jar) again.jar.set(name, value)
  expect((await again.get(`quote/${id}`)).body.data).toEqual(reply.body.data)
})

test('every change of a row raises its revision (S2)', async () => {
  const { _id: id } = await warm.browser().begin()
  const { revision } = await rowOf(id)
  await pool.query('update quotes set site = site where id = $1', [id])
  await pool.query('update quotes set revision = 7, partner = $2 where id = $1', [id, 'p'])
  expect((await rowOf(id)).revision).toBe(revision + 2)
})
