import { isYes } from '@coverwright/core/answers/answers'
import type { Field } from '@coverwright/core/model/field'
import type { NumberedPage } from '@coverwright/core/model/step'
import type { View } from '@coverwright/core/rules/rule'
import { all, not, yes } from '@coverwright/core/rules/rule'
import {
  derivation,
  entriesAt,
  initialFrom,
  lockedAnswer,
  noLossesBefore,
  numberAt,
  remark,
} from '../../earlier-answers.ts'
import { field } from '../../field.ts'
import { pageOfSections } from '../../page-sections.ts'
import { radii } from '../ca/use.ts'
import { insures } from '../insures.ts'

/** With commercial auto each vehicle is already listed, and goes to the umbrella's insurers too. */
const countsVehicles = all(yes('has_vehicles'), not(insures('ca')))

/** What a past claim cost, or may still cost. */
const costOf = ({ paid, reserved }: Readonly<Record<string, unknown>>): number =>
  Number(paid ?? 0) + Number(reserved ?? 0)

const largeLosses = (view: View): number =>
  entriesAt(view.get('claims.list')).filter((claim) => costOf(claim) > 10_000).length

const hadLargeLosses = derivation('a past claim cost more than $10,000', ['claims.list'], (view) =>
  largeLosses(view) > 0 ? 'Yes' : undefined,
)

const countOfLargeLosses = derivation(
  'how many past claims cost more than $10,000',
  ['claims.list'],
  (view) => largeLosses(view) || undefined,
)

const sellsAbroad = lockedAnswer(
  derivation('products are sold abroad', ['product.foreign_share'], (view) =>
    (numberAt(view, 'product.foreign_share') ?? 0) > 0 ? 'Yes' : undefined,
  ),
)

const sellsAlcohol = lockedAnswer(
  derivation('alcohol is sold or served', ['additional.liquor', 'additional.alcohol_share'], (view) =>
    isYes(view.get('additional.liquor')) || (numberAt(view, 'additional.alcohol_share') ?? 0) > 0 ? 'Yes' : undefined,
  ),
)

/** By the year of birth: agents see no more of the date. */
const isYoung =
  (thisYear: number) =>
  ({ birthdate }: Readonly<Record<string, unknown>>): boolean => {
    const birthYear = /(\d{4})(-\d{2}-\d{2})?$/.exec(typeof birthdate === 'string' ? birthdate : '')?.[1]
    return birthYear !== undefined && thisYear - Number(birthYear) < 25
  }

const youngDrivers = derivation('listed drivers under 25', ['drivers'], (view) => {
  const drivers = entriesAt(view.get('drivers'))
  return drivers.length > 0 ? drivers.filter(isYoung(Number(view.today.slice(0, 4)))).length : undefined
})

const otherVehicles = ['light_vehicles', 'medium_trucks', 'heavy_trucks'].map((name) => `umbrella.${name}`)

/** Trailers are counted there too. */
const noMoreThanCounted = remark(
  'no more vehicles than were counted',
  ['vehicle_count', ...otherVehicles],
  ['vehicles', 'section.start'],
  (view, answer) => {
    const total = numberAt(view, 'vehicle_count')
    if (total === undefined || typeof answer !== 'number') return undefined
    const sum = otherVehicles.reduce((sum, path) => sum + (numberAt(view, path) ?? 0), answer)
    return sum > total ? { params: { count: total }, differs: true } : undefined
  },
)

const count = (name: string, extras: Parameters<typeof field>[2] = {}) =>
  field(`umbrella.${name}`, 'number', {
    hint: true,
    width: 3,
    visible: countsVehicles,
    checks: [{ rule: 'isLessThan', than: 1000 }],
    ...extras,
  })

const detail = (path: string, parent: string) =>
  field(path, 'text', {
    hint: true,
    visible: yes(parent),
    parent,
    checks: [{ rule: 'isLengthLessThan', than: 251 }],
  })

const oneSubsidiary = [
  field('name', 'text', { checks: [{ rule: 'isLengthLessThan', than: 121 }] }, 'umbrella.subsidiary_list.name'),
  field(
    'activity',
    'text',
    { hint: true, checks: [{ rule: 'isLengthLessThan', than: 201 }] },
    'umbrella.subsidiary_list.activity',
  ),
  field(
    'revenue',
    'money',
    { width: 3, checks: [{ rule: 'isLessThan', than: 1_000_000_000 }] },
    'umbrella.subsidiary_list.revenue',
  ),
  field(
    'payroll',
    'money',
    { width: 3, checks: [{ rule: 'isLessThan', than: 1_000_000_000 }] },
    'umbrella.subsidiary_list.payroll',
  ),
  field('included', 'yes_no', { hint: true }, 'umbrella.subsidiary_list.included'),
]

