import { describe, expect, it } from 'vitest'
import { offerOf } from '../testing/offers.ts'
import { premiumOf } from '../testing/premium.ts'
import { claim, classes, requestFor } from '../testing/requests.ts'
import { cnaCarrier } from './cna/carrier.ts'
import { ledgerstone } from './rps/carrier.ts'

const candles = {
  roles: ['retailer'],
  foreign_share: 0,
  foreign_suppliers: 'No',
  intended_for: ['none'],
  designs: 'No',
  installs: 'No',
  tested: 'Yes',
  traceable: 'Yes',
  records_years: '5',
  recall_plan: 'No',
  complaints: 'No',
  recalls: 'No',
  known_defects: 'No',
  hold_harmless: 'Yes',
  vendors_endorsement: 'No',
  limit: '1000000',
  deductible: '1000',
  products: [{ name: 'Candles', year_first_sold: 2020, annual_sales: 300_000 }],
}

const ask = (carrier: typeof ledgerstone, product: object = {}, more: Parameters<typeof requestFor>[0] = {}) =>
  offerOf(carrier, requestFor({ line: 'product', ...more, details: { product: { ...candles, ...product } } }))
const selling = (annual_sales: number) => ({ products: [{ name: 'Goods', year_first_sold: 2019, annual_sales }] })

describe.each([
  ['Ledgerstone', ledgerstone],
  ['Keystone', cnaCarrier],
] as const)('product liability of %s', (_name, carrier) => {
  it('costs a maker of crafts, a shop and a brand what products cost (Q6)', () => {
    const crafts = premiumOf(ask(carrier, { ...selling(60_000), roles: ['maker'] }))
    const shop = premiumOf(ask(carrier))
    const brand = premiumOf(ask(carrier, { ...selling(2_000_000), roles: ['private_label'] }))
    expect(crafts).toBeGreaterThan(500)
    expect(crafts).toBeLessThan(1100)
    expect(shop).toBeGreaterThan(500)
    expect(shop).toBeLessThan(1500)
    expect(brand).toBeGreaterThan(1800)
    expect(brand).toBeLessThan(6000)
  })

  it.each([[{ known_defects: 'Yes' }], [{ intended_for: ['aircraft'] }], [{ intended_for: ['weapons', 'children'] }]])(
    'does not insure %j (Q7)',
    (answers) => {
      expect(ask(carrier, answers).status).toBe('declined')
    },
  )

  it('reads recalls, and answers that were not sure (Q2)', () => {
    expect(ask(carrier, { recalls: 'Yes' }).status).toBe('referred')
    for (const question of ['known_defects', 'tested']) {
      expect(ask(carrier, { [question]: 'Not sure' }).status, question).toBe('referred')
    }
  })

  it('asks more for more sales, a higher limit and more kinds (Q6)', () => {
    const usual = premiumOf(ask(carrier, selling(900_000))) ?? 0
    expect(premiumOf(ask(carrier, selling(1_500_000)))).toBeGreaterThan(usual)
    expect(premiumOf(ask(carrier, { ...selling(900_000), limit: '2000000' }))).toBeGreaterThan(usual)
    const two = { products: [...selling(450_000).products, ...selling(450_000).products] }
    expect(premiumOf(ask(carrier, two))).toBeGreaterThan(usual)
  })
})

it('the two differ: imports are priced here and read there, tests are a must there (Q6)', () => {
  expect(ask(ledgerstone, { roles: ['importer'] }).status).toBe('quoted')
  expect(ask(cnaCarrier, { roles: ['importer'] }).status).toBe('referred')
  expect(ask(ledgerstone, { tested: 'No' }).status).toBe('referred')
  expect(ask(cnaCarrier, { tested: 'No' }).status).toBe('declined')
  expect(ask(cnaCarrier, { foreign_share: 30 }).status).toBe('declined')
})

it('claims of the shared list count (Q6)', () => {
  const losses = { any: 'Yes' as const, list: [claim('2026-03-01', 9000), claim('2025-03-01', 9000)] }
  expect(ask(cnaCarrier, {}, { claims: losses, class: classes.clothing }).status).toBe('referred')
  const growingFirm = selling(900_000)
  expect(premiumOf(ask(ledgerstone, growingFirm, { claims: losses }))).toBeGreaterThan(
    premiumOf(ask(ledgerstone, growingFirm)) ?? 0,
  )
})

it('counts what is no longer sold for less than what is, and new products for more (Q6)', () => {
  const soldProduct = { name: 'Goods', year_first_sold: 2015, annual_sales: 1_500_000 }
  const premiumWith = (...products: readonly object[]) => premiumOf(ask(ledgerstone, { products })) ?? 0
  const stoppedProduct = { ...soldProduct, discontinued: 'Yes' }
  expect(premiumWith(stoppedProduct)).toBeLessThan(premiumWith(soldProduct))
  expect(premiumWith(soldProduct, stoppedProduct)).toBeGreaterThan(premiumWith(soldProduct))
  expect(premiumWith({ ...soldProduct, year_first_sold: 2026 })).toBeGreaterThan(premiumWith(soldProduct))
})
