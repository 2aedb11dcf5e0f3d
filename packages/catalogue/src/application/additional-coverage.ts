import type { GroupNode } from '@coverwright/core/model/step'
import type { Rule } from '@coverwright/core/rules/rule'
import { all, any, has, is, not, rule, yes } from '@coverwright/core/rules/rule'
import { employeesIn } from '../earlier-answers.ts'
import { field } from '../field.ts'
import { insures } from '../lines/insures.ts'
import { openedBy } from '../lines/line-page.ts'
import { inFundState } from '../lines/wc/state-of-work.ts'

const liability: Rule = any(insures('gl'), insures('bop'))
const property: Rule = any(insures('bop'), insures('cp'))

const driving = [
  // Commercial auto asks about rented and employees' cars itself.
  field('additional.hired_auto', 'yes_no', {
    statement: { list: 'additions', kind: 'wish' },
    hint: true,
    why: true,
    visible: all(liability, not(insures('ca'))),
  }),
  field('additional.hired_cost', 'money', {
    hint: true,
    width: 3,
    ...openedBy('additional.hired_auto', yes('additional.hired_auto')),
    checks: [{ rule: 'isLessThan', than: 10_000_000 }],
    fact: 'auto.hired_cost',
  }),
  field('additional.employee_driving', 'select', {
    hint: true,
    ...openedBy('additional.hired_auto', yes('additional.hired_auto')),
    options: ['never', 'monthly', 'weekly', 'daily'],
    fact: 'auto.employee_driving',
  }),
]

/**
 * Restaurants with table service, hotels, inns and groceries: most have a liquor license, though selling alcohol is not
 * their trade.
 */
const mayHaveLicense: Rule = is('naics6', '722511', '721110', '721191', '445110')

const alcohol = [
  field('additional.liquor', 'yes_no', {
    statement: { list: 'additions', kind: 'wish' },
    hint: true,
    why: true,
    visible: all(liability, any(has('class_traits', 'alcohol'), mayHaveLicense)),
  }),
  field('additional.alcohol_share', 'percent', {
    hint: true,
    ...openedBy('additional.liquor', yes('additional.liquor')),
    fact: 'sales.alcohol_share',
  }),
]

const hasEmployees: Rule = rule(
  'there are employees',
  ['fulltime_employees', 'parttime_employees'],
  (view) => (employeesIn(view) ?? 0) > 0,
)

/** A policy of workers’ compensation also defends an employer who is sued; what a state’s fund sells does not. */
const stopGap = field('additional.stop_gap', 'yes_no', {
  statement: { list: 'additions', kind: 'wish' },
  hint: true,
  why: true,
  visible: all(liability, inFundState, hasEmployees),
})

const goods = [
  field('additional.dishonesty', 'yes_no', {
    statement: { list: 'additions', kind: 'wish' },
    hint: true,
    visible: property,
  }),
  field('additional.dishonesty_limit', 'select', {
    hint: true,
    ...openedBy('additional.dishonesty', yes('additional.dishonesty')),
    options: ['10000', '25000', '50000', '100000'],
  }),
  field('additional.breakdown', 'yes_no', {
    statement: { list: 'additions', kind: 'wish' },
    hint: true,
    visible: property,
  }),
]

const contracts = [
  field('additional.blanket_insured', 'yes_no', {
    statement: { list: 'additions', kind: 'wish' },
    hint: true,
    why: true,
    visible: any(liability, insures('ca')),
  }),
  field('additional.waiver', 'select', {
    hint: true,
    visible: any(liability, insures('ca'), insures('wc')),
    options: ['no', 'some', 'all'],
    fact: 'wc.waiver',
  }),
]

/** Workers’ compensation always covers terrorism, and commercial auto is outside the federal program. */
const terrorism = field('additional.terrorism', 'select', {
  hint: true,
  why: true,
  visible: any(liability, insures('cp')),
  options: ['accept', 'reject'],
})

/** Additions to the picked lines, chosen once for every insurer. Source: seed 2.2 (additional-coverage). */
export const additionalCoverage: GroupNode = {
  kind: 'group',
  id: 'additionalCoverage',
  label: 'section.additionalCoverage',
  subject: 'coverage',
  when: any(liability, insures('ca'), insures('cp'), insures('wc')),
  children: [
    {
      kind: 'page',
      id: 'additional-coverage',
      path: '/additional-coverage',
      label: 'step.additional-coverage.label',
      joins: '/dynamic-questions/coverage_choices/edit/0',
      form: {
        fields: [...driving, ...alcohol, stopGap, ...goods, ...contracts, terrorism].map((each) => ({
          ...each,
          section: 'step.additional-coverage',
        })),
      },
    },
  ],
}
