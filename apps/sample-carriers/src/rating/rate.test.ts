import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chubbSciBop } from '../carriers/chubb-sci/rates.ts'
import { cnaBop } from '../carriers/cna/rates.ts'
import { libertyBop, libertyGl } from '../carriers/liberty/rates.ts'
import { claim, classes, requestFor, today } from '../testing/requests.ts'
import { rate } from './rate.ts'
import type { RateBook } from './rate-book.ts'

const [libertyLiability] = libertyGl
const books: readonly RateBook[] = [...chubbSciBop, ...cnaBop, ...libertyBop, ...libertyGl]

const price = (changes: Parameters<typeof requestFor>[0] = {}, book: RateBook = chubbSciBop[0]) =>
  rate(book, requestFor(changes), [], today).annual

const claimsOf = (...list: ReturnType<typeof claim>[]) => ({ claims: { any: 'Yes', list } }) as const
const recent = claim('2026-05-01', 8000)

test.for([
  ['more revenue', { business: { annual_revenue: 900_000 } }],
  ['more payroll', { business: { annual_payroll: 900_000 } }],
  ['a more hazardous class', { class: { ...classes.clothing, hazard: 3 } }],
  ['a kitchen', { class: { ...classes.clothing, traits: ['retail', 'stock', 'cooking'] } }],
  ['a dearer state', { business: { state: 'NY' } }],
  ['a higher limit', { coverage: { occurrence_limit: 2_000_000 } }],
  ['a lower deductible', { coverage: { deductible: 500 } }],
  ['more contents', { coverage: { contents_value: 200_000 } }],
  ['an own building', { coverage: { building_value: 400_000 } }],
  ['an older building', { coverage: { year_built: 1961 } }],
  ['a frame building', { coverage: { construction: 'frame' } }],
  ['a young business', { business: { years_business_started: 1 } }],
  ['a claim', claimsOf(recent)],
] as const)('%s costs more (Q6)', ([, changes]) => {
  expect(price(changes)).toBeGreaterThan(price())
})

test.for([
  ['a higher deductible', { coverage: { deductible: 5000 } }],
  ['sprinklers', { coverage: { sprinklers: 'Yes' } }],
  ['a central fire alarm', { coverage: { fire_alarm: 'central' } }],
  ['a burglar alarm', { coverage: { burglar_alarm: 'Yes' } }],
  ['an old hand', { business: { years_business_started: 25 } }],
] as const)('%s costs less (Q6)', ([, changes]) => {
  expect(price(changes)).toBeLessThan(price())
})

test.for([
  ['a larger claim', claimsOf(claim('2026-05-01', 30_000)), claimsOf(recent)],
  ['a second claim', claimsOf(recent, recent), claimsOf(recent)],
  ['a newer claim', claimsOf(recent), claimsOf(claim('2022-05-01', 8000))],
  ['an open claim', claimsOf(claim('2026-05-01', 8000, 'Yes')), claimsOf(recent)],
] as const)('%s costs more than the other one (Q6)', ([, more, less]) => {
  expect(price(more)).toBeGreaterThan(price(less))
})

test.for(['No', 'None', 'Not sure'])('protection answered "%s" earns nothing (Q6)', (answer) => {
  expect(price({ coverage: { sprinklers: answer, fire_alarm: answer, burglar_alarm: answer } })).toBe(price())
})

test('a claim of more than five years ago costs nothing (Q6)', () => {
  expect(price(claimsOf(recent, claim('2020-05-01', 90_000)))).toBe(price(claimsOf(recent)))
})

test('a policy with property goes by the deductible of the property (Q6)', () => {
  expect(price({ coverage: { deductible: 500, property_deductible: 5000 } })).toBe(
    price({ coverage: { deductible: 5000 } }),
  )
  const gl = (coverage: object) => price({ line: 'gl', coverage }, libertyLiability)
  expect(gl({ deductible: 500, property_deductible: 5000 })).toBe(gl({ deductible: 500 }))
})

test('owners with years in the trade pay less for a new business than newcomers (Q6)', () => {
  const young = { years_business_started: 0 }
  expect(price({ business: { ...young, years_experience: 12 } })).toBeLessThan(price({ business: young }))
})

test('a trade is priced on payroll before sales (Q6)', () => {
  const plumber = { line: 'gl', class: classes.plumber }
  const rise = (business: { annual_payroll?: number; annual_revenue?: number }) =>
    price({ ...plumber, business }, libertyLiability) - price(plumber, libertyLiability)
  expect(rise({ annual_payroll: 240_000 })).toBeGreaterThan(rise({ annual_revenue: 660_000 }))
})

const bookNames = [
  'Northgate BOP',
  'Northgate BOP, October',
  'Keystone BOP',
  'Harrow BOP',
  'Harrow GL',
  'Harrow GL, September',
]
const namedBooks = books.map((book, index) => [bookNames[index] ?? 'unnamed', book] as const)

test.for(namedBooks)('%s: subcontractors cost more, and less than own people (Q6)', ([, book]) => {
  const plumber = (business: object) => price({ class: classes.plumber, business }, book)
  const alone = plumber({})
  const withHelp = plumber({ uses_subcontractors: 'Yes', subcontractor_cost: 150_000 })
  expect(withHelp).toBeGreaterThan(alone)
  expect(withHelp).toBeLessThan(plumber({ annual_payroll: 330_000 }))
  expect(plumber({ uses_subcontractors: 'Yes', subcontractor_cost: 400_000 })).toBeGreaterThan(withHelp)
})

