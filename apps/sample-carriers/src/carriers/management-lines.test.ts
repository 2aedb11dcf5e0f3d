import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { expect, test } from 'vitest'
import { offer, type RatedOffer } from '../rating/offer.ts'
import type { SampleCarrier } from '../rating/sample-carrier.ts'
import { directors, midSize, people, plans, startUp } from '../testing/management-lines.ts'
import { classes, requestFor, today } from '../testing/requests.ts'
import { chubbSciCarrier } from './chubb-sci/carrier.ts'
import { cnaCarrier } from './cna/carrier.ts'

type Changes = NonNullable<Parameters<typeof requestFor>[0]>
type Details = QuoteRequest['details']

const quoteOf = (carrier: SampleCarrier, line: string, details: Details, changes: Changes = {}): RatedOffer => {
  const own = carrier.lines[line]
  if (!own) throw new Error(`${carrier.name} has no ${line}`)
  return offer(carrier, own, requestFor({ ...changes, line, details }), 'Q-1', today)
}

/** Whole dollars a year, whether quoted or indicated. */
const price = (carrier: SampleCarrier, line: string, details: Details, changes: Changes = {}): number => {
  const quote = quoteOf(carrier, line, details, changes)
  if (quote.status === 'declined' || !quote.premium) throw new Error(JSON.stringify(quote.reasons))
  return quote.premium.amount / 100
}
const reasonsOf = (quote: RatedOffer) => quote.reasons.map(({ code }) => code)

const both = [chubbSciCarrier, cnaCarrier] as const
const staff = (fulltime_employees: number): Changes => ({ business: { fulltime_employees } })

test('three typical companies pay plausible prices for D&O (Q6)', () => {
  for (const insurer of both) {
    const shop = price(insurer, 'do', directors())
    const firm = price(insurer, 'do', directors(midSize), { business: { annual_revenue: 8_000_000 } })
    const young = price(insurer, 'do', directors(startUp), { business: { years_business_started: 2 } })
    expect(shop).toBeGreaterThan(700)
    expect(shop).toBeLessThan(1400)
    expect(firm).toBeGreaterThan(2000)
    expect(firm).toBeLessThan(5000)
    expect(young).toBeGreaterThan(3000)
    expect(young).toBeLessThan(9000)
  }
})

test('five, twenty-five and eighty employees pay plausible prices for EPLI (Q6)', () => {
  for (const insurer of both) {
    const [few = 0, some = 0, many = 0] = [5, 25, 80].map((count) => price(insurer, 'epli', people(), staff(count)))
    expect(few).toBeGreaterThan(700)
    expect(few).toBeLessThan(1400)
    expect(some).toBeGreaterThan(2500)
    expect(some).toBeLessThan(6000)
    expect(many).toBeGreaterThan(8000)
    expect(many).toBeLessThan(18_000)
  }
})

test('three typical plans pay plausible prices for fiduciary (Q6)', () => {
  const healthOnly = { plan_types: ['health_and_wellness'], plans: [], assets: {} }
  const large = {
    plan_types: ['defined_contribution'],
    plans: [{ active: 90, others: 20 }],
    assets: { this_year: 6_000_000, fees_compared: 'longer_ago' },
  }
  for (const insurer of both) {
    expect(price(insurer, 'fid', plans(healthOnly))).toBeLessThan(600)
    expect(price(insurer, 'fid', plans())).toBeGreaterThan(400)
    expect(price(insurer, 'fid', plans())).toBeLessThan(1000)
    expect(price(insurer, 'fid', plans(large))).toBeGreaterThan(1000)
    expect(price(insurer, 'fid', plans(large))).toBeLessThan(3500)
  }
})

const better = [
  'handbook',
  'anti_harassment',
  'complaint_procedure',
  'at_will',
  'leave',
  'application_form',
  'performance_reviews',
]

test.for([
  ['do', 'audited accounts', directors(midSize), directors({ ...midSize, management: { accounts: 'audited' } })],
  [
    'do',
    'higher retentions',
    directors({ ...midSize, retention: '5000' }),
    directors({ ...midSize, retention: '25000' }),
  ],
  ['do', 'lower limits', directors({ ...midSize, limit: '2000000' }), directors(midSize)],
  ['epli', 'written rules', people(), people({ practices: better })],
  ['epli', 'yearly trainings', people(), people({ training: 'yearly' })],
  ['epli', 'policies without third parties', people({ third_party: 'Yes' }), people()],
  [
    'fid',
    'compared fees',
    plans({ assets: { this_year: 3e6, fees_compared: 'never' } }),
    plans({ assets: { this_year: 3e6, fees_compared: 'within_3_years' } }),
  ],
  ['fid', 'plans without a pension', plans({ plan_types: ['defined_benefit'] }), plans()],
] as const)('in %s, %s cost less with both insurers (Q6)', ([line, , dearer, cheaper]) => {
  for (const insurer of both) {
    expect(price(insurer, line, cheaper, staff(30))).toBeLessThan(price(insurer, line, dearer, staff(30)))
  }
})

