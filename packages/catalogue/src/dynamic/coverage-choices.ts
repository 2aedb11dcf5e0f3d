import type { DynamicFlow } from '@coverwright/core/flow/dynamic-flow'
import type { Rule } from '@coverwright/core/flow/rule'
import { all, is } from '@coverwright/core/flow/rule'
import { field } from '../field.ts'
import { insures } from '../lines/insures.ts'

const wantsProperty = insures('bop')
const propertyAnd = (...occupancies: readonly string[]): Rule =>
  all(wantsProperty, is('coverage.occupancy', ...occupancies))

/** Limits, start date and, for property, what there is to insure. Each is asked once for every insurer. */
export const coverageChoices: DynamicFlow = {
  id: 'coverage_choices',
  label: 'step.coverage_choices.label',
  pages: [
    {
      index: 0,
      label: 'step.coverage_choices.0.label',
      form: {
        fields: [
          field('coverage.effective_date', 'date', {
            hint: true,
            width: 3,
            checks: [
              { rule: 'dateIsAfter', date: 'today' },
              { rule: 'dateIsBefore', date: 'today', days: 91 },
            ],
          }),
          field('coverage.liability_limit', 'select', {
            hint: true,
            why: true,
            options: ['500k_1m', '1m_2m', '2m_4m'],
          }),
          field('coverage.deductible', 'select', {
            hint: true,
            visible: insures('gl'),
            options: ['0', '500', '1000', '2500'],
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
            checks: [{ rule: 'dateIsAfter', date: 'today', days: -1 }],
          }),
        ],
      },
    },
    {
      index: 1,
      label: 'step.coverage_choices.1.label',
      form: {
        fields: [
          field('coverage.contents_value', 'money', {
            hint: true,
            visible: wantsProperty,
            width: 3,
            checks: [{ rule: 'isLessThan', than: 100_000_000 }],
          }),
          field('coverage.building_value', 'money', {
            hint: true,
            width: 3,
            visible: propertyAnd('own'),
            parent: 'coverage.occupancy',
            checks: [
              { rule: 'isMoreThan', than: 0 },
              { rule: 'isLessThan', than: 1_000_000_000 },
            ],
          }),
          field('coverage.property_deductible', 'select', {
            hint: true,
            visible: wantsProperty,
            options: ['500', '1000', '2500', '5000'],
          }),
        ],
      },
    },
    {
      index: 2,
      label: 'step.coverage_choices.2.label',
      form: {
        fields: [
          field('coverage.year_built', 'year', {
            hint: true,
            width: 3,
            visible: propertyAnd('own', 'lease'),
            checks: [{ rule: 'isMoreThanOrEqual', than: '1700' }, { rule: 'isNotFutureYear' }],
          }),
          field('coverage.stories', 'number', {
            width: 3,
            visible: propertyAnd('own', 'lease'),
            checks: [
              { rule: 'isMoreThan', than: 0 },
              { rule: 'isLessThan', than: 150 },
            ],
          }),
          field('coverage.construction', 'select', {
            hint: true,
            visible: propertyAnd('own', 'lease'),
            options: ['frame', 'brick_wood', 'metal', 'masonry_metal', 'concrete_steel', 'not_sure'],
          }),
          field('coverage.protection', 'multi_select', {
            hint: true,
            visible: propertyAnd('own', 'lease'),
            options: [
              'sprinklers',
              'fire_alarm',
              'burglar_alarm',
              { value: 'none', exclusive: true },
              { value: 'not_sure', exclusive: true },
            ],
          }),
        ],
      },
    },
  ],
}
