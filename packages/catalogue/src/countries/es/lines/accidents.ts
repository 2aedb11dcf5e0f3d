import type { Field } from '@coverwright/core/model/field'
import type { GroupNode, NumberedPage } from '@coverwright/core/model/step'
import { type DynamicFlow, dynamicSteps } from '@coverwright/core/overlay/dynamic-flow'
import { is, yes } from '@coverwright/core/rules/rule'
import { allOfEmployees } from '../../../earlier-answers.ts'
import { field } from '../../../field.ts'
import { shortText, wholeNumberBetween } from '../../../lines/bounds.ts'
import { insures } from '../types.ts'

const page = (index: number, fields: readonly Field[]): NumberedPage => ({
  index,
  label: `step.sa_es.${index}.label`,
  form: { fields },
})

const none = { value: 'none', exclusive: true } as const
const heads = (name: string, more: Pick<Field, 'visible' | 'parent' | 'checks' | 'remarks'> = {}): Field =>
  field(`sa_es.${name}`, 'number', { hint: true, width: 3, checks: wholeNumberBetween(0, 10_000), ...more })
const capital = (name: string): Field =>
  field(`sa_es.${name}`, 'money', { hint: true, width: 3, checks: wholeNumberBetween(0, 1_000_000) })

/** What the agreement promises decides what is insured, so it comes first. */
const agreement = [
  field('sa_es.obliged', 'yes_no_not_sure', { hint: true, why: true }),
  field('sa_es.agreement', 'text', {
    hint: true,
    visible: is('sa_es.obliged', 'Yes', 'Not sure'),
    parent: 'sa_es.obliged',
    checks: shortText,
  }),
  field('sa_es.scope', 'select', {
    hint: true,
    visible: is('sa_es.obliged', 'Yes', 'Not sure'),
    parent: 'sa_es.obliged',
    options: ['national', 'region', 'province', 'company'],
  }),
  field('sa_es.agreement_code', 'text', {
    hint: true,
    optional: true,
    width: 4,
    visible: is('sa_es.obliged', 'Yes', 'Not sure'),
    parent: 'sa_es.obliged',
    checks: [{ rule: 'hasDigits', count: 14 }],
  }),
  field('sa_es.cause', 'select', { hint: true, options: ['work', 'work_and_illness', 'any_accident'] }),
  field('sa_es.hours', 'select', {
    hint: true,
    visible: is('sa_es.cause', 'any_accident'),
    parent: 'sa_es.cause',
    options: ['working', 'always'],
  }),
]

const capitals = [capital('death'), capital('total'), capital('absolute'), capital('severe')]

const people = [
  heads('office'),
  heads('manual'),
  heads('drivers', { remarks: [allOfEmployees('sa_es.office', 'sa_es.manual')] }),
  field('sa_es.owners', 'yes_no', { hint: true }),
  heads('owner_count', { visible: yes('sa_es.owners'), parent: 'sa_es.owners', checks: wholeNumberBetween(1, 100) }),
  field('sa_es.danger', 'multi_select', {
    hint: true,
    why: true,
    options: ['height', 'machinery', 'explosives', 'diving', 'voltage', none],
  }),
  heads('together'),
  field('sa_es.over_65', 'yes_no', { hint: true }),
]

const accidentQuestions: DynamicFlow = {
  id: 'sa_es',
  label: 'step.sa_es.label',
  pages: [page(0, agreement), page(1, capitals), page(2, people)],
}

/** Accidents of employees, as a collective agreement obliges the employer to insure them. Source: seed 4.2, sa_es. */
export const accidents: GroupNode = {
  kind: 'group',
  id: 'sa_es',
  label: 'section.sa_es',
  tag: 'ACC',
  when: insures('sa_es'),
  children: dynamicSteps(accidentQuestions),
}
