import { expect, test } from 'vitest'
import { fillQuote, painter } from '../../../../testing/fill-quote.ts'
import { createTestApp } from '../../../../testing/test-app.ts'
import { listEventsSince } from '../quotes.store.ts'
import { isUnbroken } from './quote-events.ts'

const { browser, db, pool, logged } = await createTestApp()
const fein = '36-1234567'
const withFein = { ...painter, employer_id: fein }

const rowsOf = async (id: string) =>
  JSON.stringify([
    (await pool.query('select * from quotes where id = $1', [id])).rows,
    (await pool.query('select * from quote_events where quote_id = $1', [id])).rows,
    (await pool.query('select * from submissions where quote_id = $1', [id])).rows,
  ])

test('every save is an event, with its origin, each chained to the one before (case D13)', async () => {
  const quote = await fillQuote(browser())
  const events = await listEventsSince(db, quote._id, 0)
  const head = db.selectFrom('quotes').select(['events', 'last_hash']).where('id', '=', quote._id)
  expect(await head.executeTakeFirst()).toEqual({ events: events.length, last_hash: events.at(-1)?.hash })
  expect(events.map(({ version }) => version)).toEqual(Array.from({ length: quote.version }, (_, index) => index + 1))
  expect(events[1]).toMatchObject({ kind: 'saved', step: '/', position: 2 })
  expect(events[1]?.changes).toContainEqual({ path: 'zip_code', after: '60614' })
  expect(events[1]?.origin).toEqual({ request: expect.any(String), network: '127.0.0.0/24' })
  expect(isUnbroken(events)).toBe(true)
})

test('a changed, missing or reordered event breaks the chain (case D13)', async () => {
  const quote = await fillQuote(browser(), painter, '/other-info')
  const events = await listEventsSince(db, quote._id, 0)
  const forgedEvents = events.map((event) => (event.position === 2 ? { ...event, actor: 'somebody else' } : event))
  expect(isUnbroken(forgedEvents)).toBe(false)
  expect(isUnbroken(events.filter(({ position }) => position !== 2))).toBe(false)
  expect(isUnbroken(events.toReversed())).toBe(false)
})

test.for([
  "update quote_events set actor = 'x'",
  'delete from quote_events',
  'truncate quote_events',
  "update submissions set hash = 'x'",
  'delete from submissions',
  'truncate submissions cascade',
])('the database refuses "%s" (case D13)', async (statement) => {
  const rosa = browser()
  const quote = await fillQuote(rosa)
  const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
  expect((await rosa.patch(`quote/${quote._id}/finish_form`, { attestation })).status).toBe(200)
  await expect(pool.query(statement)).rejects.toThrow('append-only')
})

test('a tax number is encrypted in the quote, its events and its submission, masked in replies, and not logged (case P3, P4)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa, withFein)
  expect(quote.employer_id).toBe('•••••4567')
  const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
  const submitReply = await rosa.patch(`quote/${quote._id}/finish_form`, { attestation })
  expect(submitReply.body.data).toMatchObject({ completed: true, employer_id: '•••••4567' })
  const storedRows = await rowsOf(quote._id)
  for (const digits of [fein, fein.replace('-', ''), '1234567']) {
    expect(storedRows).not.toContain(digits)
    expect(JSON.stringify(submitReply.body)).not.toContain(digits)
    expect(logged.join()).not.toContain(digits)
  }
  for (const personal of ['rosa@bluedoor', 'Lind', '5550148', 'Elm St', quote._id, rosa.jar.get('cw_session') ?? '']) {
    expect(logged.join()).not.toContain(personal)
  }
})

test('a mask sent back keeps the number; an invented mask is refused (case P3)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa, withFein, '/contact')
  const step = { business_description: 'We paint.', employer_id: quote.employer_id }
  const reply = await rosa.save(quote, '/other-info', step)
  expect(reply.body.data.employer_id).toBe('•••••4567')
  const events = await listEventsSince(db, quote._id, quote.version)
  expect(events[0]?.changes.map(({ path }) => path)).toEqual(['business_description'])
  const savedQuote = await rosa.save(reply.body.data, '/other-info', { ...step, employer_id: '•••••9999' })
  expect([savedQuote.status, savedQuote.body.errors[0].field]).toEqual([422, 'employer_id'])
  const clearReply = await rosa.save(reply.body.data, '/other-info', { ...step, employer_id: null })
  expect(clearReply.body.data.employer_id).toBeUndefined()
})

test('a conflict over a tax number shows masks only (case P3)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa, withFein, '/contact')
  const step = (employer_id: string) => ({ business_description: 'We paint.', employer_id })
  await rosa.save(quote, '/other-info', step('36-7654321'))
  const reply = await rosa.save(quote, '/other-info', step('36-1112223'))
  expect(reply.body.conflicts).toEqual([{ field: 'employer_id', yours: '•••••2223', theirs: '•••••4321' }])
})
