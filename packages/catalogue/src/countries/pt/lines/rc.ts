import type { GroupNode } from '@coverwright/core/model/step'
import { all, any, has, is, yes } from '@coverwright/core/rules/rule'
import { carriersOf } from '../../../carriers/carriers.ts'
import { field } from '../../../field.ts'
import { shortText } from '../../../lines/bounds.ts'
import { carrierQuestions } from '../../../lines/carrier-questions.ts'
import { openedBy } from '../../../lines/line-page.ts'
import { noLessThanDemanded } from '../../shared/demanded.ts'
import { lineOf, money, none } from '../../shared/line-pages.ts'
import { carriers } from '../carriers/carriers.ts'
import { insures } from '../types.ts'

const builds = has('class_traits', 'contractor', 'digging', 'height', 'hot-work', 'installs')
const hosts = has(
  'class_traits',
  ...['retail', 'food', 'cooking', 'alcohol', 'lodging', 'fitness', 'personal-care', 'children', 'events', 'health'],
)
const goes = yes('rc.away')

const limits = [
  field('rc.required', 'yes_no', { hint: true }),
  field('rc.required_by', 'multi_select', {
    options: ['licence', 'landlord', 'client', 'public_works', 'other'],
    ...openedBy('rc.required', yes('rc.required')),
  }),
  field('rc.required_limit', 'money', { hint: true, ...money, ...openedBy('rc.required', yes('rc.required')) }),
  field('rc.limit', 'select', {
    hint: true,
    why: true,
    options: ['50000', '100000', '250000', '500000', '1000000'],
    remarks: [noLessThanDemanded('rc.required_limit')],
  }),
  field('rc.deductible', 'select', { hint: true, options: ['150', '250', '500', '1000'] }),
]

const place = [
  field('rc.public_area', 'number', {
    hint: true,
    unit: true,
    width: 3,
    visible: hosts,
    checks: [{ rule: 'isLessThan', than: 100_000 }],
  }),
  field('rc.capacity', 'number', {
    hint: true,
    width: 3,
    visible: hosts,
    checks: [{ rule: 'isLessThan', than: 100_000 }],
  }),
  field('rc.away', 'yes_no', { hint: true }),
  field('rc.away_share', 'percent', { hint: true, width: 3, ...openedBy('rc.away', goes) }),
  field('rc.subcontracts', 'yes_no', { hint: true }),
  field('rc.subcontract_cost', 'money', {
    hint: true,
    ...money,
    ...openedBy('rc.subcontracts', yes('rc.subcontracts')),
  }),
  field('rc.subcontractors_insured', 'yes_no_not_sure', {
    hint: true,
    ...openedBy('rc.subcontracts', yes('rc.subcontracts')),
  }),
  field('rc.custody', 'yes_no', { hint: true }),
  field('rc.custody_value', 'money', { hint: true, ...money, ...openedBy('rc.custody', yes('rc.custody')) }),
]

const work = [
  field('rc.works', 'multi_select', {
    hint: true,
    options: ['height', 'hot_work', 'digging', 'gas', 'scaffold', 'demolition', 'explosives', none],
    visible: any(builds, goes),
  }),
  field('rc.height', 'select', {
    options: ['to_6', 'to_15', 'over_15'],
    ...openedBy('rc.works', has('rc.works', 'height', 'scaffold')),
  }),
  field('rc.fire_watch', 'yes_no', { hint: true, ...openedBy('rc.works', has('rc.works', 'hot_work')) }),
  field('rc.utilities', 'yes_no', { hint: true, ...openedBy('rc.works', has('rc.works', 'digging')) }),
  field('rc.largest_job', 'money', { hint: true, ...money, visible: builds }),
]

const sells = yes('rc.products')
/** Shops do not record who bought what; makers, importers and exporters can be asked to recall a batch. */
const answersForBatches = any(
  has('class_traits', 'manufacturing'),
  yes('rc.imports'),
  is('rc.exports', 'eu', 'world', 'us'),
)

const products = [
  field('rc.products', 'yes_no', { hint: true }),
  field('rc.products_kind', 'text', { hint: true, ...openedBy('rc.products', sells), checks: shortText }),
  field('rc.imports', 'yes_no', { hint: true, why: true, ...openedBy('rc.products', sells) }),
  field('rc.exports', 'select', { options: ['no', 'eu', 'world', 'us'], ...openedBy('rc.products', sells) }),
  field('rc.traces', 'yes_no', { hint: true, ...openedBy('rc.products', all(sells, answersForBatches)) }),
  field('rc.after_work', 'yes_no', { hint: true, visible: builds }),
]

const own = lineOf('rc', 'RC', insures('rc'), [limits, place, work, products])

/** Liability towards others: the pages of the line, then those of insurers that ask more. */
export const rc: GroupNode = {
  ...own,
  children: [...own.children, ...carriersOf('rc', carriers).flatMap((offeredLine) => carrierQuestions(offeredLine))],
}
