import type { Field } from '@coverwright/core/model/field'
import type { DynamicFlow } from '@coverwright/core/overlay/dynamic-flow'
import { all, is, not, yes } from '@coverwright/core/rules/rule'
import {
  derivation,
  employeesIn,
  entriesAt,
  initialFrom,
  isNo,
  lockedAnswer,
  neverDeclined,
  remark,
  sameAs,
} from '../../earlier-answers.ts'
import { field } from '../../field.ts'
import { pageOfSections } from '../../page-sections.ts'
import { monopolisticStates } from '../../reference/monopolistic-states.ts'
import { unemploymentRules } from '../../reference/unemployment.ts'
import { startDateChecks } from '../bounds.ts'
import { owners, payroll } from './payroll.ts'
import { hasPrivateCover, highestLimitOnly, inFundState, otherStatesPath, worksIn } from './state-of-work.ts'

const prior = 'wc.general.prior_coverage'

/** In Ohio and other states with a fund: the fund to ask instead, and whether an insurer can cover anyone. */
const stateFunds: readonly Field[] = monopolisticStates.map(({ state }) =>
  field(otherStatesPath(state), 'yes_no', { hint: true, visible: is('state', state), parent: 'zip_code' }),
)

/** The number of employees also answers whether there are any. None today may be some tomorrow. */
const hasEmployees = lockedAnswer(
  derivation('there are employees', ['fulltime_employees', 'parttime_employees'], (view) =>
    (employeesIn(view) ?? 0) > 0 ? 'Yes' : undefined,
  ),
)

const noEmployees = remark(
  'no employees yet',
  ['fulltime_employees', 'parttime_employees'],
  ['noEmployees', 'section.start'],
  (view) => (employeesIn(view) === 0 ? {} : undefined),
)

/** Four years, with a leap day: as far back as insurers of workers’ compensation look. */
const fourYearsInMs = 1461 * 24 * 60 * 60 * 1000

const isRecent = (date: unknown, today: string): boolean =>
  typeof date === 'string' && Date.parse(today) - Date.parse(date) <= fourYearsInMs

/** The past claims include an injured employee. */
const injuryAmongClaims = derivation('an injury among the past claims', ['claims.list'], (view) =>
  entriesAt(view.get('claims.list')).some(({ line, date }) => line === 'injury' && isRecent(date, view.today))
    ? 'Yes'
    : undefined,
)

const injuryBefore = remark(
  'an injury among the past claims',
  injuryAmongClaims.reads,
  ['injury', 'section.claims'],
  (view, answer) => (isNo(answer) && injuryAmongClaims.of(view) ? { differs: true } : undefined),
)

const coverage: readonly Field[] = [
  field('wc.general.has_employees', 'yes_no', {
    hint: true,
    visible: not(inFundState),
    derived: hasEmployees,
    remarks: [noEmployees],
  }),
  field(prior, 'select', { hint: true, visible: hasPrivateCover, options: ['in_force', 'lapsed', 'none_yet'] }),
  field('wc.general.current_insurer', 'text', {
    hint: true,
    visible: all(hasPrivateCover, is(prior, 'in_force', 'lapsed')),
    parent: prior,
    initial: initialFrom(sameAs('coverage.current_insurer'), 'section.insurance'),
    checks: [{ rule: 'isLengthLessThan', than: 121 }],
  }),
  field('wc.general.lapsed_on', 'date', {
    width: 3,
    visible: all(hasPrivateCover, is(prior, 'lapsed')),
    parent: prior,
    checks: startDateChecks,
  }),
  field('wc.general.hurt_since', 'yes_no', {
    yearly: true,
    hint: true,
    visible: all(hasPrivateCover, is(prior, 'lapsed')),
    parent: prior,
  }),
  field('wc.general.cancelled', 'yes_no', {
    yearly: true,
    hint: true,
    visible: all(hasPrivateCover, is(prior, 'in_force', 'lapsed', 'none_yet'), not(is('state', 'MO'))),
    parent: prior,
    derived: neverDeclined,
  }),
  field('wc.general.cancelled_reason', 'text', {
    hint: true,
    visible: all(hasPrivateCover, yes('wc.general.cancelled')),
    parent: 'wc.general.cancelled',
    checks: [{ rule: 'isLengthLessThan', than: 251 }],
  }),
  field('wc.general.experience_mod', 'number', {
    hint: true,
    why: true,
    width: 3,
    optional: true,
    visible: all(hasPrivateCover, is(prior, 'in_force', 'lapsed')),
    parent: prior,
    checks: [
      { rule: 'isMoreThanOrEqual', than: 30 },
      { rule: 'isLessThanOrEqual', than: 300 },
    ],
  }),
]

/** Asked by the states that match the policy with their own unemployment records; a new employer has no number yet. */
const unemployment: readonly Field[] = unemploymentRules.map(({ state, label, hint, checks }) => ({
  path: `wc.unemployment.${state.toLowerCase()}`,
  type: 'text',
  label: { words: label },
  hint: { words: `${hint}. Leave it empty if you have none yet.` },
  width: 4,
  optional: true,
  sensitive: true,
  visible: all(hasPrivateCover, worksIn(state)),
  checks: [...checks, { rule: 'isLengthLessThan', than: 31 }],
}))

const work: readonly Field[] = [
  field('wc.general.el_limit', 'select', {
    usual: '1000000',
    hint: true,
    visible: all(hasPrivateCover, not(highestLimitOnly)),
    options: ['100000', '500000', '1000000'],
  }),
  field('wc.general.ny_benefits', 'select', {
    hint: true,
    why: true,
    visible: all(hasPrivateCover, worksIn('NY')),
    options: ['have', 'want', 'exempt'],
  }),
  field('wc.general.work_conditions', 'multi_select', {
    hint: true,
    visible: hasPrivateCover,
    options: [
      'height',
      'underground',
      'over_water',
      'hazardous',
      'aircraft_boats',
      'group_transport',
      { value: 'none', exclusive: true },
    ],
  }),
  field('wc.general.leased', 'select', {
    hint: true,
    visible: hasPrivateCover,
    options: ['neither', 'leased_in', 'leased_out', 'peo'],
  }),
  field('wc.has_claims', 'yes_no', {
    yearly: true,
    hint: true,
    visible: hasPrivateCover,
    derived: injuryAmongClaims,
    remarks: [injuryBefore],
  }),
]

/** The first pages of the section: what every insurer wants to know before its own questions. Source: seed 2.3, X1. */
export const general: DynamicFlow = {
  id: 'wc_general_page',
  label: 'step.wc_general_page.label',
  pages: [
    pageOfSections('wc_general_page', [0, [...stateFunds, ...coverage]], [1, [payroll]]),
    pageOfSections('wc_general_page', [2, [owners]], [3, unemployment], [4, work]),
  ],
}
