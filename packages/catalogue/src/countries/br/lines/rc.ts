import type { GroupNode } from '@coverwright/core/model/step'
import { any, has, is, yes } from '@coverwright/core/rules/rule'
import { carriersOf } from '../../../carriers/carriers.ts'
import { field } from '../../../field.ts'
import { longText, shortText, wholeNumberBetween } from '../../../lines/bounds.ts'
import { carrierQuestions } from '../../../lines/carrier-questions.ts'
import { belowABillion, linePage, openedBy } from '../../../lines/line-page.ts'
import { noLessThanDemanded } from '../../shared/demanded.ts'
import { carriers } from '../carriers/carriers.ts'
import { insures } from '../insures.ts'

const at = (name: string) => `rc.${name}`
const none = { value: 'none', exclusive: true } as const

const covering = (kind: string) => openedBy(at('kinds'), has(at('kinds'), kind))
const sellsAbroad = openedBy(at('kinds'), has(at('kinds'), 'products'))
const facts = any(yes(at('known_facts')), is(at('known_facts'), 'Not sure'))

const work = [
  field(at('kinds'), 'multi_select', {
    hint: true,
    why: true,
    options: ['premises', 'services', 'products', 'employer', 'parking', 'works'],
  }),
  field(at('away_share'), 'percent', { hint: true, width: 3, ...covering('services') }),
  field(at('hazards'), 'multi_select', {
    hint: true,
    options: ['height', 'hot_work', 'digging', 'lifting', 'chemicals', 'demolition', 'explosives', none],
  }),
  field(at('largest_work'), 'money', { hint: true, width: 3, ...covering('works'), checks: [belowABillion] }),
  field(at('exports'), 'multi_select', {
    hint: true,
    ...sellsAbroad,
    options: ['south_america', 'europe', 'north_america', 'elsewhere', none],
  }),
  field(at('traceable'), 'yes_no_not_sure', { hint: true, ...sellsAbroad }),
  field(at('spaces'), 'number', { hint: true, width: 3, ...covering('parking'), checks: wholeNumberBetween(1, 5000) }),
  field(at('valet'), 'yes_no', { hint: true, ...covering('parking') }),
  field(at('registered'), 'yes_no', { hint: true, why: true, ...covering('employer') }),
]

const exposure = [
  field(at('visitors'), 'select', { hint: true, options: ['20', '100', '500', 'more'] }),
  field(at('goods_held'), 'select', { hint: true, options: ['0', '10000', '50000', '200000', 'more'] }),
  field(at('subcontracted'), 'select', { hint: true, options: ['none', '10', '30', '50', '100'] }),
  field(at('subcontractors_insured'), 'yes_no_not_sure', {
    hint: true,
    why: true,
    ...openedBy(at('subcontracted'), is(at('subcontracted'), '10', '30', '50', '100')),
  }),
  field(at('contract_demands'), 'yes_no', { hint: true }),
  field(at('contract_limit'), 'money', {
    hint: true,
    width: 3,
    ...openedBy(at('contract_demands'), yes(at('contract_demands'))),
    checks: [belowABillion],
  }),
  field(at('contract_party'), 'text', {
    optional: true,
    ...openedBy(at('contract_demands'), yes(at('contract_demands'))),
    checks: shortText,
  }),
]

const cover = [
  field(at('limit'), 'select', {
    hint: true,
    why: true,
    options: ['100000', '200000', '500000', '1000000', '2000000', '5000000'],
    remarks: [noLessThanDemanded(at('contract_limit'))],
  }),
  field(at('deductible'), 'select', { hint: true, options: ['1000', '2500', '5000', '10000'] }),
  field(at('moral'), 'yes_no', { hint: true, why: true }),
  field(at('known_facts'), 'yes_no_not_sure', { yearly: true, hint: true, why: true }),
  field(at('known_facts_detail'), 'long_text', { hint: true, ...openedBy(at('known_facts'), facts), checks: longText }),
]

/** Liability towards others: which of its kinds, what work, what others demand, how much. */
export const civilLiability: GroupNode = {
  kind: 'group',
  id: 'rc',
  label: 'section.rc',
  tag: 'RC',
  when: insures('rc'),
  children: [
    linePage('/rc/work', work),
    linePage('/rc/exposure', exposure),
    linePage('/rc/cover', cover),
    ...carriersOf('rc', carriers).flatMap((offeredLine) => carrierQuestions(offeredLine)),
  ],
}
