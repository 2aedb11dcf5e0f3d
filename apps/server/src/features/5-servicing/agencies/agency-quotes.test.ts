import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrateDownTo, migrateUp } from '../../../platform/database/migrate.ts'
import { asAgent } from '../../../testing/as-agent.ts'
import type { Browser } from '../../../testing/browser.ts'
import { fillQuote, painter } from '../../../testing/fill-quote.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const { browser, clock, db, pool } = await createTestApp()

const later = () => {
  clock.now = new Date(clock.now.getTime() + 60_000)
}

async function agent(email: string): Promise<Browser> {
  const visitor = browser()
  await signInAs(visitor, email)
  return visitor
}

/** A quote at the page `until`, a minute after the one before. */
async function quoteOf(visitor: Browser, company: string, more: object = {}, until = '/insurance', isAgent = true) {
  later()
  return await fillQuote(isAgent ? asAgent(visitor) : visitor, { ...painter, company_name: company, ...more }, until)
}

const list = async (visitor: Browser, query = '') => (await visitor.get(`agent/quotes${query}`)).body.data
const companies = async (visitor: Browser, query = '') =>
  (await list(visitor, query)).quotes.map(({ company_name }: { company_name?: string }) => company_name)
const find = (visitor: Browser, search: string) => companies(visitor, `?search=${encodeURIComponent(search)}`)

const ruth = await agent('agent@quarry-street.example')
const mateo = await agent('subagent@quarry-street.example')
const priya = await agent('agent@fern-hollow.example')
const hugh = await agent('solo.agent@selfserve.example')
const imani = await agent('callcenter@coverwright.example')

const first = await quoteOf(ruth, 'Kiln & Clay LLC', { contact_first_name: 'Odalys', contact_last_name: 'Brandt' })
await quoteOf(mateo, '100% Clean_Windows', { contact_email: 'Desk_One@CleanWin.example' })
const otherQuote = await quoteOf(priya, 'Fern Hollow Roofing')
const solo = await quoteOf(hugh, 'Solo Pottery')
await quoteOf(browser(), 'Nobody’s Bakery', {}, '/insurance', false)

it('lists what the agency works on, the one changed last first, for agents and sub-agents alike (R6)', async () => {
  const expectedNames = ['100% Clean_Windows', 'Kiln & Clay LLC']
  expect(await companies(ruth)).toEqual(expectedNames)
  expect(await companies(mateo)).toEqual(expectedNames)
  expect(await companies(priya)).toEqual(['Fern Hollow Roofing'])
  later()
  await ruth.save(first, '/', { zip_code: '60622' })
  expect(await companies(ruth)).toEqual([...expectedNames].reverse())
})

it('shows a self-service agent their own, and a platform agent all of this site (R6)', async () => {
  expect(await companies(hugh)).toEqual(['Solo Pottery'])
  expect((await companies(imani)).sort()).toEqual([
    '100% Clean_Windows',
    'Fern Hollow Roofing',
    'Kiln & Clay LLC',
    'Nobody’s Bakery',
    'Solo Pottery',
  ])
  const elsewhere = await imani.get('agent/quotes', { host: 'agents.localhost' })
  expect(elsewhere.body.data.quotes).toEqual([])
})

it('shows what an agent wants to know about each, and nothing that is encrypted (R6, S9)', async () => {
  const { quotes } = await list(ruth, '?search=kiln')
  expect(quotes).toEqual([
    {
      id: first._id,
      uuid: first.uuid,
      company_name: 'Kiln & Clay LLC',
      contact_name: 'Odalys Brandt',
      contact_email: painter.contact_email,
      application_type: 'new',
      state: 'open',
      next_move: { who: 'agent', what: 'fill_in', insurers: [] },
      max_step: '/insurance',
      step_label: expect.stringMatching(/^[A-Z][a-z]/),
      progress: expect.any(Number),
      insurance_types: [],
      agent_name: 'Ruth Calloway',
      offers: { quoted: 0, referred: 0, needs_information: 0, waiting: 0, declined: 0 },
      created_at: first.created_at,
      updated_at: expect.any(String),
    },
  ])
  expect(quotes[0].progress).toBeGreaterThan(0)
  expect(quotes[0].progress).toBeLessThan(100)
  expect(JSON.stringify(await list(imani))).not.toMatch(/sealed|1234567|employer_id/)
})

