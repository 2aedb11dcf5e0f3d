import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Browser, Reply } from '../../../../testing/browser.ts'
import { fetchSet, fillQuote, painter } from '../../../../testing/fill-quote.ts'
import { signInAs } from '../../../../testing/sign-in.ts'
import { createTestApp } from '../../../../testing/test-app.ts'
import { isUnbroken } from '../events/quote-events.ts'
import { eventsSince } from '../quotes.store.ts'

const derived = vi.hoisted(() => ({ trails: 0 }))
vi.mock('@coverwright/core/flow/trail', async (original) => {
  const whole = await original<typeof import('@coverwright/core/flow/trail')>()
  const deriveTrail: typeof whole.deriveTrail = (...given) => {
    derived.trails += 1
    return whole.deriveTrail(...given)
  }
  return { ...whole, deriveTrail }
})

const secretKeys = [randomBytes(32)] as const
const here = await createTestApp({ secretKeys })
/** A second server of the same database. */
const there = await createTestApp({ secretKeys, database: here.database })
const { db } = here

const step = '/business'
let count = 0
function saving() {
  count += 1
  return { step, company_name: `Painting ${count} LLC` }
}

/** The same browser at the other server. */
function atTheOther(person: Browser): Browser {
  const other = there.browser()
  for (const [name, value] of person.jar) other.jar.set(name, value)
  return other
}

const save = (person: Browser, id: string, body: object, version = '*'): Promise<Reply> =>
  person.patch(`quote/${id}`, body, { 'if-match': version === '*' ? version : `"${version}"` })

/** Somebody whose quote the server remembers, with the page before the one that `saving` answers. */
async function beginning() {
  const who = here.browser()
  const { _id: id } = await who.begin()
  await who.patch(
    `quote/${id}`,
    { step: '/', class_code_ref: 'CW238320A', zip_code: '60614', business_type: 'llc' },
    { 'if-match': '*' },
  )
  const size = { years_business_started: 2015, annual_revenue: 1000, annual_payroll: 0 }
  const { status } = await save(who, id, { ...saving(), ...size, fulltime_employees: 1, parttime_employees: 0 })
  expect(status).toBe(200)
  return { who, id }
}

/** What a call asks of the database, and how often it derives a trail. */
async function costOf(call: () => Promise<Reply>) {
  // Below the pool, which has its own way to ask; a statement that is prepared already is only bound.
  const spies = (['query', 'bind'] as const).map((how) => vi.spyOn(pg.Connection.prototype, how))
  derived.trails = 0
  const { status } = await call()
  const statements = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0)
  for (const spy of spies) spy.mockRestore()
  return { status, statements, trails: derived.trails }
}

let person: Browser
let id: string

beforeEach(async () => {
  person = here.browser()
  id = (await fillQuote(person, painter, '/insurance'))._id
})

