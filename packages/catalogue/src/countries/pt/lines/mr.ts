import { any, has, is, yes } from '@coverwright/core/rules/rule'
import { business, initialFrom, mailingAddress } from '../../../earlier-answers.ts'
import { field } from '../../../field.ts'
import { longText } from '../../../lines/bounds.ts'
import { openedBy } from '../../../lines/line-page.ts'
import { lineOf, money, none } from '../../shared/line-pages.ts'
import { insures } from '../types.ts'

const owns = is('mr.tenure', 'own')
const rents = is('mr.tenure', 'rent')
const cooks = any(is('mr.use', 'restaurant'), has('class_traits', 'cooking'))
const keepsCold = has('mr.covers', 'cold')

const place = [
  field('mr.street', 'text', {
    hint: true,
    initial: initialFrom(mailingAddress('street', 'unit'), business),
    checks: [{ rule: 'isNotEmptyString' }, { rule: 'isLengthLessThan', than: 161 }, { rule: 'isStreet' }],
  }),
  field('mr.postal_code', 'zip', {
    width: 3,
    country: 'PT',
    initial: initialFrom(mailingAddress('zip_code')),
    checks: [{ rule: 'isPostalCode', country: 'PT' }],
  }),
  field('mr.use', 'select', {
    options: [
      ...['shop', 'office', 'restaurant', 'workshop', 'warehouse', 'practice'],
      ...['leisure', 'lodging', 'homes', 'other'],
    ],
  }),
  field('mr.tenure', 'select', { hint: true, options: ['own', 'rent'] }),
  field('mr.floor', 'select', { options: ['ground', 'basement', 'upper', 'whole'] }),
  field('mr.area', 'number', {
    hint: true,
    unit: true,
    width: 3,
    checks: [
      { rule: 'isMoreThan', than: 0 },
      { rule: 'isLessThan', than: 100_000 },
    ],
  }),
]

const building = [
  field('mr.year', 'year', {
    hint: true,
    width: 3,
    checks: [{ rule: 'isMoreThanOrEqual', than: '1700' }, { rule: 'isNotFutureYear' }],
  }),
  field('mr.construction', 'select', {
    hint: true,
    why: true,
    options: ['concrete', 'masonry', 'wood_floors', 'metal'],
  }),
  field('mr.panels', 'yes_no_not_sure', { hint: true, ...openedBy('mr.construction', is('mr.construction', 'metal')) }),
  field('mr.condominium', 'yes_no', { hint: true, ...openedBy('mr.tenure', owns) }),
  field('mr.condominium_insured', 'yes_no_not_sure', {
    hint: true,
    ...openedBy('mr.condominium', yes('mr.condominium')),
  }),
  field('mr.water', 'yes_no', { hint: true }),
  field('mr.water_detail', 'long_text', { hint: true, checks: longText, ...openedBy('mr.water', yes('mr.water')) }),
]

const sums = [
  field('mr.building', 'money', { hint: true, why: true, ...money, ...openedBy('mr.tenure', owns) }),
  field('mr.fittings', 'money', { hint: true, ...money, ...openedBy('mr.tenure', rents) }),
  field('mr.contents', 'money', { hint: true, ...money }),
  field('mr.stock', 'money', { hint: true, ...money }),
  field('mr.deductible', 'select', { hint: true, options: ['0', '150', '250', '500'] }),
]

const covers = [
  field('mr.covers', 'multi_select', {
    hint: true,
    options: ['earthquake', 'theft', 'electrical', 'glass', 'cold', 'interruption', none],
  }),
  field('mr.cold_value', 'money', { hint: true, ...money, ...openedBy('mr.covers', keepsCold) }),
  field('mr.margin', 'money', { hint: true, ...money, ...openedBy('mr.covers', has('mr.covers', 'interruption')) }),
  field('mr.months', 'select', {
    hint: true,
    options: ['3', '6', '12'],
    ...openedBy('mr.covers', has('mr.covers', 'interruption')),
  }),
  field('mr.cash', 'money', { hint: true, ...money, ...openedBy('mr.covers', has('mr.covers', 'theft')) }),
]

const protection = [
  field('mr.alarm', 'select', { hint: true, options: ['central', 'local', 'no'] }),
  field('mr.shutters', 'yes_no', { hint: true }),
  field('mr.extinguishers', 'yes_no', { hint: true }),
  field('mr.electrics', 'yes_no_not_sure', { hint: true }),
  field('mr.fryers', 'yes_no', { hint: true, visible: cooks }),
  field('mr.hood', 'yes_no', { hint: true, ...openedBy('mr.fryers', yes('mr.fryers')) }),
  field('mr.flammables', 'yes_no', { hint: true }),
  field('mr.empty', 'yes_no', { hint: true }),
]

/** Fire and more: the space, what is in it, and what a standstill costs. */
export const mr = lineOf('mr', 'MR', insures('mr'), [place, building, sums, covers, protection])
