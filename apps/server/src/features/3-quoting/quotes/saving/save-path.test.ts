import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Browser, Reply } from '../../../../testing/browser.ts'
import { fetchSet, fillQuote, painter } from '../../../../testing/fill-quote.ts'
import { signInAs } from '../../../../testing/sign-in.ts'
import { createTestApp } from '../../../../testing/test-app.ts'
import { isUnbroken } from '../events/quote-events.ts'
import { listEventsSince } from '../quotes.store.ts'
import { savedColumns } from '../quotes.tables.ts'

const secretKeys = [randomBytes(32)] as const
const thisServer = await createTestApp({ secretKeys })
const { database, db } = thisServer
/** Further servers on the same database: one like the first, and one without its cache and its shared statements. */
const otherServer = await createTestApp({ secretKeys, database })
const plain = await createTestApp({ secretKeys, database, saving: { snapshotMegabytes: 0, coalesceWrites: 1 } })

const step = '/business'
let count = 0
function saving() {
  count += 1
  return { step, company_name: `Painting ${count} LLC` }
}

/** The same browser at another server. */
function at(server: typeof thisServer, person: Browser): Browser {
  const other = server.browser()
  for (const [name, value] of person.jar) other.jar.set(name, value)
  return other
}
const atTheOther = (person: Browser): Browser => at(otherServer, person)

const save = (person: Browser, id: string, body: object, version = '*'): Promise<Reply> =>
  person.patch(`quote/${id}`, body, { 'if-match': version === '*' ? version : `"${version}"` })

/** Somebody whose quote is in the server's cache, with the page before the one that `saving` answers. */
async function beginning(server = thisServer) {
  const visitor = server.browser()
  const { _id: id } = await visitor.begin()
  await visitor.patch(
    `quote/${id}`,
    { step: '/', class_code_ref: 'CW238320A', zip_code: '60614', business_type: 'llc' },
    { 'if-match': '*' },
  )
  const size = { years_business_started: 2015, annual_revenue: 1000, annual_payroll: 0 }
  const { status } = await save(visitor, id, { ...saving(), ...size, fulltime_employees: 1, parttime_employees: 0 })
  expect(status).toBe(200)
  return { who: visitor, id }
}

/** The number of a call's database statements. */
async function costOf(call: () => Promise<Reply>) {
  const spies = (['query', 'bind'] as const).map((how) => vi.spyOn(pg.Connection.prototype, how))
  const { status } = await call()
  const statements = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
  for (const spy of spies) spy.mockRestore()
  return { status, statements }
}

let person: Browser
let id: string

beforeEach(async () => {
  person = thisServer.browser()
  id = (await fillQuote(person, painter, '/insurance'))._id
})