describe('what a save costs', () => {
  it('is one statement and one derivation, where the quote was read or saved before (speed)', async () => {
    await save(person, id, saving())
    expect(await costOf(() => save(person, id, saving()))).toEqual({ status: 200, statements: 1, trails: 1 })
    expect(await costOf(() => person.get(`quote/${id}`))).toEqual({ status: 200, statements: 1, trails: 0 })
  })

  it('that changes nothing looks whether the quote is still so, and says what it is (speed)', async () => {
    const same = saving()
    await save(person, id, same)
    expect(await costOf(() => save(person, id, same))).toEqual({ status: 200, statements: 1, trails: 1 })
    expect((await save(atTheOther(person), id, saving())).status).toBe(200)
    expect(await costOf(() => save(person, id, same))).toEqual({ status: 200, statements: 3, trails: 3 })
    expect((await person.get(`quote/${id}`)).body.data.company_name).toBe(same.company_name)
  })

  it('is two of each where it was not, and a read is one (speed)', async () => {
    const other = atTheOther(person)
    expect(await costOf(() => save(other, id, saving()))).toEqual({ status: 200, statements: 2, trails: 2 })
    expect(await costOf(() => atTheOther(person).get(`quote/${id}`))).toEqual({ status: 200, statements: 1, trails: 0 })
    const fresh = here.browser()
    const begun = await fresh.begin()
    expect(await costOf(() => fresh.get(`quote/${begun._id}`))).toEqual({ status: 200, statements: 1, trails: 1 })
  })

  it('is five statements and two derivations for whoever is signed in (speed)', async () => {
    await signInAs(person, 'cost@painting.example')
    await save(person, id, saving())
    expect(await costOf(() => save(person, id, saving()))).toEqual({ status: 200, statements: 5, trails: 2 })
  })

  it('is a share of one statement where many save at the same moment, each under a chain of its own (speed, S1)', async () => {
    const people = await Promise.all(Array.from({ length: 24 }, beginning))
    const bodies = people.map(saving)
    const spy = vi.spyOn(pg.Connection.prototype, 'bind')
    const replies = await Promise.all(people.map(({ who, id }, at) => save(who, id, bodies[at] ?? {})))
    const statements = spy.mock.calls.length
    spy.mockRestore()
    expect(statements).toBeLessThanOrEqual(8)
    for (const [at, { status, body }] of replies.entries()) {
      expect([status, body.data.company_name]).toEqual([200, bodies[at]?.company_name])
      const id = people[at]?.id ?? ''
      expect((await atTheOther(people[at]?.who ?? person).get(`quote/${id}`)).body.data).toEqual(body.data)
      expect(isUnbroken(await eventsSince(db, id, 0))).toBe(true)
    }
  })

  it('touches no index: none hangs on what a save changes (speed)', async () => {
    const { rows } = await here.pool.query(
      `select distinct pg_depend.objid::regclass::text as index, attname::text as "column"
       from pg_depend join pg_index on pg_index.indexrelid = pg_depend.objid
       join pg_attribute on attrelid = pg_depend.refobjid and attnum = pg_depend.refobjsubid
       where pg_depend.classid = 'pg_class'::regclass and pg_depend.refobjid = 'quotes'::regclass
         and attname in ('answers', 'version', 'max_step', 'partner', 'test_features', 'legit_lead_at', 'updated_at', 'schema_version', 'events',
           'last_hash', 'completed')`,
    )
    expect(rows).toEqual([])
  })
})

