import type { DynamicFlow } from '@coverwright/core/overlay/dynamic-flow'
import { moreThan, yes } from '@coverwright/core/rules/rule'
import { field } from '../../field.ts'

const heads = [
  { rule: 'isMoreThan', than: 0 },
  { rule: 'isLessThan', than: 1000 },
]

const oneProfession = [
  field(
    'profession',
    'select',
    { optionsFrom: 'healthcare-professions-individuals-types' },
    'pl.medical.professionals.profession',
  ),
  field('heads', 'number', { width: 3, checks: heads }, 'pl.medical.professionals.heads'),
]

/** Who treats patients here, and under which license: asked of medical practitioners alone. Source: seed 7.2, I3. */
export const medicalPractice: DynamicFlow = {
  id: 'pl_medical',
  label: 'step.pl_medical.label',
  pages: [
    {
      index: 0,
      form: {
        fields: [
          field('pl.medical.firm_type', 'select', { hint: true, optionsFrom: 'healthcare-firm-types' }),
          field('pl.medical.professionals', 'repeat', {
            entry: true,
            hint: true,
            why: true,
            fields: oneProfession,
            minItems: 1,
            maxItems: 12,
            checks: [{ rule: 'hasNoDuplicates', of: 'profession' }],
          }),
          field('pl.medical.all_licensed', 'yes_no', { hint: true }),
          field('pl.medical.patient_visits', 'number', {
            hint: true,
            width: 3,
            checks: [{ rule: 'isLessThan', than: 10_000_000 }],
          }),
          field('pl.medical.telehealth_share', 'percent', {
            hint: true,
            visible: moreThan('pl.medical.patient_visits', 0),
            parent: 'pl.medical.patient_visits',
          }),
          field('pl.medical.telehealth_licensed', 'yes_no_not_sure', {
            hint: true,
            visible: moreThan('pl.medical.telehealth_share', 0),
            parent: 'pl.medical.telehealth_share',
          }),
          field('pl.medical.procedures', 'multi_select', {
            hint: true,
            options: ['surgery', 'sedation', 'injections', 'obstetrics', 'opioids', { value: 'none', exclusive: true }],
          }),
          field('pl.medical.own_policies', 'yes_no', { hint: true }),
          field('pl.medical.own_policies_detail', 'text', {
            hint: true,
            visible: yes('pl.medical.own_policies'),
            parent: 'pl.medical.own_policies',
            checks: [{ rule: 'isLengthLessThan', than: 251 }],
          }),
        ],
      },
    },
  ],
}
