import eventTypes from '@coverwright/catalogue/reference/event-types.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { codesOf, offerOf } from '../testing/offers.ts'
import { premiumOf } from '../testing/premium.ts'
import { classes, requestFor } from '../testing/requests.ts'
import { cnaCarrier } from './cna/carrier.ts'
import { cnaSe } from './cna/se.ts'
import { alderAndFinch } from './hiscox/carrier.ts'
import { hiscoxSe } from './hiscox/se.ts'

const wedding = {
  type: 'wedding_reception',
  role: 'host',
  start_date: '2027-05-08',
  end_date: '2027-05-08',
  past_midnight: 'No',
  setup_days: 0,
  setting: 'indoors',
  structures: ['none'],
  attendance_total: 120,
  attendance_day: 120,
  alcohol: 'free',
  alcohol_server: 'caterer',
  security: 'none',
  activities: ['none'],
  athletic: 'No',
  overnight: 'No',
  performers: 'No',
  first_aid: 'Yes',
  vendors: 'No',
  past_losses: 'No',
  limit: '1000000',
  deductible: '0',
}
const fundraiser = { ...wedding, type: 'charity_dinner_or_gala', attendance_total: 300, attendance_day: 300 }
const fair = {
  ...wedding,
  type: 'county_or_street_fair',
  end_date: '2027-05-09',
  attendance_total: 3000,
  attendance_day: 1500,
  alcohol: 'sold',
  alcohol_license: 'Yes',
  vendors: 'Yes',
  vendors_insured: 'Yes',
  security: 'company',
  security_count: 6,
}

const ask = (carrier: typeof cnaCarrier, event: object, cls = classes.accountant) =>
  offerOf(
    carrier,
    requestFor({ line: 'se', class: cls, coverage: { effective_date: '2027-05-08' }, details: { event } }),
  )

it('shows with alcohol the limit it shares, or that its sale is not insured (Q6)', () => {
  const alcohol = (carrier: typeof cnaCarrier, servedSite: string) =>
    ask(carrier, { ...fundraiser, alcohol: servedSite, alcohol_license: 'Yes' }).coverages.filter(({ code }) =>
      code.endsWith('liquor'),
    )
  const fullLimit = { requested: '$1,000,000', offered: '$1,000,000' }
  expect(alcohol(cnaCarrier, 'sold')).toMatchObject([{ code: 'liquor', ...fullLimit }])
  expect(alcohol(alderAndFinch, 'free')).toMatchObject([{ code: 'host_liquor', ...fullLimit }])
  expect(alcohol(alderAndFinch, 'sold')).toEqual([
    { code: 'liquor', label: 'Liability for selling alcohol', requested: '$1,000,000' },
  ])
  expect(alcohol(cnaCarrier, 'none')).toEqual([])
})

describe.each([
  ['Alder & Finch', alderAndFinch],
  ['Keystone', cnaCarrier],
] as const)('special events of %s', (_name, carrier) => {
  it('costs a wedding and a fundraiser what events cost (Q6)', () => {
    expect(ask(carrier, wedding).status).toBe('quoted')
    expect(premiumOf(ask(carrier, wedding))).toBeGreaterThan(110)
    expect(premiumOf(ask(carrier, wedding))).toBeLessThan(320)
    expect(premiumOf(ask(carrier, fundraiser))).toBeGreaterThan(premiumOf(ask(carrier, wedding)) ?? 0)
    expect(premiumOf(ask(carrier, fundraiser))).toBeLessThan(500)
  })

  it('does not insure fireworks, nor alcohol sold without a license (Q7)', () => {
    expect(ask(carrier, { ...wedding, activities: ['fireworks'] }).status).toBe('declined')
    expect(ask(carrier, { ...wedding, alcohol: 'sold', alcohol_license: 'No' }).status).toBe('declined')
  })

  it('asks more for more people, days and a higher limit (Q6)', () => {
    const usual = premiumOf(ask(carrier, wedding)) ?? 0
    for (const more of [
      { attendance_total: 400 },
      { end_date: '2027-05-10' },
      { setup_days: 3 },
      { limit: '2000000' },
    ]) {
      expect(premiumOf(ask(carrier, { ...wedding, ...more })), JSON.stringify(more)).toBeGreaterThan(usual)
    }
  })
})

