import type { Field } from '@coverwright/core/model/field'
import type { NumberedPage } from '@coverwright/core/model/step'
import { all, has, is, not, yes } from '@coverwright/core/rules/rule'
import { afterNo, derivation, isNo, remark } from '../../earlier-answers.ts'
import { field } from '../../field.ts'
import { pageOfSections } from '../../page-sections.ts'

/** The business has vehicles of its own to insure; otherwise it wants cover for hired and employees' own cars only. */
export const ownsVehicles = yes('ca.owned')

/** A business that uses no vehicles for work has none to insure. */
const usesNone = derivation('no vehicles are used for work', ['has_vehicles'], (view) =>
  isNo(view.get('has_vehicles')) ? 'No' : undefined,
)

const haulsForHire = has('ca.uses', 'haul_hire')

const includes = (answer: unknown, choice: string) => Array.isArray(answer) && answer.includes(choice)

/** The FMCSA keeps filings under a USDOT number. */
const withoutNumber = remark(
  'a federal filing without a USDOT number',
  ['ca.has_dot'],
  ['filingWithoutNumber', 'step.ca.1.label'],
  (view, answer) => (includes(answer, 'federal') && isNo(view.get('ca.has_dot')) ? { differs: true } : undefined),
)

/** The federal minimum for trucks that haul for others between states. */
const forHireLimit = 750_000

const lowForHire = remark(
  'a limit too low for hauling between states',
  ['ca.uses'],
  ['lowForHire', 'step.ca.0.label'],
  (view, answer) => {
    if (!includes(view.get('ca.uses'), 'haul_hire') || typeof answer !== 'string') return undefined
    return Number(answer) < forHireLimit ? { money: { least: forHireLimit }, differs: true } : undefined
  },
)

/** How far from where they are kept; also asked where an umbrella counts vehicles. */
export const radii = ['local', 'intermediate', 'long'] as const

const use: readonly Field[] = [
  field('ca.owned', 'yes_no', {
    hint: true,
    derived: usesNone,
    remarks: [afterNo('has_vehicles', ['noVehicles', 'section.start'])],
  }),
  field('ca.uses', 'multi_select', {
    options: ['jobs', 'deliver_own', 'haul_own', 'errands', 'shuttle', 'haul_hire', 'passengers', 'app_driving'],
    hint: true,
  }),
  field('ca.radius', 'select', { hint: true, options: radii, fact: 'auto.radius' }),
  field('ca.farthest_city', 'text', {
    visible: is('ca.radius', 'intermediate', 'long'),
    parent: 'ca.radius',
    checks: [{ rule: 'isLengthLessThan', than: 121 }],
  }),
  field('ca.commodities', 'multi_select', {
    hint: true,
    why: true,
    visible: haulsForHire,
    parent: 'ca.uses',
    options: ['general', 'chilled', 'building', 'household', 'autos', 'theft', 'livestock', 'waste', 'other'],
  }),
  field('ca.goods', 'long_text', {
    hint: true,
    visible: all(haulsForHire, has('ca.commodities', 'other')),
    parent: 'ca.commodities',
    checks: [{ rule: 'isLengthLessThan', than: 501 }],
  }),
  field('ca.hazmat', 'yes_no', { hint: true }),
]

const registrations: readonly Field[] = [
  field('ca.has_dot', 'yes_no', { hint: true, visible: ownsVehicles }),
  field('ca.dot_number', 'text', {
    hint: true,
    width: 3,
    visible: yes('ca.has_dot'),
    parent: 'ca.has_dot',
    checks: [{ rule: 'hasDigitsInRange', from: 4, to: 8 }],
    lookup: { from: 'motor-carrier', by: { usdot: 'ca.dot_number' } },
  }),
  field('ca.mc_number', 'text', {
    hint: true,
    width: 3,
    optional: true,
    visible: yes('ca.has_dot'),
    parent: 'ca.has_dot',
    checks: [{ rule: 'hasDigitsInRange', from: 4, to: 7 }],
  }),
  field('ca.filings', 'multi_select', {
    hint: true,
    visible: ownsVehicles,
    options: ['federal', 'state', 'city', { value: 'none', exclusive: true }],
    remarks: [withoutNumber],
  }),
  field('ca.interchange', 'yes_no', { hint: true, visible: haulsForHire, parent: 'ca.uses' }),
  field('ca.cargo_limit', 'select', {
    hint: true,
    visible: haulsForHire,
    parent: 'ca.uses',
    options: ['0', '25000', '50000', '100000', '250000'],
  }),
]

const coverage: readonly Field[] = [
  field('ca.limit', 'select', {
    usual: '1000000',
    hint: true,
    why: true,
    options: ['300000', '500000', '750000', '1000000'],
    remarks: [lowForHire],
  }),
  field('ca.uninsured', 'select', { usual: 'same', hint: true, options: ['same', 'minimum', 'reject'] }),
  field('ca.medical', 'select', { usual: '5000', hint: true, options: ['0', '5000', '10000'] }),
  field('ca.hired', 'yes_no', { hint: true }),
  field('ca.hired_cost', 'money', {
    hint: true,
    width: 3,
    visible: yes('ca.hired'),
    parent: 'ca.hired',
    checks: [{ rule: 'isLessThan', than: 10_000_000 }],
    fact: 'auto.hired_cost',
  }),
  field('ca.employee_driving', 'select', {
    hint: true,
    options: ['never', 'monthly', 'weekly', 'daily'],
    fact: 'auto.employee_driving',
  }),
  field('ca.employee_drivers', 'number', {
    width: 3,
    visible: is('ca.employee_driving', 'monthly', 'weekly', 'daily'),
    parent: 'ca.employee_driving',
    checks: [
      { rule: 'isMoreThan', than: 0 },
      { rule: 'isLessThan', than: 10_000 },
    ],
  }),
]

const safety: readonly Field[] = [
  field('ca.record_checks', 'select', {
    hint: true,
    why: true,
    options: ['before_and_yearly', 'before', 'never'],
    // Insurers of workers’ compensation ask it too.
    fact: 'wc.driving_records',
  }),
  field('ca.record_standard', 'yes_no', {
    hint: true,
    visible: not(is('ca.record_checks', 'never')),
    parent: 'ca.record_checks',
  }),
  field('ca.phone_rule', 'yes_no', { hint: true }),
  field('ca.personal_use', 'select', {
    hint: true,
    visible: ownsVehicles,
    options: ['none', 'commuting', 'driver', 'family'],
  }),
  field('ca.devices', 'multi_select', {
    hint: true,
    visible: ownsVehicles,
    options: ['tracking', 'dash_cam', 'speed_limit', { value: 'none', exclusive: true }],
  }),
  field('ca.maintenance', 'select', {
    hint: true,
    visible: ownsVehicles,
    options: ['written', 'regular', 'repairs'],
  }),
]

/** Questions about all vehicles together, before those about each. */
export const autoPages: readonly NumberedPage[] = [
  pageOfSections('ca', [0, use], [1, registrations]),
  pageOfSections('ca', [2, coverage], [3, safety]),
]
