import { beforeEach, expect, test } from 'vitest'
import type { Browser } from '../../../../testing/browser.ts'
import { fillQuote } from '../../../../testing/fill-quote.ts'
import { createTestApp } from '../../../../testing/test-app.ts'

const { browser, pool, disturb, calm } = await createTestApp()
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }

beforeEach(async () => {
  await calm()
})

const finish = (visitor: Browser, { _id }: { _id: string }) =>
  visitor.patch(`quote/${_id}/finish_form`, { attestation })

/** Everything is answered but the questions of insurers, which were never fetched. */
async function withoutQuestions() {
  const rosa = browser()
  const quote = await fillQuote(rosa)
  await pool.query(`update quotes set question_sets = '{}', answers = answers #- '{gl,liberty}' where id = $1`, [
    quote._id,
  ])
  return { rosa, quote }
}

test('questions that were never fetched are fetched at the end, and must be answered (F20, Q5, seed 4.7)', async () => {
  const { rosa, quote } = await withoutQuestions()
  const reply = await finish(rosa, quote)
  expect([reply.status, reply.body.code]).toEqual([422, 'quote.incomplete'])
  expect(reply.body.steps[0]).toMatchObject({ step: '/gl/l/uw-questions/edit/0' })
  const other = await withoutQuestions()
  const validation = (await other.rosa.get(`quote/${other.quote._id}/validate`)).body.data
  expect(validation.problems[0]).toMatchObject({ step: '/gl/l/uw-questions/edit/0' })
})

test('questions that do not arrive at the end either prevent nobody from submitting (F20, Q5, E1, seed 8)', async () => {
  const { rosa, quote } = await withoutQuestions()
  await disturb({ carrier: 'liberty', operation: 'questions', fail: 'status' })
  expect((await rosa.get(`quote/${quote._id}/validate`)).body.data).toMatchObject({ valid: true, problems: [] })
  const reply = await finish(rosa, quote)
  expect([reply.status, reply.body.data.completed]).toEqual([200, true])
})

test('missing questions delay no later page: the furthest step passes them (F6, Q5)', async () => {
  const { rosa, quote } = await withoutQuestions()
  await pool.query(`update quotes set max_step = '/contact' where id = $1`, [quote._id])
  const other = { claims: { any: 'No' }, max_step: '/done' }
  const { status, body } = await rosa.save(quote, '/dynamic-questions/claims/edit/0', other)
  expect([status, body.data.max_step]).toEqual([200, '/done'])
})
