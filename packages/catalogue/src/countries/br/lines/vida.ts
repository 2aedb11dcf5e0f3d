import type { GroupNode } from '@coverwright/core/model/step'
import { is, yes } from '@coverwright/core/rules/rule'
import { allEmployees, allOfEmployees } from '../../../earlier-answers.ts'
import { field } from '../../../field.ts'
import { wholeNumberBetween } from '../../../lines/bounds.ts'
import { linePage, nameText, openedBy } from '../../../lines/line-page.ts'
import { insures } from '../insures.ts'

const at = (name: string) => `vida.${name}`
const none = { value: 'none', exclusive: true } as const

const ifAgreed = openedBy(at('agreement'), yes(at('agreement')))

const people = [
  field(at('employees'), 'number', {
    hint: true,
    width: 3,
    derived: allEmployees,
    remarks: [allOfEmployees()],
    checks: wholeNumberBetween(0, 5000),
  }),
  field(at('partners'), 'number', { hint: true, width: 3, checks: wholeNumberBetween(0, 100) }),
  field(at('interns'), 'number', { hint: true, why: true, width: 3, checks: wholeNumberBetween(0, 1000) }),
  field(at('average_age'), 'number', { hint: true, width: 3, checks: wholeNumberBetween(14, 80) }),
  field(at('oldest'), 'number', { hint: true, width: 3, checks: wholeNumberBetween(14, 100) }),
  field(at('away'), 'number', { hint: true, why: true, width: 3, checks: wholeNumberBetween(0, 5000) }),
  field(at('dangers'), 'multi_select', {
    hint: true,
    options: ['motorcycles', 'height', 'armed', 'electricity', 'diving', none],
  }),
]

const isUniform = is(at('basis'), 'uniform')

const cover = [
  field(at('agreement'), 'yes_no_not_sure', { hint: true, why: true }),
  field(at('agreement_name'), 'text', { hint: true, ...ifAgreed, checks: nameText }),
  field(at('agreement_sum'), 'money', { hint: true, width: 3, ...ifAgreed, checks: wholeNumberBetween(1, 5_000_000) }),
  field(at('basis'), 'select', { hint: true, options: ['uniform', 'salaries'] }),
  field(at('sum'), 'select', {
    hint: true,
    ...openedBy(at('basis'), isUniform),
    options: ['10000', '20000', '30000', '50000', '100000', '200000'],
  }),
  field(at('salaries'), 'select', {
    hint: true,
    ...openedBy(at('basis'), is(at('basis'), 'salaries')),
    options: ['12', '24', '36'],
  }),
  field(at('covers'), 'multi_select', {
    hint: true,
    options: ['accident_death', 'accident_disability', 'illness_disability', 'funeral', 'food', 'spouse', none],
  }),
  field(at('pays'), 'select', { hint: true, options: ['company', 'shared'] }),
  field(at('all_join'), 'yes_no', {
    hint: true,
    ...openedBy(at('pays'), is(at('pays'), 'shared')),
  }),
]

/** Lives of those who work in the business, the interns the law names among them. */
export const groupLife: GroupNode = {
  kind: 'group',
  id: 'vida',
  label: 'section.vida',
  tag: 'VIDA',
  when: insures('vida'),
  children: [linePage('/vida/people', people), linePage('/vida/cover', cover)],
}
