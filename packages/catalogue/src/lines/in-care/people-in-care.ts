import type { DynamicFlow } from '@coverwright/core/overlay/dynamic-flow'
import { all, has, not, yes } from '@coverwright/core/rules/rule'
import { field } from '../../field.ts'
import { longText } from '../bounds.ts'

const safeguard = { list: 'protection', kind: 'safeguard' } as const
const exposure = { list: 'true', kind: 'exposure' } as const

/** Somebody is there without family. */
const looksAfter = has('in_care.who', 'children', 'adults')
/** Where people live or spend the night by the nature of the business, nobody need ask whether they stay. */
const goesHome = not(has('class_traits', 'habitational', 'lodging'))

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
          field('in_care.background_checks', 'yes_no', {
            statement: safeguard,
            hint: true,
            why: true,
            visible: looksAfter,
          }),
          field('in_care.two_adults', 'yes_no', { statement: safeguard, hint: true, visible: looksAfter }),
          field('in_care.trained', 'yes_no', { statement: safeguard, hint: true, visible: looksAfter }),
          field('in_care.overnight', 'yes_no', {
            statement: exposure,
            hint: true,
            visible: all(looksAfter, goesHome),
          }),
          field('in_care.abuse_allegation', 'yes_no', {
            yearly: true,
            statement: exposure,
            hint: true,
            visible: looksAfter,
          }),
          field('in_care.abuse_detail', 'long_text', {
            hint: true,
            visible: yes('in_care.abuse_allegation'),
            parent: 'in_care.abuse_allegation',
            checks: longText,
          }),
          field('in_care.abuse_limit', 'select', {
            hint: true,
            why: true,
            visible: looksAfter,
            options: ['0', '100000', '300000', '1000000'],
          }),
        ],
      },
    },
  ],
}
