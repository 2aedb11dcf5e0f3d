import type { PageStep } from '@coverwright/core/model/step'
import { all, is, switchedOn, yes } from '@coverwright/core/rules/rule'
import { field } from '../field.ts'
import { isBusiness } from '../lines/private-host.ts'

/** A sole practitioner, at a site that asks them separately. Source: seed section 1. */
export const isIndividual = all(isBusiness, switchedOn('individualsOn'), is('business_type', 'sole_proprietor'))

/** Their questions, instead of payroll and employees. */
export const individual: PageStep = {
  kind: 'page',
  id: 'individual',
  path: '/individual',
  label: 'step.individual.label',
  when: isIndividual,
  form: {
    fields: [
      field('individual.profession', 'select', {
        hint: true,
        optionsFrom: 'healthcare-professions-individuals-types',
        visible: is('industry', 'health'),
      }),
      field('individual.hours', 'number', {
        hint: true,
        width: 3,
        checks: [
          { rule: 'isMoreThan', than: 0 },
          { rule: 'isLessThanOrEqual', than: 100 },
        ],
      }),
      field('individual.also_employed', 'yes_no', { hint: true }),
      field('individual.employer_covers', 'yes_no_not_sure', {
        hint: true,
        visible: yes('individual.also_employed'),
        parent: 'individual.also_employed',
      }),
    ],
  },
}
