import type { DynamicFlow } from '@coverwright/core/overlay/dynamic-flow'
import { has, yes } from '@coverwright/core/rules/rule'
import { field } from '../../field.ts'
import { longText } from '../bounds.ts'

const safeguard = { list: 'protection', kind: 'safeguard' } as const
const exposure = { list: 'true', kind: 'exposure' } as const

/** Somebody is there without family. */
const looksAfter = { visible: has('in_care.who', 'children', 'adults') } as const

/** Who is in the care of a church, a school or a camp, what protects them from abuse, and the limit for claims of it. */
export const peopleInCareQuestions: DynamicFlow = {
  id: 'in_care',
  label: 'step.in_care.label',
  pages: [
    {
      index: 0,
      label: 'step.in_care.0.label',
      form: {
        fields: [
          field('in_care.who', 'multi_select', {
            hint: true,
            why: true,
            options: ['children', 'adults', { value: 'none', exclusive: true }],
          }),
          field('in_care.background_checks', 'yes_no', { ...looksAfter, statement: safeguard, hint: true, why: true }),
          field('in_care.two_adults', 'yes_no', { ...looksAfter, statement: safeguard, hint: true }),
          field('in_care.trained', 'yes_no', { ...looksAfter, statement: safeguard, hint: true }),
          field('in_care.overnight', 'yes_no', { ...looksAfter, statement: exposure, hint: true }),
          field('in_care.abuse_allegation', 'yes_no', { ...looksAfter, yearly: true, statement: exposure, hint: true }),
          field('in_care.abuse_detail', 'long_text', {
            hint: true,
            visible: yes('in_care.abuse_allegation'),
            parent: 'in_care.abuse_allegation',
            checks: longText,
          }),
          field('in_care.abuse_limit', 'select', {
            ...looksAfter,
            hint: true,
            why: true,
            options: ['0', '100000', '300000', '1000000'],
          }),
        ],
      },
    },
  ],
}
