import type { Remark } from '@coverwright/core/model/remark'
import type { GroupNode } from '@coverwright/core/model/step'
import { all, any, has, is, yes } from '@coverwright/core/rules/rule'
import { carriersOf } from '../../../carriers/carriers.ts'
import { field } from '../../../field.ts'
import { longText, shortText } from '../../../lines/bounds.ts'
import { carrierQuestions } from '../../../lines/carrier-questions.ts'
import { openedBy } from '../../../lines/line-page.ts'
import { lineOf, money, none } from '../../shared/line-pages.ts'
import { carriers } from '../carriers/carriers.ts'
import { insures } from '../types.ts'

const builds = has('class_traits', 'contractor', 'digging', 'height', 'hot-work', 'installs')
const makes = has('class_traits', 'manufacturing')
const goes = yes('gb_pl.away')
const pays = yes('gb_pl.subcontracts')
const hires = has('gb_pl.subcontractors', 'bona_fide')
const sells = yes('gb_pl.products')

const asksForMore = all(yes('gb_pl.required'), has('gb_pl.required_by', 'council', 'main_contractor'))

/** They seldom take less than £5m. */
const lowForThem: Remark = {
  label: 'less than a council or main contractor asks for',
  reads: asksForMore.reads,
  text: 'field.gb_pl.limit.low',
  says: (view, answer) =>
    asksForMore.test(view) === true && Number(answer) < 5_000_000 ? { differs: true } : undefined,
}

const limits = [
  field('gb_pl.required', 'yes_no', { hint: true }),
  field('gb_pl.required_by', 'multi_select', {
    options: ['council', 'main_contractor', 'landlord', 'scheme', 'client'],
    ...openedBy('gb_pl.required', yes('gb_pl.required')),
  }),
  field('gb_pl.limit', 'select', {
    hint: true,
    why: true,
    options: ['1000000', '2000000', '5000000', '10000000'],
    remarks: [lowForThem],
  }),
  field('gb_pl.excess', 'select', { hint: true, options: ['0', '250', '500', '1000'] }),
  field('gb_pl.assumed', 'yes_no_not_sure', { hint: true }),
]

const work = [
  field('gb_pl.away', 'yes_no', { hint: true }),
  field('gb_pl.away_share', 'percent', { hint: true, width: 3, ...openedBy('gb_pl.away', goes) }),
  field('gb_pl.works', 'multi_select', {
    hint: true,
    options: ['height', 'heat', 'depth', 'gas', 'roofing', 'demolition', 'asbestos', 'explosives', none],
    visible: any(builds, goes, makes),
  }),
  field('gb_pl.height', 'select', {
    hint: true,
    options: ['to_5', 'to_10', 'to_15', 'over_15'],
    fact: 'work.height',
    ...openedBy('gb_pl.works', has('gb_pl.works', 'height', 'roofing')),
  }),
  field('gb_pl.heat_care', 'yes_no', { hint: true, ...openedBy('gb_pl.works', has('gb_pl.works', 'heat')) }),
  field('gb_pl.depth', 'select', {
    hint: true,
    options: ['to_1', 'to_3', 'over_3'],
    ...openedBy('gb_pl.works', has('gb_pl.works', 'depth')),
  }),
  field('gb_pl.gas_safe', 'yes_no', { hint: true, ...openedBy('gb_pl.works', has('gb_pl.works', 'gas')) }),
  field('gb_pl.hazard_sites', 'yes_no', { hint: true, visible: any(builds, goes) }),
]

const subcontractors = [
  field('gb_pl.subcontracts', 'yes_no', { hint: true }),
  field('gb_pl.subcontractors', 'multi_select', {
    hint: true,
    why: true,
    options: ['bona_fide', 'labour_only'],
    ...openedBy('gb_pl.subcontracts', pays),
  }),
  field('gb_pl.bona_fide_cost', 'money', { hint: true, ...money, ...openedBy('gb_pl.subcontractors', hires) }),
  field('gb_pl.bona_fide_insured', 'yes_no_not_sure', { hint: true, ...openedBy('gb_pl.subcontractors', hires) }),
  field('gb_pl.labour_only_cost', 'money', {
    hint: true,
    ...money,
    fact: 'labour_only.payments',
    ...openedBy('gb_pl.subcontractors', has('gb_pl.subcontractors', 'labour_only')),
  }),
  field('gb_pl.largest_job', 'money', { hint: true, ...money, visible: builds }),
]

const products = [
  field('gb_pl.products', 'yes_no', { hint: true }),
  field('gb_pl.products_kind', 'text', { hint: true, checks: shortText, ...openedBy('gb_pl.products', sells) }),
  field('gb_pl.own_brand', 'yes_no', { hint: true, why: true, ...openedBy('gb_pl.products', sells) }),
  field('gb_pl.exports', 'select', {
    options: ['no', 'europe', 'world', 'north_america'],
    ...openedBy('gb_pl.products', sells),
  }),
  field('gb_pl.north_america', 'percent', {
    hint: true,
    width: 3,
    ...openedBy('gb_pl.exports', is('gb_pl.exports', 'north_america')),
  }),
  field('gb_pl.traces', 'yes_no', { hint: true, ...openedBy('gb_pl.products', sells) }),
  field('gb_pl.incidents', 'yes_no', { yearly: true, hint: true }),
  field('gb_pl.incidents_detail', 'long_text', {
    hint: true,
    checks: longText,
    ...openedBy('gb_pl.incidents', yes('gb_pl.incidents')),
  }),
]

const own = lineOf('gb_pl', 'PL', insures('gb_pl'), [limits, work, subcontractors, products])

/** Public and products liability: the pages of the line, then those of insurers that ask more. */
export const pl: GroupNode = {
  ...own,
  children: [...own.children, ...carriersOf('gb_pl', carriers).flatMap((offeredLine) => carrierQuestions(offeredLine))],
}
