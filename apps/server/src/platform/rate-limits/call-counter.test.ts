import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { type CallLimit, createCallCounter } from './call-counter.ts'
import { forgetCounts } from './forget-counts.job.ts'

const { db } = await createTestDatabase()
const hashOf = (text: string): string => createHmac('sha256', 'key').update(text).digest('base64url')
const limit: CallLimit = { kind: 'prefill', perMinute: 3 }
const client = '198.51.100.7'

/** A separate server: its cache is its own. */
const server = () => createCallCounter({ db, hashOf })
const pass = (seconds: number) =>
  sql`update call_counts set times = array(select t - make_interval(secs => ${seconds}) from unnest(times) as t)`.execute(
    db,
  )
const rows = () => db.selectFrom('call_counts').selectAll().execute()

beforeEach(async () => {
  await db.deleteFrom('call_counts').execute()
})

describe('calls are counted exactly', () => {
  it('by all servers together, and across a restart (case P2)', async () => {
    const [one, two] = [server(), server()]
    expect([await one.count(limit, client), await two.count(limit, client)]).toEqual([undefined, undefined])
    expect(await server().count(limit, client)).toBeUndefined()
    for (const each of [one, two, server()]) expect(await each.count(limit, client)).toMatchObject({ isNew: true })
    expect(await one.count(limit, '198.51.100.8')).toBeUndefined()
    expect(await one.count({ ...limit, kind: 'code' }, client)).toBeUndefined()
  })

  it('when they come at once (case P2)', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => server().count(limit, client)))
    expect(replies.filter((reply) => reply === undefined)).toHaveLength(3)
  })

  it('over any sixty seconds, not by calendar minutes (case P2)', async () => {
    expect(await server().count(limit, client)).toBeUndefined()
    await pass(40)
    for (let number = 2; number <= 3; number++) expect(await server().count(limit, client)).toBeUndefined()
    const refusal = await server().count(limit, client)
    expect(refusal?.retryAfterSeconds).toBeGreaterThan(0)
    expect(refusal?.retryAfterSeconds).toBeLessThanOrEqual(20)
    await pass(21)
    expect(await server().count(limit, client)).toBeUndefined()
    expect(await server().count(limit, client)).toBeDefined()
  })

  it('over an hour too, if that is limited (case P6)', async () => {
    const slow: CallLimit = { kind: 'quote', perMinute: 2, perHour: 3 }
    for (let number = 1; number <= 3; number++) {
      expect(await server().count(slow, client)).toBeUndefined()
      await pass(600)
    }
    const refusal = await server().count(slow, client)
    expect(refusal?.retryAfterSeconds).toBeGreaterThan(1790)
    expect(refusal?.retryAfterSeconds).toBeLessThanOrEqual(1800)
    await pass(1801)
    expect(await server().count(slow, client)).toBeUndefined()
  })

  it('and times counted in the future by a wrong clock lock nobody out', async () => {
    for (let number = 1; number <= 3; number++) await server().count(limit, client)
    await pass(-3600)
    expect(await server().count(limit, client)).toBeUndefined()
  })
})

it('repeated calls after a refusal cost no query until the period is over', async () => {
  let now = 0
  const counter = createCallCounter({ db, hashOf, monotonicMs: () => now })
  for (let number = 1; number <= 3; number++) await counter.count(limit, client)
  const refusal = await counter.count(limit, client)
  await db.deleteFrom('call_counts').execute()
  expect(await counter.count(limit, client)).toMatchObject({
    isNew: false,
    retryAfterSeconds: refusal?.retryAfterSeconds,
  })
  expect(await rows()).toEqual([])
  now += 61_000
  expect(await counter.count(limit, client)).toBeUndefined()
})

it('stores no address, and keeps expired times only for a while', async () => {
  await server().count(limit, client)
  expect(JSON.stringify(await rows())).not.toContain(client)
  await forgetCounts(db, new Date())
  expect(await rows()).toHaveLength(1)
  await sql`insert into address_counts values ('a', 0, 1)`.execute(db)
  await forgetCounts(db, new Date(Date.now() + 61_000))
  expect([await rows(), await db.selectFrom('address_counts').selectAll().execute()]).toEqual([[], []])
})

it('a limit as good as none is not counted', async () => {
  expect(await server().count({ kind: 'prefill', perMinute: 1_000_000 }, client)).toBeUndefined()
  expect(await rows()).toEqual([])
})
