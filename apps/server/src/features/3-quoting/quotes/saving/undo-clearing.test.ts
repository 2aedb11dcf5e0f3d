import { expect, test } from 'vitest'
import { fillQuote, painter } from '../../../../testing/fill-quote.ts'
import { createTestApp } from '../../../../testing/test-app.ts'
import { isUnbroken } from '../events/quote-events.ts'
import { listEventsSince } from '../quotes.store.ts'
import { undoableForMs } from './undo-clearing.ts'

const { browser, clock, db } = await createTestApp()

const undo = (visitor: ReturnType<typeof browser>, { _id, version }: { _id: string; version: number }) =>
  visitor.patch(`quote/${_id}`, { command: 'undo_clearing' }, { 'if-match': `"${version}"` })

/** A painter who answered everything becomes a clothing shop, which clears the insurers' answers. */
async function afterClearing() {
  const rosa = browser()
  const before = await fillQuote(rosa)
  const { body } = await rosa.save(before, '/', { class_code_ref: 'CW458110A' })
  return { rosa, before, cleared: body.data }
}

test('a save that cleared answers is undone completely, and stays on record (F19)', async () => {
  const { rosa, before, cleared } = await afterClearing()
  expect(cleared.gl?.liberty).toBeUndefined()
  const { status, body } = await undo(rosa, cleared)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    class_code_ref: before.class_code_ref,
    gl: before.gl,
    version: cleared.version + 1,
  })
  const events = await listEventsSince(db, before._id, 0)
  expect(events.slice(-2).map(({ kind }) => kind)).toEqual(['saved', 'undone'])
  expect(isUnbroken(events)).toBe(true)
})

test('after another save there is nothing to undo, and nothing is lost (F19)', async () => {
  const { rosa, cleared } = await afterClearing()
  const later = (await rosa.save(cleared, '/business', { company_name: 'Threads' })).body.data
  for (const quote of [cleared, later]) {
    const reply = await undo(rosa, quote)
    expect([reply.status, reply.body.code]).toEqual([409, 'quote.nothing_to_undo'])
  }
  expect((await rosa.get(`quote/${cleared._id}`)).body.data).toMatchObject({ company_name: 'Threads' })
})

test('a save that cleared nothing cannot be undone, and neither can an undo (F19)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa, painter, '/business')
  expect((await undo(rosa, quote)).status).toBe(409)
  const { rosa: other, cleared } = await afterClearing()
  const undone = (await undo(other, cleared)).body.data
  expect((await undo(other, undone)).status).toBe(409)
  expect((await undo(browser(), cleared)).status).toBe(401)
})

test.for([
  ['step', '/a\0b'],
  ['partner', '\ud800'],
  ['test_features.0', ['a\0']],
  ['owner', 1],
] as const)(
  'an undoing that brings along %s that no quote can keep is refused by name (A6, case M7)',
  async ([field, value]) => {
    const { rosa, cleared } = await afterClearing()
    const [name = ''] = field.split('.')
    const body = { command: 'undo_clearing', [name]: value }
    const reply = await rosa.patch(`quote/${cleared._id}`, body, { 'if-match': `"${cleared.version}"` })
    expect([reply.status, reply.body.errors?.[0].field]).toEqual([422, field])
  },
)

test('a clearing can be undone for a day: after that its documents may be gone for good (F19, A5)', async () => {
  const { rosa, cleared } = await afterClearing()
  const then = clock.now
  clock.now = new Date(then.getTime() + undoableForMs + 1)
  expect((await undo(rosa, cleared)).body.code).toBe('quote.nothing_to_undo')
  clock.now = new Date(then.getTime() + undoableForMs)
  expect((await undo(rosa, cleared)).status).toBe(200)
  clock.now = then
})
