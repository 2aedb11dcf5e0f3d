import { beforeEach, expect, it } from 'vitest'
import { contentHash } from '../../../platform/content-hash.ts'
import { createTestDatabase } from '../../../platform/testing/test-database.ts'
import { eraseQuote } from '../data-rights/erasure.store.ts'
import { sealEvidence } from './seal-evidence.ts'
import { comeIn, historyDay, quoteWithHistory, submitHistory } from './testing-history.ts'
import { tamper } from './testing-tamper.ts'
import { verifyEvidence } from './verify-evidence.ts'

const { db, pool } = await createTestDatabase()

const submitRow = async () => {
  const row = await quoteWithHistory(db)
  await submitHistory(db, row)
  return row.id
}
const draft = async () => (await quoteWithHistory(db)).id
const faults = async () => (await verifyEvidence(db)).faults.map(({ record, what }) => `${record}: ${what}`)
const eventsOf = async (id: string) =>
  (await db.selectFrom('quotes').select('events').where('id', '=', id).executeTakeFirstOrThrow()).events

/** What a test did is undone, so that the next one finds everything whole. */
const tables = ['quotes', 'quote_events', 'submissions', 'access_events', 'erasures', 'evidence_seals', 'sealed_heads']
async function keep(): Promise<void> {
  for (const table of tables) await pool.query(`create table kept_${table} as table ${table}`)
}
async function putBack(): Promise<void> {
  for (const table of tables) {
    await tamper(pool, `with gone as (delete from ${table} returning 1) select 1`)
    await tamper(pool, `insert into ${table} overriding system value select * from kept_${table}`)
  }
}

const quote = await submitRow()
const other = await draft()
for (let times = 0; times < 3; times++) await comeIn(db)
await sealEvidence(db, historyDay)
await draft()
for (let times = 0; times < 2; times++) await comeIn(db)
await sealEvidence(db, historyDay)
await keep()

beforeEach(putBack)

it('finds everything unchanged, and counts it (case D13)', async () => {
  const { faults: faultsFound, ...checked } = await verifyEvidence(db)
  expect(faultsFound).toEqual([])
  expect(checked).toEqual({ events: 10, submissions: 1, access: 5, seals: 2 })
})

it('reports an event removed on the disk (case D13)', async () => {
  await tamper(pool, 'delete from quote_events where quote_id = $1 and position = 3', [quote])
  expect(await faults()).toEqual([`quote ${quote}: event 3 is missing`])
})

it('reports an event changed on the disk: who, what, when or from where (case D13)', async () => {
  const changes = [
    "actor = 'session:somebody'",
    `changes = '[{"path": "zip_code", "after": "10001"}]'`,
    "at = at - interval '1 day'",
    `origin = '{"request": "other-request"}'`,
    'origin = null',
    "kind = 'undone'",
  ]
  for (const change of changes) {
    await putBack()
    await tamper(pool, `update quote_events set ${change} where quote_id = $1 and position = 2`, [quote])
    expect((await faults())[0]).toMatch(`quote ${quote}: event 2 was altered`)
  }
})

it('notices a removed last event, even if the quote was set back to the one before (case D13)', async () => {
  await tamper(pool, 'delete from quote_events where quote_id = $1 and position = $2', [other, await eventsOf(other)])
  const eventCount = await eventsOf(other)
  expect((await faults())[0]).toBe(`quote ${other}: event ${eventCount} is missing: there should be ${eventCount}`)
  await tamper(
    pool,
    `update quotes set events = events - 1, last_hash = e.hash from quote_events e
      where quotes.id = $1 and e.quote_id = $1 and e.position = quotes.events - 1`,
    [other],
  )
  expect(await faults()).toEqual([`quote ${other}: event ${eventCount} is missing or was replaced: seal 1 covers it`])
})

it('reports a quote removed with all its events (case D13)', async () => {
  await tamper(pool, 'delete from quote_events where quote_id = $1', [other])
  expect((await faults())[0]).toMatch(/: all of its \d+ events are missing$/)
  await tamper(pool, 'delete from quotes where id = $1', [other])
  expect(await faults()).toEqual([
    `quote ${other}: the quote is missing and was not erased: seal 1 covers it up to event ${
      (await pool.query('select max(position) as most from kept_quote_events where quote_id = $1', [other])).rows[0]
        .most
    }`,
  ])
})

