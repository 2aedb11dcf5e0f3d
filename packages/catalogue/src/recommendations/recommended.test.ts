import type { Answers } from '@coverwright/core/answers/answers'
import { expect, it, test } from 'vitest'
import { insuranceTypeOf, insuranceTypes } from '../lines/insurance-types.ts'
import { enUs } from '../messages/en-us.ts'
import { crossSells } from './cross-sell.ts'
import { recommendedCoverages } from './recommended.ts'

const typesOf = (...lines: readonly string[]) =>
  insuranceTypes.filter(({ line }) => lines.includes(line)).map(({ uuid }) => ({ uuid }))

const shop: Answers = {
  class_code_ref: 'CW458110A',
  insurance_types: typesOf('gl'),
  fulltime_employees: 2,
  annual_revenue: 300_000,
  has_vehicles: 'No',
}
const inRetail: Answers = { industry: 'retail', class_traits: ['retail', 'stock'] }

const linesFor = (answers: Answers, facts: Answers = inRetail, unlikely: readonly string[] = []) =>
  recommendedCoverages({
    answers: { ...shop, ...answers },
    facts,
    today: '2026-11-20',
    switches: {},
    crossSells,
    offered: insuranceTypes,
    isLikely: (line) => !unlikely.includes(line),
  }).map(({ line }) => line)

test.for<[string, Answers, Answers, readonly string[]]>([
  ['a shop with employees', {}, inRetail, ['wc', 'bop', 'cl']],
  ['a shop that picked the fuller policy', { insurance_types: typesOf('bop') }, inRetail, ['wc', 'cl']],
  ['an owner alone', { fulltime_employees: 0 }, inRetail, ['bop', 'cl']],
  [
    'a van and a digger',
    { has_vehicles: 'Yes' },
    { industry: 'construction', class_traits: ['digging'] },
    ['wc', 'ca', 'pollution'],
  ],
  [
    'an adviser',
    { fulltime_employees: 0 },
    { industry: 'professional', class_traits: ['advice'] },
    ['bop', 'pl', 'cl'],
  ],
  ['a practitioner, by sub-class', { fulltime_employees: 0, sub_class_code_ref: 'CWT99999' }, {}, ['pl']],
  [
    'an adviser with errors and omissions',
    { fulltime_employees: 0, insurance_types: typesOf('gl', 'eo') },
    { industry: 'professional', class_traits: ['advice'] },
    ['bop', 'cl'],
  ],
  ['large sales, liability insured', { annual_revenue: 1_000_000 }, {}, ['wc', 'umb']],
  [
    'large sales, nothing an umbrella lies on',
    { annual_revenue: 1_000_000, insurance_types: typesOf('cl', 'epli', 'do') },
    {},
    ['wc', 'gl'],
  ],
  ['a landlord', { insurance_types: typesOf('landlord') }, {}, ['wc']],
  ['nothing picked yet', { insurance_types: [] }, inRetail, []],
])('%s is recommended what is missing, the most useful first (I2)', ([, answers, facts, lines]) => {
  expect(linesFor(answers, facts)).toEqual(lines)
})

it('recommends nothing that every insurer here would decline (I2, Q7)', () => {
  expect(linesFor({}, inRetail, ['wc'])).toEqual(['bop', 'cl'])
})

it('does not change with the answers to it (F14)', () => {
  const choices = { wc: 'interested', bop: 'get_recommended', cl: 'not_now' }
  expect(linesFor({ recommendation_choices: choices })).toEqual(linesFor({}))
})

it('a cross-sell has the fixed popularity and names its list (I2)', () => {
  for (const { popularity, record, replaces } of crossSells) {
    if (replaces === undefined) expect([popularity, typeof record?.name]).toEqual([100, 'string'])
    else expect(record).toBeUndefined()
  }
})

it('contains the type that it replaces (I2)', () => {
  for (const { line, replaces } of crossSells)
    if (replaces !== undefined) expect(insuranceTypeOf(line)?.contains).toContain(replaces)
})

it('is answered in the words of the API (I2)', () => {
  const labels = ['get_recommended', 'get_both', 'interested', 'not_now'].map(
    (option) => enUs[`field.recommendation_choice.option.${option}`],
  )
  expect(labels).toEqual(['Get recommended quote', 'Get both quotes', 'I’m interested', 'Not now'])
})

it('every recommendation has its texts (I2)', () => {
  const keys = crossSells.flatMap(({ line, reason }) => [
    `recommendation.${line}.label`,
    `recommendation.${line}.title`,
    `recommendation.${line}.reason.${reason}`,
    ...[1, 2, 3].map((number) => `recommendation.${line}.covers.${number}`),
  ])
  expect(keys.filter((key) => !Object.hasOwn(enUs, key))).toEqual([])
})