it.each([
  ['KILN', ['Kiln & Clay LLC']],
  ['odalys brandt', ['Kiln & Clay LLC']],
  ['rosa lind', ['100% Clean_Windows']],
  ['desk_one@cleanwin', ['100% Clean_Windows']],
  ['  clay  ', ['Kiln & Clay LLC']],
  ['100% c', ['100% Clean_Windows']],
  ['%', ['100% Clean_Windows']],
  ['_w', ['100% Clean_Windows']],
  ['k_ln', []],
  ['\\', []],
  ["' or true --", []],
  ['fern', []],
  ['llc odalys', []],
])('finds %j by parts of names and addresses, taken literally (R6)', async (search, expected) => {
  expect(await find(ruth, search)).toEqual(expected)
})

it('finds names in any spelling, on both sides (R6)', async () => {
  await quoteOf(priya, 'O’Brien Pub')
  await quoteOf(priya, 'Cafe\u0301 Sen\u0303or', { contact_first_name: 'Zoë', contact_last_name: 'Łódzki' })
  await quoteOf(priya, 'İstanbul Kebab')
  await quoteOf(priya, 'Ａｃｍｅ–Tools')
  const finds = [
    ["o'brien", 'O’Brien Pub'],
    ['obrien', 'O’Brien Pub'],
    ['O`BRIEN', 'O’Brien Pub'],
    ['cafe senor', 'Café Señor'],
    ['CAFÉ SEÑOR', 'Café Señor'],
    ['cafe\u0301 se\u00f1or', 'Café Señor'],
    ['zoe lodzki', 'Café Señor'],
    ['ISTANBUL', 'İstanbul Kebab'],
    ['İSTANBUL', 'İstanbul Kebab'],
    ['acme', 'Ａｃｍｅ–Tools'],
    ['ac\u200bme-tools', 'Ａｃｍｅ–Tools'],
  ]
  for (const [search = '', company = ''] of finds)
    expect(
      (await find(priya, search)).map((name: string) => name.normalize('NFC')),
      search,
    ).toEqual([company])
})

it('finds a quote by the start of its number, and not by its middle (R6)', async () => {
  for (const number of [first._id, first.uuid, first._id.slice(0, 8).toUpperCase()])
    expect(await find(ruth, number)).toEqual(['Kiln & Clay LLC'])
  expect(await find(ruth, first.uuid.slice(9))).toEqual([])
  expect(await find(ruth, otherQuote._id)).toEqual([])
})