it('the two differ: a street fair that sells beer is read here and priced there (Q6)', () => {
  expect(ask(alderAndFinch, fair).status).toBe('referred')
  const pricedQuote = ask(cnaCarrier, fair)
  expect(pricedQuote.status).toBe('quoted')
  expect(premiumOf(pricedQuote)).toBeGreaterThan(700)
  expect(premiumOf(pricedQuote)).toBeLessThan(2500)
  expect(ask(alderAndFinch, { ...fair, attendance_day: 2000 }).status).toBe('declined')
})

it('an event that has begun is not insured, one tomorrow is read (Q7)', () => {
  const on = (carrier: typeof cnaCarrier, day: string) =>
    offerOf(
      carrier,
      requestFor({
        line: 'se',
        class: classes.accountant,
        coverage: { effective_date: day },
        details: { event: wedding },
      }),
    ).status
  expect(on(alderAndFinch, '2026-11-20')).toBe('declined')
  expect(on(alderAndFinch, '2026-11-21')).toBe('quoted')
  expect(on(cnaCarrier, '2026-11-21')).toBe('referred')
  expect(on(cnaCarrier, '2026-11-22')).toBe('quoted')
})

it('a large crowd needs people to keep order (Q6)', () => {
  const crowd = { ...wedding, attendance_total: 900, attendance_day: 900, security: 'company' }
  expect(ask(cnaCarrier, { ...crowd, security_count: 4 }).status).toBe('quoted')
  expect(codesOf(ask(cnaCarrier, { ...crowd, security_count: 3 }))).toEqual(['crowd.guards'])
  expect(codesOf(ask(cnaCarrier, { ...crowd, security: 'none' }))).toEqual(['crowd.guards'])
})

it('goes by the state of the venue too (Q7)', () => {
  for (const carrier of [alderAndFinch, cnaCarrier]) {
    expect(ask(carrier, { ...wedding, venue: { state: 'HI' } }).status).toBe('declined')
    expect(ask(carrier, { ...wedding, venue: { state: 'OK' } }).status).toBe('quoted')
  }
})

it('knows every kind of event that it names, and looks at the most hazardous ones (Q4)', () => {
  const kinds = new Set(eventTypes.map(({ id }) => id))
  for (const { answers } of [hiscoxSe, cnaSe]) {
    const effects = answers?.find(({ code }) => code === 'type')?.effects ?? []
    const values = effects.flatMap(({ when }) => when.is ?? [])
    expect(values.filter((id) => !kinds.has(id))).toEqual([])
    expect(eventTypes.filter(({ id, hazard }) => hazard > 3 && !values.includes(id))).toEqual([])
  }
})

it('lists kinds of events by plain ids, in order (K1)', () => {
  const ids = eventTypes.map(({ id }) => id)
  expect(ids.filter((id) => !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(id))).toEqual([])
  expect(ids).toContain('quinceanera')
  expect(ids).toEqual(ids.toSorted())
})

describe('an event that is called off', () => {
  const cancellationCover = { ...wedding, cancellation: 'Yes', cancellation_costs: 20_000 }

  it.each([
    ['Alder & Finch', alderAndFinch],
    ['Keystone', cnaCarrier],
  ] as const)('is insured by %s for what would be lost, for a price', (_name, carrier) => {
    const [plain, insuredQuote] = [ask(carrier, wedding), ask(carrier, cancellationCover)]
    expect(insuredQuote.coverages).toContainEqual(
      expect.objectContaining({ label: 'If the event is called off', offered: '$20,000' }),
    )
    expect(premiumOf(insuredQuote)).toBeGreaterThan(premiumOf(plain) ?? Number.NaN)
    expect(codesOf(ask(carrier, { ...cancellationCover, cancellation_costs: 400_000 }))).toContain(
      'cancellation.review',
    )
  })
})
