import type { FieldType } from '@coverwright/core/model/field'
import type { ListStep } from '@coverwright/core/model/step'
import { is, not, yes } from '@coverwright/core/rules/rule'
import { field } from '../../../field.ts'
import { licensingStates } from '../../licensing-states.ts'
import { attorneyChecks } from './attorney-checks.ts'
import { beforeTheFirm } from './before-the-firm.ts'
import { notToCome } from './days.ts'
import { effectivePriorActsDate } from './prior-acts.ts'

/** A field of an attorney; its texts are under the list's own path. */
const item = (name: string, type: FieldType, extras: Parameters<typeof field>[2] = {}) =>
  field(`item.${name}`, type, extras, `pl.aig.attorneys.${name}`)

const nameChecks = [{ rule: 'isNotEmptyString' }, { rule: 'isLengthLessThan', than: 61 }]

/** Up to so many hours a week are part-time. Source: seed section 9. */
const partTimeHours = 25
const ofType = (is: string) => ({ of: 'item.employment_type', is })

const details = [
  item('first_name', 'text', { width: 3, checks: nameChecks }),
  item('last_name', 'text', { width: 3, checks: nameChecks }),
  item('designation', 'select', { hint: true, options: ['sole', 'partner', 'member', 'shareholder', 'employed'] }),
  item('year_admitted', 'year', {
    hint: true,
    width: 3,
    checks: [{ rule: 'isMoreThanOrEqual', than: '1940' }, { rule: 'isNotFutureYear' }],
  }),
  { ...item('bar_states', 'multi_select', { hint: true }), options: licensingStates },
  item('hire_date', 'date', {
    hint: true,
    why: true,
    width: 3,
    dateStyle: 'numeric',
    checks: [...notToCome, { rule: 'isNotBeforeYear', of: 'item.year_admitted' }],
    remarks: [beforeTheFirm],
  }),
  item('employment_type', 'select', { options: ['part_time', 'full_time'] }),
  item('weekly_hours', 'number', {
    hint: true,
    width: 3,
    checks: [
      { rule: 'isMoreThan', than: 0 },
      { rule: 'isLessThanOrEqual', than: 100 },
      { rule: 'isLessThanOrEqualWhen', than: partTimeHours, ...ofType('part_time') },
      { rule: 'isMoreThanWhen', than: partTimeHours, ...ofType('full_time') },
    ],
  }),
  item('specialty', 'select', { hint: true, optionsFrom: 'practice-area' }),
  item('prior_acts_approval', 'yes_no', { hint: true, why: true }),
  item('prior_acts_date', 'date', {
    hint: true,
    width: 3,
    dateStyle: 'numeric',
    visible: yes('item.prior_acts_approval'),
    parent: 'item.prior_acts_approval',
    discardedWhenHidden: true,
    checks: [...notToCome, { rule: 'isNotBeforeYear', of: 'item.year_admitted' }],
  }),
]

/** Every attorney the policy is to insure. Source: seed 2.4, section 3 and 5. */
export const attorneys: ListStep = {
  kind: 'list',
  id: 'attorneys',
  label: 'step.attorneys.label',
  list: '/pl/a/attorney/list',
  create: '/pl/a/attorney/create',
  edit: '/pl/a/attorney/edit/{pos}',
  items: 'pl.aig.attorneys',
  max: 50,
  checks: attorneyChecks,
  pages: [{ key: 'details', label: 'step.attorneys.label', form: { fields: details } }],
  columns: [
    'item.first_name',
    'item.last_name',
    'item.employment_type',
    { path: 'item.hire_date', when: not(is('pl.aig.existing_pl_insurance', 'No')) },
    {
      path: 'item.effective_prior_acts_date',
      label: 'field.pl.aig.attorneys.effective_prior_acts_date.label',
      type: 'date',
      value: ({ get }) =>
        effectivePriorActsDate({
          approval: get('item.prior_acts_approval'),
          date: get('item.prior_acts_date'),
          hireDate: get('item.hire_date'),
          existingInsurance: get('pl.aig.existing_pl_insurance'),
          policyPriorActsDate: get('pl.aig.prior_acts_date'),
        }),
      otherwise: 'list.attorneys.samePolicyDate',
    },
  ],
  texts: {
    item: 'list.attorneys.item',
    add: 'list.attorneys.add',
    deletePrompt: 'list.attorneys.deletePrompt',
    empty: 'list.attorneys.empty',
    guidance: 'list.attorneys.guidance',
  },
  prefill: { first_name: 'contact_first_name', last_name: 'contact_last_name' },
}