const noInsurance = { current_insurance: 'No' } as const
const currentInsurance = {
  current_insurance: 'Yes',
  current_insurer: 'Any Mutual',
  current_expiry: '2026-12-01',
} as const

test.for(namedBooks)('%s: going without insurance costs a little more (Q6)', ([, book]) => {
  // Sales that put every book above its minimum premium.
  const firm = (years_business_started: number, coverage: object) =>
    price({ business: { annual_revenue: 2_000_000, years_business_started }, coverage }, book)
  const share = firm(6, noInsurance) / firm(6, currentInsurance)
  expect(share).toBeGreaterThan(1.03)
  expect(share).toBeLessThan(1.1)
  expect(firm(2, noInsurance)).toBeGreaterThan(firm(2, currentInsurance))
  expect(firm(1, noInsurance)).toBe(firm(1, currentInsurance))
  expect(firm(6, {})).toBe(firm(6, currentInsurance))
})

test('a later edition of the book has its own level (Q6)', () => {
  const [first, second] = chubbSciBop
  expect(second?.effective_from).toBe('2026-10-01')
  expect(price({}, second)).toBeGreaterThan(price({}, first))
})

test('nobody pays less than the minimum premium and the fee (Q6)', () => {
  const tiny = { class: classes.accountant, business: { annual_revenue: 0, annual_payroll: 0 } }
  expect(price({ ...tiny, line: 'gl' }, libertyLiability)).toBe(485)
})

test('the worksheet adds up to the price and names every step (Q6)', () => {
  const { annual, worksheet } = rate(chubbSciBop[0], requestFor(), [{ name: 'cash', factor: 1.1 }], today)
  expect(worksheet.map(({ name }) => name)).toEqual([
    'Liability on sales',
    'Liability on payroll',
    'Liability on subcontractors',
    'Contents',
    'Building',
    'Class',
    'Level of the book',
    'State',
    'Limit',
    'Deductible',
    'Experience',
    'Claims',
    'No insurance today',
    'cash',
    'Policy fee',
  ])
  const total = worksheet.reduce((sum, { adds, factor = 1 }) => (adds === undefined ? sum * factor : sum + adds), 0)
  expect(Math.round(total)).toBe(annual)
})

test('classes of one hazard differ by what they do (Q6)', () => {
  const prices = [classes.clothing, classes.bakery, classes.salon].map((each) => price({ class: each }))
  expect(new Set(prices).size).toBe(3)
})

test('answers move the price, within bounds (Q6)', () => {
  const withFactor = (factor: number) => rate(chubbSciBop[0], requestFor(), [{ name: 'answer', factor }], today).annual
  expect(withFactor(1.2)).toBeGreaterThan(withFactor(1))
  expect(withFactor(0.9)).toBeLessThan(withFactor(1))
  expect(withFactor(50)).toBe(withFactor(2.2))
  expect(withFactor(0.01)).toBe(withFactor(0.7))
})

const dollars = fc.integer({ min: 0, max: 30_000_000 })
const business = fc.record({
  annual_revenue: dollars,
  annual_payroll: dollars,
  subcontractor_cost: dollars,
  years_business_started: fc.nat(120),
})
const anyClass = fc.constantFrom(...Object.values(classes))
const anyBook = fc.constantFrom(...books)

test('law: more revenue, payroll or subcontractors never costs less, at any insurer (Q6)', () => {
  fc.assert(
    fc.property(anyBook, anyClass, business, business, (book, tradeClass, one, more) => {
      const two = {
        ...one,
        annual_revenue: one.annual_revenue + more.annual_revenue,
        annual_payroll: one.annual_payroll + more.annual_payroll,
        subcontractor_cost: one.subcontractor_cost + more.subcontractor_cost,
      }
      const request = { class: tradeClass }
      expect(price({ ...request, business: two }, book)).toBeGreaterThanOrEqual(
        price({ ...request, business: one }, book),
      )
    }),
  )
})

test('law: a price is whole dollars, never below the minimum and never endless (Q6)', () => {
  const coverage = fc.record({
    contents_value: dollars,
    building_value: dollars,
    year_built: fc.integer({ min: 1700, max: 2030 }),
  })
  fc.assert(
    fc.property(
      anyBook,
      anyClass,
      business,
      coverage,
      fc.double({ min: 0.001, max: 1000, noNaN: true }),
      (book, tradeClass, firm, cover, factor) => {
        const request = requestFor({ class: tradeClass, business: firm, coverage: cover })
        const { annual } = rate(book, request, [{ name: 'answer', factor }], today)
        expect(Number.isSafeInteger(annual)).toBe(true)
        expect(annual).toBeGreaterThanOrEqual(book.minimumPremium + book.policyFee)
      },
    ),
  )
})

test('law: each further claim never costs less (Q6)', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((each) => String(each).padStart(2, '0'))
  const anyClaim = fc
    .record({ year: fc.integer({ min: 2018, max: 2026 }), month: fc.integer({ min: 10, max: 10 }), day, paid: dollars })
    .map(({ year, month, day: date, paid }) => claim(`${year}-${month}-${date}`, paid))
  fc.assert(
    fc.property(fc.array(anyClaim, { minLength: 1, maxLength: 8 }), anyClaim, (list, further) => {
      expect(price(claimsOf(...list, further))).toBeGreaterThanOrEqual(price(claimsOf(...list)))
    }),
  )
})
