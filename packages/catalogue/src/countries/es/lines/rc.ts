import type { Field } from '@coverwright/core/model/field'
import type { GroupNode, NumberedPage } from '@coverwright/core/model/step'
import { type DynamicFlow, dynamicSteps } from '@coverwright/core/overlay/dynamic-flow'
import { any, has, is, moreThan, yes } from '@coverwright/core/rules/rule'
import { carriersOf } from '../../../carriers/carriers.ts'
import { field } from '../../../field.ts'
import { shortText, wholeNumberBetween } from '../../../lines/bounds.ts'
import { carrierQuestions } from '../../../lines/carrier-questions.ts'
import { belowABillion } from '../../../lines/line-page.ts'
import { carriers } from '../carriers/carriers.ts'
import { insures } from '../types.ts'

const page = (index: number, fields: readonly Field[]): NumberedPage => ({
  index,
  label: `step.rc.${index}.label`,
  form: { fields },
})

const none = { value: 'none', exclusive: true } as const

const hasEmployees = any(moreThan('fulltime_employees', 0), moreThan('parttime_employees', 0))
const worksAway = moreThan('rc.work_away', 0)
const worksOnJobs = any(worksAway, has('class_traits', 'contractor', 'installs', 'height', 'cleaning'))
const hasPremises = is('rc.premises', 'own', 'rent')
const servesAlcohol = has('class_traits', 'alcohol')
const tradesInGoods = any(
  yes('rc.sells_products'),
  has('class_traits', 'manufacturing', 'stock', 'food', 'retail', 'cooking'),
)

/** How much, for each injured person too: Spanish policies cap what one victim is paid. */
const wantedCoverages = [
  field('rc.limit', 'select', {
    hint: true,
    why: true,
    options: ['150000', '300000', '600000', '1000000', '2000000'],
  }),
  field('rc.victim_limit', 'select', {
    hint: true,
    why: true,
    visible: hasEmployees,
    options: ['150000', '300000', '450000', '600000'],
    checks: [{ rule: 'isNotMoreThanAnswer', of: 'rc.limit' }],
  }),
  field('rc.deductible', 'select', { hint: true, options: ['0', '150', '300', '600'] }),
  field('rc.required', 'yes_no', { hint: true }),
  field('rc.required_by', 'text', {
    hint: true,
    visible: yes('rc.required'),
    parent: 'rc.required',
    checks: shortText,
  }),
]

const work = [
  field('rc.work_away', 'percent', { hint: true, why: true, width: 3 }),
  field('rc.height', 'select', {
    hint: true,
    visible: worksOnJobs,
    options: ['none', 'up_to_4', 'up_to_15', 'above_15'],
  }),
  field('rc.hot_work', 'yes_no', { hint: true, why: true, visible: worksOnJobs }),
  field('rc.hot_work_rules', 'yes_no_not_sure', { hint: true, visible: yes('rc.hot_work'), parent: 'rc.hot_work' }),
  field('rc.goods_in_care', 'yes_no', { hint: true }),
  field('rc.goods_value', 'money', {
    hint: true,
    width: 3,
    visible: yes('rc.goods_in_care'),
    parent: 'rc.goods_in_care',
    checks: [belowABillion],
  }),
]

const subcontractors = [
  field('rc.subcontracts', 'yes_no', { hint: true }),
  field('rc.subcontracted', 'money', {
    hint: true,
    width: 3,
    visible: yes('rc.subcontracts'),
    parent: 'rc.subcontracts',
    checks: [belowABillion],
  }),
  field('rc.subcontractors_insured', 'yes_no_not_sure', {
    hint: true,
    why: true,
    visible: yes('rc.subcontracts'),
    parent: 'rc.subcontracts',
  }),
  field('rc.prevention', 'select', { hint: true, visible: hasEmployees, options: ['outside', 'own', 'none'] }),
]

const premises = [
  field('rc.premises', 'select', { hint: true, options: ['own', 'rent', 'none'] }),
  field('rc.capacity', 'number', {
    hint: true,
    width: 3,
    visible: hasPremises,
    parent: 'rc.premises',
    checks: wholeNumberBetween(0, 20_000),
  }),
  field('rc.late', 'yes_no', { hint: true, visible: servesAlcohol }),
  field('rc.terrace', 'yes_no', { hint: true, visible: has('class_traits', 'food', 'alcohol') }),
  field('rc.licence', 'yes_no_not_sure', { hint: true, visible: hasPremises, parent: 'rc.premises' }),
]

const products = [
  field('rc.sells_products', 'yes_no', { hint: true }),
  field('rc.imports', 'yes_no', { hint: true, why: true, visible: tradesInGoods }),
  field('rc.exports', 'multi_select', {
    hint: true,
    visible: tradesInGoods,
    options: [none, 'eu', 'usa_canada', 'other'],
  }),
  field('rc.export_share', 'percent', {
    hint: true,
    width: 3,
    visible: has('rc.exports', 'usa_canada'),
    parent: 'rc.exports',
  }),
  field('rc.after_work', 'yes_no', { hint: true, visible: worksOnJobs }),
]

const rcQuestions: DynamicFlow = {
  id: 'rc',
  label: 'step.rc.label',
  pages: [page(0, wantedCoverages), page(1, work), page(2, subcontractors), page(3, premises), page(4, products)],
}

/** General liability: premises, employees’ claims, products and finished work in one policy. */
export const rc: GroupNode = {
  kind: 'group',
  id: 'rc',
  label: 'section.rc',
  tag: 'RC',
  when: insures('rc'),
  children: [
    ...dynamicSteps(rcQuestions),
    ...carriersOf('rc', carriers).flatMap((offeredLine) => carrierQuestions(offeredLine)),
  ],
}
