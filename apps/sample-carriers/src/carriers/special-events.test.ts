import { describe, expect, it } from 'vitest'
import { offerOf } from '../testing/offers.ts'
import { premiumOf } from '../testing/premium.ts'
import { classes, requestFor } from '../testing/requests.ts'
import { keystoneCasualty } from './cna/carrier.ts'
import { alderAndFinch } from './hiscox/carrier.ts'

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
}

const ask = (carrier: typeof keystoneCasualty, event: object, cls = classes.accountant) =>
  offerOf(
    carrier,
    requestFor({ line: 'se', class: cls, coverage: { effective_date: '2027-05-08' }, details: { event } }),
  )

describe.each([
  ['Alder & Finch', alderAndFinch],
  ['Keystone', keystoneCasualty],
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
  const priced = ask(keystoneCasualty, fair)
  expect(priced.status).toBe('quoted')
  expect(premiumOf(priced)).toBeGreaterThan(700)
  expect(premiumOf(priced)).toBeLessThan(2500)
  expect(ask(alderAndFinch, { ...fair, attendance_day: 2000 }).status).toBe('declined')
})

it('an event that has begun is not insured, one tomorrow is read (Q7)', () => {
  const on = (carrier: typeof keystoneCasualty, day: string) =>
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
  expect(on(keystoneCasualty, '2026-11-21')).toBe('referred')
  expect(on(keystoneCasualty, '2026-11-22')).toBe('quoted')
})
