import { expect, test } from 'vitest'
import { fillQuote, painter, typesOf } from '../../../testing/fill-quote.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const { browser, db } = await createTestApp()

const driver = {
  ...{ first_name: 'Rosa', last_name: 'Lind', birthdate: '1985-06-01', license_state: 'IL', cdl: 'No' },
  ...{ years_licensed: 15, violations: 0, accidents: 0, major: 'No' },
}
const fleet = {
  ...painter,
  has_vehicles: 'Yes',
  vehicle_count: 1,
  insurance_types: typesOf('ca'),
  ca: { owned: 'Yes' },
  drivers: [driver],
}

test('each driver has a rating in every reply; it is never stored, and no client writes it (A6)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa, fleet, '/done')
  expect(quote.drivers).toMatchObject([{ ...driver, driver_rating: 'good' }])
  const worse = quote.drivers.map((each: object) => ({ ...each, accidents: 1, driver_rating: 'excellent' }))
  const page = '/drivers/0/dynamic-questions/drivers_list/edit/0'
  const saveReply = await rosa.save(quote, page, { drivers: worse })
  expect([saveReply.status, saveReply.body.data.drivers[0].driver_rating]).toEqual([200, 'fair'])
  const { answers } = await db
    .selectFrom('quotes')
    .select('answers')
    .where('id', '=', quote._id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(answers)).not.toContain('driver_rating')
})