describe('the cost of a save', () => {
  it('is a session look-up and one statement, if the quote was just read or saved (speed)', async () => {
    await save(person, id, saving())
    expect(await costOf(() => save(person, id, saving()))).toEqual({ status: 200, statements: 2 })
    const other = atTheOther(person)
    expect(await costOf(() => save(other, id, saving()))).toEqual({ status: 200, statements: 3 })
    expect(await costOf(() => other.get(`quote/${id}`))).toEqual({ status: 200, statements: 2 })
  })

  it('is one more read without the cache (speed)', async () => {
    const other = at(plain, person)
    await save(other, id, saving())
    expect(await costOf(() => save(other, id, saving()))).toEqual({ status: 200, statements: 3 })
  })

  it('is the same for signed-in users (speed)', async () => {
    await signInAs(person, 'cost@painting.example')
    await save(person, id, saving())
    expect(await costOf(() => save(person, id, saving()))).toEqual({ status: 200, statements: 4 })
  })

  it('is a share of one statement when many save at the same moment, each with its own chain (speed, S1)', async () => {
    const people = await Promise.all(Array.from({ length: 24 }, () => beginning()))
    const bodies = people.map(saving)
    const { calls } = await writesOf(async () => {
      const replies = await Promise.all(people.map(({ who, id }, nth) => save(who, id, bodies[nth] ?? {})))
      for (const [nth, { status, body }] of replies.entries())
        expect([status, body.data.company_name]).toEqual([200, bodies[nth]?.company_name])
    })
    expect(calls).toBeLessThanOrEqual(16)
    for (const { who, id } of people) {
      expect((await atTheOther(who).get(`quote/${id}`)).body.data).toEqual((await who.get(`quote/${id}`)).body.data)
      expect(isUnbroken(await listEventsSince(db, id, 0))).toBe(true)
    }
  })

  it('includes no index: none covers what a save changes, except the names (speed)', async () => {
    const { rows } = await thisServer.pool.query(
      `select distinct pg_depend.objid::regclass::text as index, attname::text as "column"
       from pg_depend join pg_index on pg_index.indexrelid = pg_depend.objid
       join pg_attribute on attrelid = pg_depend.refobjid and attnum = pg_depend.refobjsubid
       where pg_depend.classid = 'pg_class'::regclass and pg_depend.refobjid = 'quotes'::regclass
         and attname = any($1)`,
      [[...savedColumns.filter((name) => name !== 'search_text'), 'revision']],
    )
    expect(rows).toEqual([])
  })

  it('does not include the index of names if they are unchanged (speed)', async () => {
    await beginning()
    const client = await thisServer.pool.connect()
    const hotUpdates = `select pg_stat_get_xact_tuples_hot_updated('quotes'::regclass)::int as hot`
    try {
      await client.query('begin')
      const before = await client.query(hotUpdates)
      await client.query(`update quotes set updated_at = now(), search_text = search_text || ''`)
      const after = await client.query(hotUpdates)
      // A row whose page is full moves to another.
      expect(after.rows[0].hot).toBeGreaterThan(before.rows[0].hot)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})

/** The number of statements that write quotes in the meantime. */
async function writesOf(work: () => Promise<void>): Promise<{ readonly calls: number }> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const calls = spy.mock.calls.filter((call) => JSON.stringify(call[0]).includes('update quotes')).length
  spy.mockRestore()
  return { calls }
}

describe.each([
  ['as it runs', thisServer],
  ['without the cache and shared statements', plain],
])('%s', (_way, home) => {
  beforeEach(() => {
    person = at(home, person)
  })

  it('a locked quote delays only those who save in it (S2, case D7)', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 6 }, () => beginning(home)))
    if (!first) throw new Error('There is nobody')
    const saveOrder: string[] = []
    const { promise: release, resolve: letGo } = Promise.withResolvers<void>()
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
    const holding = db.transaction().execute(async (trx) => {
      await trx.selectFrom('quotes').select('id').where('id', '=', first.id).forUpdate().execute()
      hold()
      await release
    })
    await isHeld
    const note = async ({ who, id }: Awaited<ReturnType<typeof beginning>>) => {
      expect((await save(who, id, saving())).status).toBe(200)
      saveOrder.push(id)
    }
    const waiting = note(first)
    await Promise.all(others.map(note))
    expect(saveOrder).not.toContain(first.id)
    letGo()
    await Promise.all([holding, waiting])
    expect(saveOrder.at(-1)).toBe(first.id)
  })

  it('a quote saved alternately at two servers has everything, in one chain of events (S1, R3)', async () => {
    const other = atTheOther(person)
    for (let turn = 0; turn < 3; turn++) {
      expect((await save(person, id, saving())).status).toBe(200)
      const body = saving()
      expect((await save(other, id, body)).body.data).toMatchObject({ company_name: body.company_name })
      const [read, again] = [await person.get(`quote/${id}`), await other.get(`quote/${id}`)]
      expect(read.body.data).toEqual(again.body.data)
      expect(read.body.data.company_name).toBe(body.company_name)
    }
    expect(isUnbroken(await listEventsSince(db, id, 0))).toBe(true)
  })

  it('replies after saves from the cache match what is stored (S1)', async () => {
    await save(person, id, saving())
    const list = [{ id: 'a', street: '1 Elm St', zip_code: '60614', city: 'Chicago', state: 'IL', occupancy: 'home' }]
    const replies = [
      await save(person, id, { step, annual_revenue: 510_000 }),
      await save(person, id, { step: '/', sub_class_code_ref: 'CWT10019', zip_code: '60540' }),
      await save(person, id, { step, business_description: null, partner: 'somebody', test_features: ['x'] }),
      await save(person, id, { step: '/location/list', locations: list }),
    ]
    for (const { status, body } of replies) expect([200, 409, 422], JSON.stringify(body)).toContain(status)
    const cachedQuote = (await person.get(`quote/${id}`)).body.data
    expect((await atTheOther(person).get(`quote/${id}`)).body.data).toEqual(cachedQuote)
    const last = replies.findLast(({ status }) => status === 200)
    expect(last?.body.data).toEqual(cachedQuote)
  })

  it('a save overtaken at another server is merged, or reported as a conflict with what is stored there (S2)', async () => {
    const { version } = (await save(person, id, saving())).body.data
    const saveOfOther = saving()
    await save(atTheOther(person), id, saveOfOther)
    const mergeReply = await save(person, id, { step, annual_revenue: 333_000 }, version)
    expect(mergeReply.body.data).toMatchObject({ company_name: saveOfOther.company_name, annual_revenue: 333_000 })
    const refusal = await save(person, id, saving(), version)
    expect([refusal.status, refusal.body.conflicts?.[0]]).toMatchObject([
      409,
      { field: 'company_name', theirs: saveOfOther.company_name },
    ])
  })

  it('questions that another server fetched are in the next reply (Q1)', async () => {
    await save(person, id, saving())
    const { status } = await fetchSet(atTheOther(person), { _id: id }, 'gl.liberty')
    expect(status).toBe(200)
    const { body } = await save(person, id, saving())
    expect(Object.keys(body.data.question_sets)).toEqual(['gl.liberty'])
  })

  it('a refusal is about the stored quote, whatever was cached (S5)', async () => {
    await save(person, id, saving())
    expect((await save(atTheOther(person), id, { step, company_name: 'Theirs LLC' })).status).toBe(200)
    const { status, body } = await save(person, id, { step, company_name: '' })
    expect([status, body.errors?.[0]?.field]).toEqual([422, 'company_name'])
    await db.updateTable('quotes').set({ completed: true }).where('id', '=', id).execute()
    const closeReply = await save(person, id, { step, company_name: 'Other LLC' })
    expect([closeReply.status, closeReply.body.code]).toEqual([409, 'quote.completed'])
    // The cached quote would refuse; the stored one does not.
    expect((await person.get(`quote/${id}`)).body.data.completed).toBe(true)
    await db.updateTable('quotes').set({ completed: false }).where('id', '=', id).execute()
    expect((await save(person, id, saving())).status).toBe(200)
  })
})
