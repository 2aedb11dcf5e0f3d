import { has, is, yes } from '@coverwright/core/rules/rule'
import { field } from '../../../field.ts'
import { longText, shortText, wholeNumberBetween } from '../../../lines/bounds.ts'
import { linePage, openedBy } from '../../../lines/line-page.ts'
import { aSum, none } from './amounts.ts'
import { lineOf } from './line.ts'

const goesOut = openedBy('rc.where', is('rc.where', 'clients', 'both'))
const subcontracts = openedBy('rc.subcontractors', yes('rc.subcontractors'))
const sells = openedBy('rc.products', yes('rc.products'))

/** Responsabilidad Civil: operations, work at clients’, products, and goods of others. */
export const responsabilidadCivil = lineOf('rc', 'RC', [
  linePage('/rc/work', [
    field('rc.where', 'select', { hint: true, options: ['premises', 'clients', 'both'] }),
    field('rc.public', 'number', {
      ...openedBy('rc.where', is('rc.where', 'premises', 'both')),
      hint: true,
      width: 3,
      checks: wholeNumberBetween(0, 100_000),
    }),
    field('rc.tasks', 'multi_select', {
      ...goesOut,
      hint: true,
      options: ['height', 'hot_work', 'digging', 'hoists', 'electricity', none],
    }),
    field('rc.height_m', 'number', {
      ...openedBy('rc.tasks', has('rc.tasks', 'height')),
      hint: true,
      width: 3,
      checks: wholeNumberBetween(3, 300),
    }),
    field('rc.subcontractors', 'yes_no', { hint: true }),
    field('rc.subcontractors_insured', 'yes_no_not_sure', { ...subcontracts, hint: true }),
  ]),
  linePage('/rc/products', [
    field('rc.products', 'yes_no', { hint: true }),
    field('rc.imports', 'yes_no', { ...sells, hint: true }),
    field('rc.exports', 'select', { ...sells, hint: true, options: ['none', 'mercosur', 'usa_canada', 'others'] }),
    field('rc.custody', 'yes_no', { hint: true }),
    field('rc.custody_value', 'money', {
      ...openedBy('rc.custody', yes('rc.custody')),
      hint: true,
      width: 3,
      checks: aSum,
    }),
    field('rc.incidents', 'yes_no', { yearly: true, hint: true }),
    field('rc.incidents_what', 'long_text', { ...openedBy('rc.incidents', yes('rc.incidents')), checks: longText }),
  ]),
  linePage('/rc/cover', [
    field('rc.limit', 'select', { hint: true, options: ['50000000', '100000000', '200000000', '500000000'] }),
    field('rc.deductible', 'select', { hint: true, options: ['250000', '500000', '1000000'] }),
    field('rc.extensions', 'multi_select', {
      hint: true,
      options: ['fire', 'signs', 'lifts', 'food', 'vehicles_in_care', 'contractors', none],
    }),
    field('rc.demanded', 'yes_no', { hint: true }),
    field('rc.demanded_by', 'text', { ...openedBy('rc.demanded', yes('rc.demanded')), hint: true, checks: shortText }),
  ]),
])
