import { expect, test } from 'vitest'
import { fillQuote, painter, typesOf } from '../../../testing/fill-quote.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { carrierRequest } from './offers/carrier-request.ts'

const { browser, db } = await createTestApp()

test('a remaining contradiction is reported by validate, stored with the submission, and sent to the insurers (Q6, A1)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa, {
    ...painter,
    annual_payroll: 130_000,
    fulltime_employees: 0,
    parttime_employees: 0,
    insurance_types: typesOf('gl'),
  })
  const text = 'You entered $130,000 of payroll, but no employees. Is that right?'
  const validation = (await rosa.get(`quote/${quote._id}/validate`)).body.data
  expect(validation.remarks[0]).toMatchObject({ field: 'parttime_employees', page: '/business', text })
  const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
  expect((await rosa.patch(`quote/${quote._id}/finish_form`, { attestation })).status).toBe(200)
  const { snapshot } = await db
    .selectFrom('submissions')
    .selectAll()
    .where('quote_id', '=', quote._id)
    .executeTakeFirstOrThrow()
  expect(snapshot.remarks).toEqual(validation.remarks)
  const offer = { uuid: quote.uuid, line: 'gl', carrier: 'liberty' }
  expect(carrierRequest(snapshot, offer)?.remarks?.[0]).toMatchObject({ field: 'parttime_employees', text })
})