test.for([
  ['public_offering', 'do', directors({ funding: { vc_funding: 'Yes', public_offering: ['tokens'] } })],
  ['ownership', 'do', directors({ ownership: 'public' })],
  ['class_action', 'epli', people({ claims: { any: 'Yes', list: [{ kind: 'class_action', open: 'Yes' }] } })],
  ['claims', 'epli', people({ claims: { any: 'Yes', list: Array.from({ length: 4 }, () => ({ kind: 'charge' })) } })],
  ['employee_benefits', 'fid', plans({ employee_benefits: 'No' })],
  ['funded', 'fid', plans({ plan_types: ['defined_benefit'], funding: { funded_percent: 55 } })],
] as const)('%s in %s is declined by both (Q6)', ([code, line, details]) => {
  for (const insurer of both) {
    const quote = quoteOf(insurer, line, details)
    expect(quote.status).toBe('declined')
    expect(reasonsOf(quote)).toContain(code)
  }
})

test.for([
  ['documents', 'do', directors({ documents: { timing: 'later' } })],
  ['circumstances', 'do', directors({ losses: { circumstances: 'Yes' } })],
  ['equity.negative', 'do', directors({ finances: { total_assets: 100_000, total_liabilities: 100_001 } })],
  ['runway', 'do', directors({ finances: { ...startUp.finances, runway_months: 5 } })],
  ['declined', 'do', directors({ prior: { declined: 'Yes' } })],
  ['layoffs', 'epli', people({ layoffs: 'Yes' })],
  ['declined', 'epli', people({ prior: { declined: 'Yes' } })],
  ['declined', 'fid', plans({ prior: { declined: 'Yes' } })],
  ['circumstances', 'fid', plans({ circumstances: 'Yes' })],
  ['funded', 'fid', plans({ plan_types: ['defined_benefit'], funding: { funded_percent: 75 } })],
] as const)('%s in %s goes to an underwriter of both (Q6)', ([code, line, details]) => {
  for (const insurer of both) {
    const quote = quoteOf(insurer, line, details)
    expect(quote.status).toBe('referred')
    expect(reasonsOf(quote)).toContain(code)
  }
})

test('a company that owes exactly what it owns is not referred for it (Q6)', () => {
  const even = directors({ finances: { total_assets: 100_000, total_liabilities: 100_000 } })
  for (const insurer of both) expect(quoteOf(insurer, 'do', even).status).toBe('quoted')
})

test('documents handed in, nothing to refer for: an offer that can be bought (F11, A5)', () => {
  const handedIn = { timing: 'now', financials: [{ id: 'a', name: 'a.pdf', size: 1, kind: 'pdf' }] }
  for (const insurer of both) {
    expect(quoteOf(insurer, 'do', directors({ documents: handedIn }))).toMatchObject({
      status: 'quoted',
      kind: 'bindable',
    })
  }
})

test('the two insurers differ: stock plans, later rounds, fingerprints in Illinois (Q6)', () => {
  const esop = plans({ plan_types: ['esop'], stock_plan: ['none'] })
  expect(quoteOf(chubbSciCarrier, 'fid', esop).status).toBe('declined')
  expect(quoteOf(cnaCarrier, 'fid', esop).status).toBe('referred')
  const seriesA = directors({ ...startUp, funding: { ...startUp.funding, last_round: 'series_a' } })
  expect(quoteOf(chubbSciCarrier, 'do', seriesA).status).toBe('referred')
  expect(quoteOf(cnaCarrier, 'do', seriesA).status).toBe('quoted')
  const scans = people({ exposures: ['biometrics'] })
  expect(quoteOf(chubbSciCarrier, 'epli', scans, { business: { state: 'IL' } }).status).toBe('referred')
  expect(quoteOf(chubbSciCarrier, 'epli', scans, { business: { state: 'OH' } }).status).toBe('quoted')
  const bar = { class: classes.bar, business: { state: 'CA' } }
  expect(quoteOf(chubbSciCarrier, 'epli', people(), bar).status).toBe('declined')
  expect(quoteOf(cnaCarrier, 'epli', people(), bar).status).toBe('referred')
})

