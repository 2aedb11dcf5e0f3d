import { expect, test } from 'vitest'
import { defaultSite } from '../../../../testing/default-site.ts'
import { createTestApp } from '../../../../testing/test-app.ts'

const applicationMode = { uuid: '0d9a5c1e-64b7-4e0f-9a3c-2b71f5d80a01', name: 'Wholesale submissions' }
const { browser } = await createTestApp({
  sites: [
    defaultSite,
    { ...defaultSite, id: 'coded', hosts: ['coded.test'], applicationMode, isoCodes: { '238320': '98303' } },
  ],
})
const trade = { class_code_ref: 'CW238320A', zip_code: '60614', business_type: 'llc' }

test('a quote tells its site’s mode of selling and the operator’s own code for the trade (A6, I3)', async () => {
  const rosa = browser('coded.test')
  const { data } = (await rosa.save(await rosa.begin(), '/', trade)).body
  expect(data).toMatchObject({ application_mode_uuid: applicationMode.uuid, subindustry_iso: '98303' })
  const other = await rosa.save(data, '/', { ...trade, class_code_ref: 'CW561730A' })
  expect(other.body.data).not.toHaveProperty('subindustry_iso')
  // No code reads all of them at once.
  expect((await rosa.get('site')).body.data).not.toHaveProperty('isoCodes')
})

test('no such codes are shipped, and no client can send one (A6)', async () => {
  const rosa = browser()
  const forgedFacts = { application_mode_uuid: applicationMode.uuid, subindustry_iso: '98303' }
  const quote = await rosa.begin()
  const { status, body } = await rosa.save(quote, '/', { ...trade, ...forgedFacts })
  expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([422, Object.keys(forgedFacts)])
  expect((await rosa.get('quote')).body.data).toEqual(quote)
})
