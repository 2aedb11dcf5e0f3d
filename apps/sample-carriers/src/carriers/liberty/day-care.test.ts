import { expect, it } from 'vitest'
import { codesOf, offerOf } from '../../testing/offers.ts'
import { premiumOf } from '../../testing/premium.ts'
import { requestFor } from '../../testing/requests.ts'
import { chubbSciCarrier } from '../chubb-sci/carrier.ts'
import { copperfield } from '../hartford/carrier.ts'
import { libertyCarrier } from './carrier.ts'
import { dayCareAnswers } from './day-care.ts'

const preschool = {
  class_code_ref: 'CW624410B',
  naics6: '624410',
  industry: 'care-education',
  traits: ['children'],
  hazard: 3,
} as const

const sound = {
  licensed: 'licensed',
  background_checks: 'Yes',
  two_adults: 'Yes',
  cpr: 'Yes',
  ratio_met: 'Yes',
  release: 'Yes',
  corporal_punishment: 'No',
  license_suspended: 'No',
  abuse_allegation: 'No',
  medicines: 'locked',
  allergy_plan: 'Yes',
  sick_care: 'No',
  special_needs: 'No',
  overnight: 'No',
  playground: 'Yes',
  playground_fenced: 'Yes',
  playground_surface: 'soft',
  pool: 'No',
  trampoline: 'No',
}
const home = { home_type: 'house', owned: 'own', home_policy: 'Yes', alarms: 'Yes', firearms: 'none', basement: 'No' }
const center = { exits: 'Yes', sprinklers: 'No', cameras: 'No', volunteers: 'No', several_rooms: 'Yes' }

const ask = (line: string, common: object, place: object = { commercial_questions: center }) =>
  offerOf(
    libertyCarrier,
    requestFor({
      line,
      class: preschool,
      coverage: { contents_value: 30_000 },
      details: { cdcs: { uw_questions: { ...sound, ...common }, ...place } },
    }),
  )
const ruledCodes = (line: string, common: object, place?: object) =>
  codesOf(ask(line, common, place)).filter((code) => code.startsWith('day_care.'))

it.each(['gl', 'bop'])('sound day care raises nothing in %s, at a center or at home (Q8)', (line) => {
  expect(ruledCodes(line, {})).toEqual([])
  expect(ruledCodes(line, {}, { residental_questions: home })).toEqual([])
})

it.each([
  ['background_checks', 'No', 'declined'],
  ['license_suspended', 'Yes', 'declined'],
  ['abuse_allegation', 'Yes', 'declined'],
  ['corporal_punishment', 'Yes', 'declined'],
  ['sick_care', 'Yes', 'declined'],
  ['release', 'No', 'declined'],
  ['playground_fenced', 'No', 'declined'],
  ['pool_fenced', 'No', 'declined'],
  ['trampoline', 'Yes', 'declined'],
  ['lifeguard', 'No', 'declined'],
  ['overnight_awake', 'No', 'declined'],
  ['two_adults', 'No', 'referred'],
] as const)('%s %s is %s in both lines (Q8)', (question, answer, status) => {
  for (const line of ['gl', 'bop']) {
    const quote = ask(line, { [question]: answer })
    expect([quote.status, codesOf(quote)]).toEqual([status, expect.arrayContaining([`day_care.${question}`])])
  }
})

it('apartments, mobile homes and unlocked firearms end it at home (Q8)', () => {
  for (const answers of [{ home_type: 'apartment' }, { home_type: 'mobile' }, { firearms: 'unlocked' }]) {
    expect(ask('gl', {}, { residental_questions: { ...home, ...answers } }).status).toBe('declined')
  }
})

it('a pool that is fenced costs more, cameras cost less (Q8)', () => {
  const usual = premiumOf(ask('gl', {})) ?? 0
  expect(premiumOf(ask('gl', { pool: 'Yes', pool_fenced: 'Yes' }))).toBeGreaterThan(usual)
  expect(premiumOf(ask('gl', {}, { commercial_questions: { ...center, cameras: 'Yes' } }))).toBeLessThan(usual)
})

it('names the limits for abuse and accidents that were asked for (Q8)', () => {
  const quote = ask('gl', { abuse_limit: '300000', accident_limit: '10000' })
  const reasons = quote.reasons.map(({ text }) => text).join(' ')
  expect(reasons).toMatch(/abuse, up to \$300,000/)
  expect(reasons).toMatch(/accidents, up to \$10,000/)
  expect(premiumOf(quote)).toBeGreaterThan(premiumOf(ask('gl', {})) ?? 0)
  expect(ask('bop', { abuse_limit: '1000000' }).status).toBe('referred')
})

it('says why in whole sentences (Q4)', () => {
  for (const { code, effects } of dayCareAnswers) {
    for (const { reason } of effects) expect(reason, code).toMatch(/^[A-Z].*[^.]\.$/)
  }
})

const children = { under_6_months: 0, under_2: 0, two_to_three: 10, four_to_five: 14, six_and_over: 0 }

it('counts the children against the license and the adults (Q8)', () => {
  const usual = { children, caregivers: 3, capacity: 24 }
  expect(ruledCodes('gl', usual)).toEqual([])
  expect(ruledCodes('gl', { ...usual, capacity: 23 })).toEqual(['day_care.over_capacity'])
  expect(ruledCodes('gl', { ...usual, caregivers: 1 })).toEqual(['day_care.children_per_adult'])
  expect(ruledCodes('gl', { ...usual, children: { ...children, two_to_three: 8, under_2: 2 } })).toEqual([
    'day_care.babies',
  ])
})

it.each([
  ['gl', copperfield],
  ['bop', copperfield],
  ['bop', chubbSciCarrier],
] as const)('no insurer of %s offers day care without reading about abuse and safety (Q8)', (line, carrier) => {
  const questionIds = (changes: object) =>
    offerOf(
      carrier,
      requestFor({
        line,
        class: preschool,
        coverage: { contents_value: 30_000 },
        details: { cdcs: { uw_questions: { ...sound, ...changes }, commercial_questions: center } },
      }),
    )
  expect(codesOf(questionIds({})).filter((code) => code.startsWith('day_care.'))).toEqual([])
  for (const bad of [{ abuse_allegation: 'Yes' }, { background_checks: 'No' }, { licensed: 'none' }]) {
    expect(questionIds(bad).status, JSON.stringify(bad)).toBe('declined')
  }
  expect(codesOf(questionIds({ abuse_limit: '300000' }))).toContain('day_care.abuse_limit')
})