test('employees cost more where employment suits are more common (Q6)', () => {
  for (const insurer of both) {
    const inState = (state: string) => price(insurer, 'epli', people(), { business: { fulltime_employees: 30, state } })
    expect(inState('CA')).toBeGreaterThan(inState('NJ'))
    expect(inState('NJ')).toBeGreaterThan(inState('OH'))
  }
})

test('a seasonal employee costs less than another part-time one, and is not charged twice (Q6)', () => {
  const parttime: Changes = { business: { fulltime_employees: 20, parttime_employees: 10 } }
  for (const insurer of both) {
    const of = (seasonal: number) => price(insurer, 'epli', people({ others: { seasonal } }), parttime)
    expect(of(5)).toBeLessThan(of(0))
  }
})

test('owners who decide nothing are not insured people, subsidiaries are more to insure (Q6)', () => {
  const priceWith = (more: object) => price(chubbSciCarrier, 'do', directors({ ...midSize, ...more }))
  const [ann, bo] = [
    { name: 'Ann Lee', role: 'both' },
    { name: 'Bo Diaz', role: 'investor' },
  ]
  expect(priceWith({ stakeholders: [ann, bo] })).toBe(priceWith({ stakeholders: [ann] }))
  expect(priceWith({ stakeholders: [ann, { ...bo, role: 'director' }] })).toBeGreaterThan(
    priceWith({ stakeholders: [ann] }),
  )
  expect(priceWith({ subsidiaries: [{ name: 'Lee Lands' }] })).toBeGreaterThan(priceWith({}))
})

test('a loss larger than the cash goes to an underwriter of both (Q6)', () => {
  for (const insurer of both) {
    const lossWith = (cash: number) =>
      directors({ finances: { ...midSize.finances, result: 'loss', net_loss: 200_000, cash } })
    expect(reasonsOf(quoteOf(insurer, 'do', lossWith(199_999)))).toContain('loss.cash')
    expect(reasonsOf(quoteOf(insurer, 'do', lossWith(200_000)))).not.toContain('loss.cash')
  }
})

const lines = [
  ['do', directors],
  ['epli', people],
  ['fid', plans],
] as const
const pendingOf = (insurer: SampleCarrier, line: string, details: Details) => {
  const match = quoteOf(insurer, line, details).coverages.find(({ code }) => code === 'pending_litigation')
  return match && [match.requested, match.offered]
}
const start = new Date(requestFor().coverage.effective_date)
const dateText = (day: Date) => day.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

test.each(lines)(
  '%s names the day before which suits must not have begun, and keeps that of today’s policy (Q6)',
  (line, answers) => {
    const insuredUntil = (expiry: Date) =>
      answers({ prior: { insured: 'Yes', expiry: expiry.toISOString().slice(0, 10), pending_date: '2020-03-01' } })
    const weekBefore = new Date(start.getTime() - 7 * 24 * 3600 * 1000)
    for (const insurer of both) {
      expect(pendingOf(insurer, line, answers())).toEqual([undefined, dateText(start)])
      expect(pendingOf(insurer, line, insuredUntil(start))).toEqual(['Mar 1, 2020', 'Mar 1, 2020'])
      expect(pendingOf(insurer, line, insuredUntil(weekBefore))).toEqual(['Mar 1, 2020', dateText(start)])
    }
  },
)

test.each([
  ['do', directors({ limit: '5000000' }), { business: { annual_revenue: 400_000 } }, 'limit.size'],
  ['do', directors({ ...midSize, limit: '5000000' }), {}, undefined],
  ['epli', people({ limit: '2000000' }), staff(4), 'limit.size'],
  ['epli', people({ limit: '2000000' }), staff(25), undefined],
  ['fid', plans({ limit: '5000000' }), {}, 'limit.size'],
  ['fid', plans({ limit: '2000000' }), {}, undefined],
] as const)(
  'in %s a limit beyond the size of the business is read by an underwriter: %#',
  (line, details, changes, code) => {
    for (const insurer of both) {
      const reasons = reasonsOf(quoteOf(insurer, line, details, changes))
      expect(reasons.filter((each) => each === 'limit.size')).toEqual(code ? [code] : [])
    }
  },
)

test.each(['No', 'Not sure'])('a plan whose fidelity bond is answered with %s is read by an underwriter', (bonded) => {
  for (const insurer of both)
    expect(reasonsOf(quoteOf(insurer, 'fid', plans({ assets: { this_year: 1e6, bonded } })))).toContain('bond')
})
