import type { DynamicFlow } from '@coverwright/core/overlay/dynamic-flow'
import { any, is, not } from '@coverwright/core/rules/rule'
import { initialFrom, sameAs } from '../earlier-answers.ts'
import { field } from '../field.ts'
import { notExpired } from '../lines/bounds.ts'
import { endsAtStart } from '../lines/ends-at-start.ts'
import { insuranceTypeIds } from '../lines/insurance-type-ids.ts'
import { insures } from '../lines/insures.ts'
import { onlyAnEvent } from '../lines/se/only-event.ts'

/** Lines whose own pages ask who insures them now, or that nobody has insured before. */
const askThemselves: readonly string[] = ['wc', 'pl', 'eo', 'do', 'epli', 'fid', 'se']

const asksHere = any(
  ...insuranceTypeIds.filter(({ line }) => !askThemselves.includes(line)).map(({ line }) => insures(line)),
)

export const effectiveDate = field('coverage.effective_date', 'date', {
  hint: true,
  nearDays: true,
  width: 3,
  visible: not(onlyAnEvent),
  checks: [
    { rule: 'dateIsAfter', date: 'today' },
    { rule: 'dateIsBefore', date: 'today', days: 91 },
  ],
})

export const liabilityLimit = field('coverage.liability_limit', 'select', {
  usual: '1m_2m',
  hint: true,
  why: true,
  visible: any(insures('gl'), insures('bop')),
  options: ['500k_1m', '1m_2m', '2m_4m'],
})

export const deductible = field('coverage.deductible', 'select', {
  usual: '500',
  hint: true,
  visible: insures('gl'),
  options: ['0', '500', '1000', '2500'],
})

export const propertyDeductible = field('coverage.property_deductible', 'select', {
  usual: '1000',
  hint: true,
  visible: insures('bop'),
  options: ['500', '1000', '2500', '5000'],
})

/** Limits, deductibles and start date. Each is asked once for every insurer. */
export const coverageChoices: DynamicFlow = {
  id: 'coverage_choices',
  label: 'step.coverage_choices.label',
  pages: [
    {
      index: 0,
      form: {
        fields: [
          effectiveDate,
          liabilityLimit,
          deductible,
          propertyDeductible,
          field('coverage.current_insurance', 'yes_no', { hint: true, visible: asksHere }),
          field('coverage.current_insurer', 'text', {
            hint: true,
            optional: true,
            visible: is('coverage.current_insurance', 'Yes'),
            parent: 'coverage.current_insurance',
            checks: [{ rule: 'isLengthLessThan', than: 121 }],
          }),
          field('coverage.current_expiry', 'date', {
            width: 3,
            visible: is('coverage.current_insurance', 'Yes'),
            parent: 'coverage.current_insurance',
            initial: initialFrom(sameAs('coverage.effective_date')),
            checks: notExpired,
            remarks: endsAtStart,
          }),
        ],
      },
    },
  ],
}
