import type { Field } from '@coverwright/core/model/field'
import type { GroupNode, NumberedPage } from '@coverwright/core/model/step'
import { type DynamicFlow, dynamicSteps } from '@coverwright/core/overlay/dynamic-flow'
import { has, moreThan, yes } from '@coverwright/core/rules/rule'
import { derivation, insuredToday, isNo } from '../../../earlier-answers.ts'
import { field } from '../../../field.ts'
import { longText, pastYear, shortText } from '../../../lines/bounds.ts'
import { belowABillion } from '../../../lines/line-page.ts'
import { insures, isPicked } from '../types.ts'

const page = (index: number, fields: readonly Field[]): NumberedPage => ({
  index,
  label: `step.rcp_es.${index}.label`,
  form: { fields },
})

const today = insuredToday(isPicked('rcp_es'))

/** A policy that ended within a year counts too, so that a No today says nothing. */
const stillInsured = derivation('insured today', today.reads, (view) => {
  const answer = today.of(view)
  return isNo(answer) ? undefined : answer
})

const wantedCoverages = [
  field('rcp_es.limit', 'select', { hint: true, why: true, options: ['150000', '300000', '600000', '1000000'] }),
  field('rcp_es.deductible', 'select', { hint: true, options: ['0', '600', '1500', '3000'] }),
  field('rcp_es.college', 'yes_no', { hint: true }),
  field('rcp_es.college_name', 'text', {
    hint: true,
    visible: yes('rcp_es.college'),
    parent: 'rcp_es.college',
    checks: shortText,
  }),
  field('rcp_es.insured_before', 'yes_no', { hint: true, why: true, derived: stillInsured }),
  field('rcp_es.insured_since', 'year', {
    hint: true,
    width: 3,
    visible: yes('rcp_es.insured_before'),
    parent: 'rcp_es.insured_before',
    checks: pastYear,
  }),
]

const work = [
  field('rcp_es.largest_fee', 'money', { hint: true, width: 3, checks: [belowABillion] }),
  field('rcp_es.largest_client', 'percent', { hint: true, width: 3 }),
  field('rcp_es.letters', 'select', { hint: true, why: true, options: ['always', 'sometimes', 'never'] }),
  field('rcp_es.review', 'yes_no', { hint: true, visible: moreThan('fulltime_employees', 0) }),
  field('rcp_es.abroad', 'select', { hint: true, options: ['spain', 'eu', 'other', 'usa_canada'] }),
  field('rcp_es.signs', 'yes_no', { hint: true, visible: has('class_traits', 'design') }),
  field('rcp_es.largest_project', 'money', {
    hint: true,
    width: 3,
    visible: yes('rcp_es.signs'),
    parent: 'rcp_es.signs',
    checks: [belowABillion],
  }),
  field('rcp_es.client_money', 'yes_no', { hint: true, visible: has('class_traits', 'advice') }),
]

const past = [
  field('rcp_es.circumstances', 'yes_no_not_sure', { yearly: true, hint: true, why: true }),
  field('rcp_es.circumstances_detail', 'long_text', {
    hint: true,
    visible: yes('rcp_es.circumstances'),
    parent: 'rcp_es.circumstances',
    checks: longText,
  }),
  field('rcp_es.sanctions', 'yes_no', { yearly: true, hint: true }),
  field('rcp_es.sanctions_detail', 'long_text', {
    hint: true,
    visible: yes('rcp_es.sanctions'),
    parent: 'rcp_es.sanctions',
    checks: longText,
  }),
]

const professionalQuestions: DynamicFlow = {
  id: 'rcp_es',
  label: 'step.rcp_es.label',
  pages: [page(0, wantedCoverages), page(1, work), page(2, past)],
}

/** Mistakes in advice, designs and services; claims made, with a date back to which work is covered. */
export const professional: GroupNode = {
  kind: 'group',
  id: 'rcp_es',
  label: 'section.rcp_es',
  tag: 'RCP',
  when: insures('rcp_es'),
  children: dynamicSteps(professionalQuestions),
}
