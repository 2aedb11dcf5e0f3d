import { expect, test } from 'vitest'
import { createTestApp } from '../../../../testing/test-app.ts'

const { browser } = await createTestApp()
const [one, other] = ['dana@shop.example', 'lee@shop.example']

test.each([
  ['email alone', { email: one }],
  ['both names', { email: one, contact_email: one }],
  ['the whole quote as it was read, and a new email', { email: one, contact_email: other }],
  ['the other address again, and a new one', { email: other, contact_email: one }],
])('the contact’s address may be saved as %s (seed 3)', async (_how, body) => {
  const rosa = browser()
  const { _id: id } = (await rosa.post('quote', { contact_email: other })).body.data
  const saveReply = await rosa.patch(`quote/${id}`, body)
  expect([saveReply.status, saveReply.body.data?.contact_email, saveReply.body.data?.email]).toEqual([
    200,
    one,
    undefined,
  ])
})

test('two new addresses are refused by name, and so is an invalid one (seed 3)', async () => {
  const rosa = browser()
  const { _id: id } = await rosa.begin()
  const two = await rosa.patch(`quote/${id}`, { email: one, contact_email: other })
  expect([two.status, two.body.errors[0].field]).toEqual([422, 'email'])
  const none = await rosa.patch(`quote/${id}`, { email: 'dana at shop' })
  expect([none.status, none.body.errors[0].field]).toEqual([422, 'contact_email'])
})

test('a quote begins with the stored spelling (seed 7.1)', async () => {
  const rosa = browser()
  const input = ' Ro\u200bsa＠bücher.example '
  const createdQuote = (await rosa.post('quote', { contact_email: input })).body.data
  const savedQuote = (await rosa.patch(`quote/${createdQuote._id}`, { contact_email: input })).body.data
  expect(createdQuote.contact_email).toBe('Rosa@xn--bcher-kva.example')
  expect(savedQuote.contact_email).toBe(createdQuote.contact_email)
})

test.each([{ email: one }, { contact_email: one }, { email: one, contact_email: one }])(
  'a quote may begin with the contact’s address: %j (seed 3, seed 7.1)',
  async (body) => {
    const rosa = browser()
    const reply = await rosa.post('quote', body)
    expect([reply.status, reply.body.data.contact_email]).toEqual([201, one])
    expect((await rosa.get(`quote/${reply.body.data._id}`)).body.data.contact_email).toBe(one)
  },
)

test.each([
  ['email', { email: 'dana at shop' }],
  ['contact_email', { contact_email: 'dana at shop' }],
  ['email', { email: one, contact_email: other }],
])('no quote begins with a bad %s: %j (seed 7.1)', async (field, body) => {
  const { status, body: problem } = await browser().post('quote', body)
  expect([status, problem.errors[0].field]).toEqual([422, field])
})