it('notices a changed or removed access event, even the last (case D13)', async () => {
  const { rows } = await pool.query('select id from access_events order by id')
  const [first, , ...rest] = rows.map(({ id }) => id)
  await tamper(pool, "update access_events set actor = 'person:x' where id = $1", [first])
  expect(await faults()).toContain(`access event ${first}: it was altered, or the one before it was replaced`)
  await putBack()
  await tamper(pool, 'delete from access_events where id = $1', [first])
  expect((await faults())[0]).toMatch(`access event ${first}: it is missing`)
  await putBack()
  await tamper(pool, 'delete from access_events where id = $1', [rest.at(-1)])
  expect((await faults()).join()).toMatch(/seal 2: of (\d+) access events that it covers, \d+ are there/)
})

it('notices a submission that was changed, replaced with its hash, or removed (case D13)', async () => {
  await tamper(pool, `update submissions set snapshot = snapshot || '{"number": 7}' where quote_id = $1`, [quote])
  expect((await faults()).join()).toMatch(/submission .* it was altered/)
  await putBack()
  await tamper(pool, "update submissions set hash = 'other' where quote_id = $1", [quote])
  expect((await faults()).join()).toMatch(/it is not the one that was submitted/)
  await putBack()
  await tamper(pool, 'delete from submissions where quote_id = $1', [quote])
  expect((await faults()).join()).toMatch(/submission .* it is missing/)
})

it('notices a changed or removed seal or head (case D13)', async () => {
  await tamper(pool, 'update evidence_seals set heads = heads + 1 where number = 1')
  expect((await faults()).join()).toMatch(/seal 1: it was altered/)
  await putBack()
  await tamper(pool, 'delete from evidence_seals where number = 1')
  expect((await faults()).join()).toMatch(/seal 2: the seal before it is missing/)
  await putBack()
  await tamper(pool, 'delete from sealed_heads where quote_id = $1', [other])
  expect((await faults()).join()).toMatch(/seal 1: the heads that it covers were changed/)
})

it('accepts a genuine erasure, and reports an invented one (case D12, D13)', async () => {
  const mine = await draft()
  await sealEvidence(db, historyDay)
  await db.transaction().execute(async (trx) => {
    await eraseQuote(trx, mine, { reason: 'asked', now: historyDay })
  })
  expect(await faults()).toEqual([])
  await sealEvidence(db, historyDay)
  expect(await faults()).toEqual([])
  await tamper(pool, "update erasures set reason = 'retention' where quote_id = $1", [mine])
  expect((await faults())[0]).toMatch(`quote ${mine}: the quote is missing and was not erased`)
})

it('seals nothing twice, and nothing where nothing happened (case D13)', async () => {
  expect(await sealEvidence(db, historyDay)).toBeUndefined()
  await Promise.all([draft(), comeIn(db), draft()])
  const seals = await Promise.all([sealEvidence(db, historyDay), sealEvidence(db, historyDay)])
  expect(seals.filter((seal) => seal !== undefined)).toHaveLength(1)
  expect(await faults()).toEqual([])
})

it('continues the chain where a server of the previous version added an event (case D13)', async () => {
  const { quote_id, position, hash } = await db
    .selectFrom('quote_events')
    .selectAll()
    .where('quote_id', '=', other)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const before = { quote_id, position: position + 1, previous_hash: hash, version: 9, kind: 'saved', step: null }
  const event = { ...before, at: historyDay.toISOString(), actor: 'session:x', changes: [] }
  await db
    .insertInto('quote_events')
    .values({ ...before, at: historyDay, actor: 'session:x', changes: '[]', hash: contentHash(event) })
    .execute()
  expect(await eventsOf(other)).toBe(position + 1)
  expect(await faults()).toEqual([])
})

it('the database refuses to change or remove seals and erasures (case D13)', async () => {
  for (const table of ['evidence_seals', 'sealed_heads']) {
    await expect(pool.query(`delete from ${table}`)).rejects.toThrow('append-only')
  }
  await expect(pool.query("update sealed_heads set hash = 'x'")).rejects.toThrow('append-only')
})