it('distinguishes open, submitted, answered, chosen, asked, bound and closed quotes (R6)', async () => {
  const submittedQuote = await quoteOf(ruth, 'Submitted Cabinets', {}, '/done')
  const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
  expect((await ruth.patch(`quote/${submittedQuote._id}/finish_form`, { attestation })).status).toBe(200)
  const row = async () => (await list(ruth, '?search=submitted')).quotes[0]
  expect(await companies(ruth, '?state=submitted')).toEqual(['Submitted Cabinets'])
  expect(await row()).toMatchObject({ state: 'submitted', progress: 100, offers: { quoted: 0 } })
  expect((await row()).offers.waiting).toBeGreaterThan(0)
  expect((await row()).insurance_types).toContainEqual({ tag: 'GL', name: 'General Liability' })
  await db.updateTable('offers').set({ state: 'declined' }).execute()
  expect(await companies(ruth, '?state=offers')).toEqual([])
  expect((await row()).offers).toMatchObject({ needs_information: 0, waiting: 0 })
  expect((await row()).offers.declined).toBeGreaterThan(0)
  expect(await row()).not.toHaveProperty('best')
  const premium = { amount: 61_200, currency: 'USD' }
  await sql`update offers set state = 'quoted', reply = ${JSON.stringify({ premium })}::jsonb where position = 0`.execute(
    db,
  )
  expect(await companies(ruth, '?state=offers')).toEqual(['Submitted Cabinets'])
  expect(await row()).toMatchObject({
    state: 'offers',
    offers: { quoted: 1, waiting: 0 },
    best: premium,
    effective_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
  expect(await companies(ruth, '?state=submitted')).toEqual([])
  expect(await companies(ruth, '?state=open')).not.toContain('Submitted Cabinets')
  const setStage = (stage: string) =>
    db.transaction().execute(async (trx) => {
      // Without an insurer's confirmation the database refuses it.
      await sql`set local session_replication_role = replica`.execute(trx)
      await sql`update offers set stage = ${stage} where position = 0`.execute(trx)
    })
  for (const [stage, state] of [
    ['chosen', 'chosen'],
    ['bind_requested', 'asked'],
    ['contingent', 'asked'],
    ['refused', 'offers'],
  ] as const) {
    await setStage(stage)
    expect((await row()).state, stage).toBe(state)
    expect(await companies(ruth, `?state=${state}`), stage).toEqual(['Submitted Cabinets'])
  }
  expect(await companies(ruth, '?state=chosen')).toEqual([])
  await setStage('bound')
  expect(await companies(ruth, '?state=bound')).toEqual(['Submitted Cabinets'])
  expect(await row()).toMatchObject({ state: 'bound', offers: { quoted: 1 } })
  expect(await companies(ruth, '?state=offers')).toEqual([])
  expect((await ruth.patch(`quote/${submittedQuote._id}`, { command: 'reopen' }, { 'if-match': '*' })).status).toBe(200)
  expect((await row()).state, 'while it is changed').toBe('bound')
  expect(await companies(ruth, '?state=open')).not.toContain('Submitted Cabinets')
  expect((await ruth.patch(`quote/${submittedQuote._id}/finish_form`, { attestation })).status).toBe(200)
  expect((await row()).state, 'once its lines are asked again').toBe('bound')
  expect(await companies(ruth, '?state=bound')).toEqual(['Submitted Cabinets'])
  await db.updateTable('quotes').set({ closed_at: clock.now }).where('id', '=', submittedQuote._id).execute()
  expect((await row()).state).toBe('closed')
  expect(await companies(ruth, '?state=closed')).toEqual(['Submitted Cabinets'])
  expect(await companies(ruth, '?state=bound')).toEqual([])
})

it('shows the client’s link while it works (R6)', async () => {
  const row = async () => (await list(ruth, `?search=${first._id}`)).quotes[0]
  expect(await row()).not.toHaveProperty('client_link')
  const link = (await ruth.post(`quote/${first._id}/links`, { email: 'odalys@kiln.example' })).body.data
  expect((await row()).client_link).toEqual({ sent_at: link.created_at, expires_at: link.expires_at })
  await ruth.delete(`quote/${first._id}/links/${link.uuid}`)
  expect(await row()).not.toHaveProperty('client_link')
})

it('gives twenty a page, and nothing past the last (R6)', async () => {
  for (let number = 0; number < 23; number++) {
    later()
    await hugh.begin()
  }
  const pages = await Promise.all([1, 2, 3].map((page) => list(hugh, `?page=${page}`)))
  expect(pages.map(({ quotes }) => quotes.length)).toEqual([20, 4, 0])
  expect(pages.map(({ total, page, page_size }) => [total, page, page_size])).toEqual(
    [1, 2, 3].map((page) => [24, page, 20]),
  )
  const ids = pages.flatMap(({ quotes }) => quotes.map(({ id }: { id: string }) => id))
  expect(new Set(ids).size).toBe(24)
  expect(ids.at(-1)).toBe(solo._id)
})

it.each(['state=gone', 'page=0', 'page=x', `search=${'x'.repeat(101)}`, 'agency=fern-hollow'])(
  'refuses ?%s by name (A4)',
  async (query) => {
    const refusal = await ruth.get(`agent/quotes?${query}`)
    expect([refusal.status, refusal.body.errors[0].field]).toEqual([422, query.split('=')[0]])
  },
)

it('texts that no database stores find nothing (A2)', async () => {
  expect((await ruth.get('agent/quotes?search=%00')).status).toBe(200)
  expect((await ruth.get('agent/quotes?search=%20')).body.data.total).toBeGreaterThan(1)
})

it('finds the same in rows from before there was a search column, as its migration folds them (R6)', async () => {
  const texts = async () => (await pool.query('select id, search_text from quotes order by id')).rows
  const savedTexts = await texts()
  expect(savedTexts.map(({ search_text }) => search_text)).toContain(
    `cafe senor\nzoe lodzki\n${String(painter.contact_email).toLowerCase()}\n3125550148`,
  )
  await migrateDownTo(pool, 18)
  await migrateUp(pool)
  expect(await texts()).toEqual(savedTexts)
})
