import type { DynamicFlow } from '@coverwright/core/overlay/dynamic-flow'
import { is } from '@coverwright/core/rules/rule'
import { field } from '../../field.ts'
import { notExpired } from '../../lines/bounds.ts'

/** The start date, and today's insurer; limits are on the lines' own pages. */
export const coverDates: DynamicFlow = {
  id: 'coverage_choices',
  label: 'step.coverage_choices.label',
  pages: [
    {
      index: 0,
      form: {
        fields: [
          field('coverage.effective_date', 'date', {
            hint: true,
            nearDays: true,
            width: 3,
            checks: [
              { rule: 'dateIsAfter', date: 'today' },
              { rule: 'dateIsBefore', date: 'today', days: 91 },
            ],
          }),
          field('coverage.current_insurance', 'yes_no', { hint: true }),
          field('coverage.current_insurer', 'text', {
            hint: true,
            visible: is('coverage.current_insurance', 'Yes'),
            parent: 'coverage.current_insurance',
            checks: [{ rule: 'isLengthLessThan', than: 121 }],
          }),
          field('coverage.current_expiry', 'date', {
            width: 3,
            visible: is('coverage.current_insurance', 'Yes'),
            parent: 'coverage.current_insurance',
            checks: notExpired,
          }),
        ],
      },
    },
  ],
}
