import { contractorsEquipment } from '@coverwright/catalogue/lines/equipment/type'
import { insuranceTypes } from '@coverwright/catalogue/lines/insurance-types'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { browserTrail, fillQuote, painter, typesOf } from '../../../testing/fill-quote.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { isUnbroken } from '../quotes/events/quote-events.ts'
import { listEventsSince } from '../quotes/quotes.store.ts'

const { browser, db } = await createTestApp()

/** A clothing shop in Chicago with employees. */
const shop = {
  ...painter,
  class_code_ref: 'CW458110A',
  sub_class_code_ref: undefined,
  company_name: 'Threads',
  insurance_types: typesOf('gl'),
}
const uuidOf = (line: string) => insuranceTypes.find((type) => type.line === line)?.uuid

async function untilRecommended() {
  const rosa = browser()
  const quote = await fillQuote(rosa, shop, '/recommendations/0/show')
  return { rosa, quote }
}

test('a quote gets its recommendations, in words (I2)', async () => {
  const { rosa, quote } = await untilRecommended()
  const { status, body } = await rosa.get(`recommendations/insurance?quote_id=${quote._id}`)
  expect(status).toBe(200)
  expect(body.data.map(({ line }: { line: string }) => line)).toEqual(['wc', 'bop', 'cl'])
  expect(body.data[0]).toMatchObject({
    insurance_uuid: uuidOf('wc'),
    insurance_type: 'Workers’ Compensation',
    popularity: 100,
    record_type_name: 'Cross-sell',
    tagline: expect.stringContaining('employees'),
  })
  expect(body.data[1]).toMatchObject({ replaces: 'gl' })
  expect((await browser().get(`recommendations/insurance?quote_id=${quote._id}`)).status).toBe(401)
})

test('each choice is stored with who, when and what was shown (I2)', async () => {
  const { rosa, quote } = await untilRecommended()
  const saveReply = await rosa.save(quote, '/recommendations/0/show', {
    recommendation_choices: { wc: 'not_now', bop: 'not_now', cl: 'not_now' },
  })
  expect(saveReply.status).toBe(200)
  const events = await listEventsSince(db, quote._id, 0)
  expect(events.at(-1)).toMatchObject({
    actor: expect.stringMatching(/^session:/),
    at: expect.any(Date),
    step: '/recommendations/0/show',
  })
  expect(events.at(-1)?.changes).toContainEqual({
    path: 'recommendation_choices.wc',
    after: 'not_now',
    shown: {
      label: 'Suggested: Workers’ Compensation',
      hint: expect.stringContaining('employees'),
      beside: expect.arrayContaining(['Do you have workers’ compensation?', 'Part of their wages while they recover']),
      options: [
        { value: 'interested', label: 'I’m interested' },
        { value: 'not_now', label: 'Not now' },
      ],
    },
  })
  expect(isUnbroken(events)).toBe(true)
})

test('an accepted recommendation opens its section after the recommendations, and the rest stays closed (F14)', async () => {
  const { rosa, quote } = await untilRecommended()
  const recommendation_choices = { wc: 'not_now', bop: 'not_now', cl: 'interested' }
  const saveReply = await rosa.save(quote, '/recommendations/0/show', { recommendation_choices })
  const current = saveReply.body.data
  expect(current.cross_sells).toEqual([expect.objectContaining({ line: 'cl' })])
  const sections = browserTrail(current).pages.map(({ section }) => section.id)
  expect(sections).not.toContain('wc')
  expect(sections.indexOf('cl')).toBeGreaterThan(sections.lastIndexOf('recommendations'))
})

test('the recommended policy is quoted in place of the one it contains, or both if both are wanted (I2)', async () => {
  for (const [choice, lines] of [
    ['get_recommended', ['bop']],
    ['get_both', ['bop', 'gl']],
  ] as const) {
    const { rosa, quote } = await untilRecommended()
    const application = { ...shop, recommendation_choices: { wc: 'not_now', bop: choice, cl: 'not_now' } }
    const filledQuote = await fillQuote(rosa, application)
    const forecast = (await rosa.get(`quote/${filledQuote._id}/submissions_forecast`)).body.data
    expect(forecast.lines.map(({ line }: { line: string }) => line).toSorted()).toEqual([...lines])
    expect(quote.insurance_types).toEqual(filledQuote.insurance_types)
  }
})

test('an answer that was not offered is refused by name (F20)', async () => {
  const { rosa, quote } = await untilRecommended()
  const reply = await rosa.save(quote, '/recommendations/0/show', { recommendation_choices: { wc: 'get_both' } })
  expect(reply.status).toBe(422)
  expect(reply.body.errors[0]).toMatchObject({ field: 'recommendation_choices.wc' })
})

test('the types that cover more or less than another, as this site offers them (I1, seed 3)', async () => {
  const { status, body } = await browser().get('upsells-and-downsells')
  expect(status).toBe(200)
  expect(body.data).toMatchObject([
    { line: 'bop', insurance_uuid: uuidOf('bop'), purpose: 'upsell', instead_of: ['gl'], wholesaler_allowed: true },
    { line: 'breach', insurance_type: 'Data Breach', purpose: 'downsell', instead_of: ['cl'] },
  ])
})

test('every purpose belongs to a visible type: retired ones on quotes that have them (I1, seed 3)', async () => {
  const { rosa, quote } = await untilRecommended()
  const retiredType = { uuid: contractorsEquipment.uuid }
  await db
    .updateTable('quotes')
    .set({
      answers: sql`jsonb_set(answers, '{insurance_types}', ${JSON.stringify([...typesOf('gl'), retiredType])}::jsonb)`,
    })
    .where('id', '=', quote._id)
    .execute()
  const { data } = (await rosa.get(`insurance-type?quote_id=${quote._id}`)).body
  const purposes = new Set(data.map(({ purpose }: { purpose: string }) => purpose))
  expect(purposes).toEqual(new Set(['standard', 'upsell', 'crosssell', 'downsell', 'deprecated']))
  const allowedTypes = data.filter((type: { wholesaler_allowed: boolean }) => !type.wholesaler_allowed)
  expect(allowedTypes.map(({ line }: { line: string }) => line)).toEqual(['wc', 'se', 'breach'])
})

test('what is sold beside other insurance, by class and by sub-class (I2, seed 3, 7.2)', async () => {
  const rosa = browser()
  const byClass = await rosa.get('ds-xsell/recommend?class_code_ref=CW458110A')
  expect(byClass.body.data.map(({ line }: { line: string }) => line)).toContain('cl')
  const bySub = await rosa.get('ds-xsell/recommend/sub-class-code?sub_class_code_ref=CWT99999')
  expect(bySub.body.data).toEqual([
    {
      insurance_uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      insurance_type: 'Professional Liability',
      line: 'pl',
      popularity: 100,
      tagline: expect.stringMatching(/\w/),
      record_type_uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      record_type_name: 'Cross-sell by sub-class',
    },
  ])
  expect((await rosa.get('ds-xsell/recommend?class_code_ref=nothing')).status).toBe(422)
  expect((await rosa.get('ds-xsell/recommend?class_code_ref=CW999999A')).status).toBe(404)
})
