import type { Field } from '@coverwright/core/model/field'
import type { GroupNode, NumberedPage } from '@coverwright/core/model/step'
import { type DynamicFlow, dynamicSteps } from '@coverwright/core/overlay/dynamic-flow'
import { yes } from '@coverwright/core/rules/rule'
import { noLossesBefore } from '../../../earlier-answers.ts'
import { field } from '../../../field.ts'
import { longText } from '../../../lines/bounds.ts'
import { insures } from '../types.ts'

const page = (index: number, fields: readonly Field[]): NumberedPage => ({
  index,
  label: `step.ciber.${index}.label`,
  form: { fields },
})

const none = { value: 'none', exclusive: true } as const

const wantedCoverages = [
  field('ciber.limit', 'select', { hint: true, options: ['50000', '100000', '250000', '500000', '1000000'] }),
  field('ciber.deductible', 'select', { hint: true, options: ['500', '1000', '2500'] }),
  field('ciber.people', 'select', { hint: true, why: true, options: ['1000', '10000', '100000', '1000000'] }),
  field('ciber.data', 'multi_select', {
    hint: true,
    options: ['contact', 'bank', 'cards', 'health', 'children', none],
  }),
  field('ciber.downtime', 'select', { hint: true, options: ['hours', 'days', 'week'] }),
]

const care = [
  field('ciber.second_step', 'yes_no_not_sure', { hint: true, why: true }),
  field('ciber.remote', 'select', { hint: true, options: ['no', 'protected', 'open', 'not_sure'] }),
  field('ciber.backups', 'select', { hint: true, options: ['offline', 'online', 'no', 'not_sure'] }),
  field('ciber.updates', 'yes_no_not_sure', { hint: true }),
  field('ciber.call_back', 'yes_no_not_sure', { hint: true, why: true }),
  field('ciber.training', 'yes_no', { hint: true }),
]

const past = [
  field('ciber.incidents', 'yes_no_not_sure', { yearly: true, hint: true, remarks: [noLossesBefore] }),
  field('ciber.incidents_detail', 'long_text', {
    hint: true,
    visible: yes('ciber.incidents'),
    parent: 'ciber.incidents',
    checks: longText,
  }),
  field('ciber.authority', 'yes_no', { hint: true }),
]

const cyberQuestions: DynamicFlow = {
  id: 'ciber',
  label: 'step.ciber.label',
  pages: [page(0, wantedCoverages), page(1, care), page(2, past)],
}

/** Attacks on computers and data, and payments to thieves. */
export const cyber: GroupNode = {
  kind: 'group',
  id: 'ciber',
  label: 'section.ciber',
  tag: 'CIB',
  when: insures('ciber'),
  children: dynamicSteps(cyberQuestions),
}