const subsidiariesBefore = derivation(
  'the companies that directors and officers were asked about',
  ['directors_and_officers.subsidiaries'],
  (view) =>
    entriesAt(view.get('directors_and_officers.subsidiaries')).map(({ name, activity }) => ({ name, activity })),
)

const howMuch: readonly Field[] = [
  field('umbrella.limit', 'select', {
    usual: '1000000',
    hint: true,
    why: true,
    options: ['1000000', '2000000', '3000000', '5000000', '10000000'],
  }),
  field('umbrella.retention', 'select', { usual: '10000', hint: true, options: ['0', '10000'] }),
  field('umbrella.large_losses', 'yes_no', {
    yearly: true,
    hint: true,
    derived: hadLargeLosses,
    remarks: [noLossesBefore],
  }),
  field('umbrella.large_loss_count', 'number', {
    width: 3,
    visible: yes('umbrella.large_losses'),
    parent: 'umbrella.large_losses',
    derived: countOfLargeLosses,
    checks: [
      { rule: 'isMoreThan', than: 0 },
      { rule: 'isLessThan', than: 100 },
    ],
  }),
  field('umbrella.large_loss_detail', 'long_text', {
    hint: true,
    visible: yes('umbrella.large_losses'),
    parent: 'umbrella.large_losses',
    checks: [{ rule: 'isLengthLessThan', than: 1001 }],
  }),
]

const lossFields: readonly Field[] = [
  field('umbrella.foreign', 'yes_no', {
    statement: { list: 'true', kind: 'exposure' },
    hint: true,
    derived: sellsAbroad,
  }),
  detail('umbrella.foreign_detail', 'umbrella.foreign'),
  field('umbrella.craft', 'multi_select', {
    hint: true,
    options: ['small_boats', 'boats', 'aircraft', 'drones', { value: 'none', exclusive: true }],
  }),
  field('umbrella.liquor', 'yes_no', {
    statement: { list: 'true', kind: 'exposure' },
    hint: true,
    derived: sellsAlcohol,
  }),
  field('umbrella.liquor_share', 'percent', {
    width: 3,
    visible: yes('umbrella.liquor'),
    parent: 'umbrella.liquor',
    fact: 'sales.alcohol_share',
  }),
  field('umbrella.products', 'multi_select', {
    hint: true,
    options: [
      'children',
      'ingested',
      'medical',
      'vehicle_parts',
      'aircraft_parts',
      'chemicals',
      { value: 'none', exclusive: true },
    ],
  }),
  field('umbrella.advertising', 'money', {
    hint: true,
    width: 3,
    checks: [{ rule: 'isLessThan', than: 100_000_000 }],
  }),
]

const vehiclesAndDrivers: readonly Field[] = [
  count('light_vehicles'),
  count('medium_trucks'),
  count('heavy_trucks'),
  count('passenger_vehicles', { remarks: [noMoreThanCounted] }),
  field('umbrella.radius', 'select', {
    hint: true,
    visible: countsVehicles,
    options: radii,
    fact: 'auto.radius',
  }),
  field('umbrella.young_drivers', 'number', {
    hint: true,
    width: 3,
    visible: yes('has_vehicles'),
    derived: youngDrivers,
    checks: [{ rule: 'isLessThan', than: 1000 }],
  }),
]

const companiesAndPolicies: readonly Field[] = [
  field('umbrella.subsidiaries', 'yes_no', {
    statement: { list: 'true', kind: 'exposure' },
    hint: true,
    fact: 'business.subsidiaries',
  }),
  field('umbrella.subsidiary_list', 'repeat', {
    entry: true,
    visible: yes('umbrella.subsidiaries'),
    parent: 'umbrella.subsidiaries',
    fields: oneSubsidiary,
    initial: initialFrom(subsidiariesBefore, 'section.do'),
    minItems: 1,
    maxItems: 20,
  }),
  field('umbrella.required', 'yes_no', { statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field('umbrella.required_by', 'text', {
    hint: true,
    visible: yes('umbrella.required'),
    parent: 'umbrella.required',
    checks: [{ rule: 'isLengthLessThan', than: 251 }],
  }),
  field('umbrella.follow_form', 'yes_no', { statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field('umbrella.claims_made', 'yes_no_not_sure', { hint: true, why: true }),
  field('umbrella.retro_gap', 'yes_no_not_sure', {
    hint: true,
    visible: yes('umbrella.claims_made'),
    parent: 'umbrella.claims_made',
  }),
]

/** What could make a claim exceed the policies below the umbrella. */
export const umbrellaPages: readonly NumberedPage[] = [
  pageOfSections('umbrella', [0, howMuch], [1, lossFields]),
  pageOfSections('umbrella', [2, vehiclesAndDrivers], [3, companiesAndPolicies]),
]