it('a quote that somebody holds keeps nobody waiting but who saves in it (S2, case D7)', async () => {
  const [held, ...others] = await Promise.all(Array.from({ length: 6 }, beginning))
  if (!held) throw new Error('There is nobody')
  const saved: string[] = []
  const { promise: release, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
  const holding = db.transaction().execute(async (trx) => {
    await trx.selectFrom('quotes').select('id').where('id', '=', held.id).forUpdate().execute()
    hold()
    await release
  })
  await isHeld
  const note = async ({ who, id }: Awaited<ReturnType<typeof beginning>>) => {
    expect((await save(who, id, saving())).status).toBe(200)
    saved.push(id)
  }
  const waiting = note(held)
  await Promise.all(others.map(note))
  expect(saved).not.toContain(held.id)
  letGo()
  await Promise.all([holding, waiting])
  expect(saved.at(-1)).toBe(held.id)
})

it('a quote saved by turns at two servers holds everything, under one chain of events (S1, R3)', async () => {
  const other = atTheOther(person)
  for (let turn = 0; turn < 3; turn++) {
    expect((await save(person, id, saving())).status).toBe(200)
    const body = saving()
    expect((await save(other, id, body)).body.data).toMatchObject({ company_name: body.company_name })
    const [read, again] = [await person.get(`quote/${id}`), await other.get(`quote/${id}`)]
    expect(read.body.data).toEqual(again.body.data)
    expect(read.body.data.company_name).toBe(body.company_name)
  }
  expect(isUnbroken(await eventsSince(db, id, 0))).toBe(true)
})

it('what is told after saves that read nothing is what is stored (S1)', async () => {
  await save(person, id, saving())
  const list = [{ id: 'a', street: '1 Elm St', zip_code: '60614', city: 'Chicago', state: 'IL', occupancy: 'home' }]
  const replies = [
    await save(person, id, { step, annual_revenue: 510_000 }),
    await save(person, id, { step: '/', sub_class_code_ref: 'CWT10019', zip_code: '60540' }),
    await save(person, id, { step, business_description: null, partner: 'somebody', test_features: ['x'] }),
    await save(person, id, { step: '/location/list', locations: list }),
  ]
  for (const { status, body } of replies) expect([200, 409, 422], JSON.stringify(body)).toContain(status)
  const remembered = (await person.get(`quote/${id}`)).body.data
  expect((await atTheOther(person).get(`quote/${id}`)).body.data).toEqual(remembered)
  const last = replies.findLast(({ status }) => status === 200)
  expect(last?.body.data).toEqual(remembered)
})

it('of a list that differs by one item, that item alone is written, where it stands (speed, S1, S2)', async () => {
  const who = here.browser()
  const { _id } = await fillQuote(who, painter, '/done')
  const places = ['First', 'Second', 'Third'].map((street, at) => ({
    ...{ id: `place-${at}`, street: `1 ${street} Street`, zip_code: '60614', city: 'Chicago', state: 'IL' },
    ...{ occupancy: 'lease', square_feet: 900, employees: 5, revenue: 420_000 },
  }))
  expect((await save(who, _id, { step: '/location/list', locations: places })).status).toBe(200)
  const saveOne = (id: string, street: string) => {
    const locations = places.map((place) => (place.id === id ? { id, street } : { id: place.id }))
    return save(who, _id, { step: `/location/edit/${places.findIndex((place) => place.id === id)}/address`, locations })
  }
  const spy = vi.spyOn(pg.Connection.prototype, 'bind')
  const { status } = await saveOne('place-1', '2 Second Street')
  const written = JSON.stringify(spy.mock.calls)
  spy.mockRestore()
  expect(status).toBe(200)
  expect(written).toContain('2 Second Street')
  expect(written).not.toContain('Third Street')
  const last = await saveOne('place-2', '2 Third Street')
  const streets = last.body.data.locations.map(({ street }: { readonly street: string }) => street)
  expect(streets).toEqual(['1 First Street', '2 Second Street', '2 Third Street'])
  expect((await atTheOther(who).get(`quote/${_id}`)).body.data).toEqual(last.body.data)
  expect(isUnbroken(await eventsSince(db, _id, 0))).toBe(true)
})

it('a save that was overtaken at another server is merged, or told as a conflict with what is stored there (S2)', async () => {
  const { version } = (await save(person, id, saving())).body.data
  const theirs = saving()
  await save(atTheOther(person), id, theirs)
  const merged = await save(person, id, { step, annual_revenue: 333_000 }, version)
  expect(merged.body.data).toMatchObject({ company_name: theirs.company_name, annual_revenue: 333_000 })
  const refused = await save(person, id, saving(), version)
  expect([refused.status, refused.body.conflicts?.[0]]).toMatchObject([
    409,
    { field: 'company_name', theirs: theirs.company_name },
  ])
})

it('questions that another server fetched are in the next reply (Q1)', async () => {
  await save(person, id, saving())
  const { status } = await fetchSet(atTheOther(person), { _id: id }, 'gl.liberty')
  expect(status).toBe(200)
  const { body } = await save(person, id, saving())
  expect(Object.keys(body.data.question_sets)).toEqual(['gl.liberty'])
})

it('a refusal is told of the quote as it is stored, whatever was remembered (S5)', async () => {
  await save(person, id, saving())
  expect((await save(atTheOther(person), id, { step, company_name: 'Theirs LLC' })).status).toBe(200)
  const { status, body } = await save(person, id, { step, company_name: '' })
  expect([status, body.errors?.[0]?.field]).toEqual([422, 'company_name'])
  await db.updateTable('quotes').set({ completed: true }).where('id', '=', id).execute()
  const closed = await save(person, id, saving())
  expect([closed.status, closed.body.code]).toEqual([409, 'quote.completed'])
  // What was remembered last would refuse; what is stored does not.
  expect((await person.get(`quote/${id}`)).body.data.completed).toBe(true)
  await db.updateTable('quotes').set({ completed: false }).where('id', '=', id).execute()
  expect((await save(person, id, saving())).status).toBe(200)
})

it('a session that ended elsewhere saves and reads nothing more (case B2)', async () => {
  await save(person, id, saving())
  const before = await db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  await db
    .updateTable('sessions')
    .set({ expires_at: new Date(here.clock.now.getTime() - 1) })
    .where('id', '=', before.session_id)
    .execute()
  expect((await save(person, id, saving())).status).toBe(401)
  expect((await person.get(`quote/${id}`)).status).toBe(401)
  expect(await db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()).toEqual(before)
})

it('a quote that somebody made theirs at another server is no visitor’s any more (R6)', async () => {
  await save(person, id, saving())
  const token = new Map(person.jar)
  await signInAs(atTheOther(person), 'owner@painting.example')
  const stale = here.browser()
  for (const [name, value] of token) stale.jar.set(name, value)
  expect((await save(stale, id, saving())).status).toBe(401)
  expect((await stale.get(`quote/${id}`)).status).toBe(401)
})

it('another browser gains nothing by what is remembered (case B1)', async () => {
  await save(person, id, saving())
  const stranger = here.browser()
  await stranger.begin()
  expect((await save(stranger, id, saving())).status).toBe(401)
  expect((await stranger.get(`quote/${id}`)).status).toBe(401)
})
