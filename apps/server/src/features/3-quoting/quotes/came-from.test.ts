import { expect, test } from 'vitest'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const { browser, db } = await createTestApp()

const arrival = { campaign_id: 'spring-2026', partnership: { source: 'newsletter', name: 'Oak & Ledger' } }
const trade = { class_code_ref: 'CW238320A', zip_code: '60614', business_type: 'llc' }

test('the attribution is stored with the quote and in every reply (R7, A6)', async () => {
  const rosa = browser()
  const reply = await rosa.post('quote', arrival)
  expect([reply.status, reply.body.data]).toMatchObject([201, arrival])
  const savedQuote = await rosa.save(reply.body.data, '/', trade)
  expect(savedQuote.body.data).toMatchObject(arrival)
  for (const path of ['quote', `quote/${reply.body.data._id}`])
    expect((await rosa.get(path)).body.data).toMatchObject(arrival)
  expect((await rosa.get(`quote/uuid/${reply.body.data.uuid}`)).body.data.quote).toMatchObject(arrival)
})

test.each([
  [{}, {}],
  [{ partnership: {} }, {}],
  [{ partnership: { source: 'nobody knows it' } }, { partnership: { source: 'nobody knows it' } }],
  [{ partnership: { name: 'acme' } }, { partnership: { name: 'acme' } }],
])('a quote begun with %j says %j of it, an unknown source too (R7)', async (body, attribution) => {
  const { data } = (await browser().post('quote', body)).body
  expect({ partnership: data.partnership, campaign_id: data.campaign_id }).toEqual({
    partnership: undefined,
    campaign_id: undefined,
    ...attribution,
  })
})

test.each([
  ['campaign_id', { campaign_id: 'x'.repeat(101) }],
  ['campaign_id', { campaign_id: '<b>' }],
  ['campaign_id', { campaign_id: '' }],
  ['partnership.source', { partnership: { source: 'dana@shop.example' } }],
  ['partnership.source', { partnership: { source: 'a\0b' } }],
  ['partnership.source', { partnership: { source: 7 } }],
  ['partnership.name', { partnership: { name: 'é'.repeat(101) } }],
  ['partnership.phone', { partnership: { phone: '3125550100' } }],
  ['partnership', { partnership: 'newsletter' }],
])('a bad %s is refused by its name: %j (R7, A2)', async (field, body) => {
  const reply = await browser().post('quote', body)
  expect(reply.status).toBe(422)
  expect(reply.body.errors.map((each: { field: string }) => each.field)).toContain(field)
})

test('no save changes the attribution, and it may be sent back unchanged (R7, case M2)', async () => {
  const rosa = browser()
  const quote = (await rosa.post('quote', arrival)).body.data
  for (const forgery of [
    { partnership: { source: 'newsletter', name: 'other' } },
    { partnership: { source: 'newsletter' } },
    { partnership: null },
    { campaign_id: 'other' },
  ]) {
    const reply = await rosa.save(quote, '/', { ...trade, ...forgery })
    expect([reply.status, reply.body.errors[0].field]).toEqual([422, Object.keys(forgery)[0]])
  }
  expect((await rosa.get('quote')).body.data).toEqual(quote)
  expect((await rosa.save(quote, '/', { ...trade, ...arrival })).status).toBe(200)
})

test('the data export includes the attribution, and erasure removes it (R7)', async () => {
  const dana = browser()
  await signInAs(dana, 'dana.arrives@shop.example')
  const { _id } = (await dana.post('quote', arrival)).body.data
  const { applications } = (await dana.get('account/export')).body
  expect(applications).toMatchObject([arrival])
  await dana.post('account/erasure', { email: 'dana.arrives@shop.example' })
  expect(await db.selectFrom('quotes').select('id').where('id', '=', _id).execute()).toEqual([])
})
