import { any, has, is, moreThan, yes } from '@coverwright/core/rules/rule'
import { business, initialFrom, mailingAddress } from '../../../earlier-answers.ts'
import { field } from '../../../field.ts'
import { longText } from '../../../lines/bounds.ts'
import { openedBy } from '../../../lines/line-page.ts'
import { lineOf, money, none } from '../../shared/line-pages.ts'
import { insures } from '../types.ts'

const owns = is('gb_prop.tenure', 'own')
const rents = is('gb_prop.tenure', 'rent')
const cooks = any(is('gb_prop.use', 'restaurant'), has('class_traits', 'cooking'))

const place = [
  field('gb_prop.street', 'text', {
    hint: true,
    initial: initialFrom(mailingAddress('unit', 'street', 'city'), business),
    checks: [{ rule: 'isNotEmptyString' }, { rule: 'isLengthLessThan', than: 161 }, { rule: 'isStreet' }],
  }),
  field('gb_prop.postcode', 'zip', {
    width: 3,
    country: 'GB',
    initial: initialFrom(mailingAddress('zip_code')),
    checks: [{ rule: 'isPostalCode', country: 'GB' }],
  }),
  field('gb_prop.use', 'select', {
    options: ['shop', 'office', 'restaurant', 'workshop', 'warehouse', 'surgery', 'home', 'lodging'],
  }),
  field('gb_prop.tenure', 'select', { hint: true, options: ['own', 'rent'] }),
  field('gb_prop.year', 'select', { hint: true, options: ['pre_1900', '1900_1945', '1946_1980', 'after_1980'] }),
  field('gb_prop.listed', 'yes_no_not_sure', { hint: true, ...openedBy('gb_prop.tenure', owns) }),
]

const building = [
  field('gb_prop.walls', 'select', { hint: true, why: true, options: ['standard', 'timber', 'panels', 'other'] }),
  field('gb_prop.flat_roof', 'percent', { hint: true, width: 3 }),
  field('gb_prop.heating', 'select', { hint: true, options: ['mains', 'portable', 'oil', 'wood', 'none'] }),
  field('gb_prop.electrics', 'yes_no_not_sure', { hint: true }),
  field('gb_prop.frying', 'select', {
    hint: true,
    options: ['no', 'table_top', 'deep'],
    visible: cooks,
  }),
  field('gb_prop.ducting', 'yes_no', {
    hint: true,
    ...openedBy('gb_prop.frying', is('gb_prop.frying', 'table_top', 'deep')),
  }),
]

const sums = [
  field('gb_prop.buildings', 'money', { hint: true, why: true, ...money, ...openedBy('gb_prop.tenure', owns) }),
  field('gb_prop.improvements', 'money', { hint: true, ...money, ...openedBy('gb_prop.tenure', rents) }),
  field('gb_prop.contents', 'money', { hint: true, ...money }),
  field('gb_prop.stock', 'money', { hint: true, ...money }),
  field('gb_prop.stock_kinds', 'multi_select', {
    hint: true,
    options: ['tobacco', 'spirits', 'electronics', 'jewellery', none],
    ...openedBy('gb_prop.stock', moreThan('gb_prop.stock', 0)),
  }),
  field('gb_prop.interruption', 'money', { hint: true, why: true, ...money }),
  field('gb_prop.indemnity', 'select', {
    hint: true,
    options: ['12', '18', '24', '36'],
    ...openedBy('gb_prop.interruption', moreThan('gb_prop.interruption', 0)),
  }),
  field('gb_prop.excess', 'select', { hint: true, options: ['100', '250', '500', '1000'] }),
]

const perils = [
  field('gb_prop.alarm', 'select', { hint: true, options: ['police', 'monitored', 'bells', 'none'] }),
  field('gb_prop.locks', 'yes_no_not_sure', { hint: true }),
  field('gb_prop.flood', 'yes_no_not_sure', { yearly: true, hint: true }),
  field('gb_prop.flood_detail', 'long_text', {
    hint: true,
    checks: longText,
    ...openedBy('gb_prop.flood', yes('gb_prop.flood')),
  }),
  field('gb_prop.subsidence', 'yes_no_not_sure', { hint: true, ...openedBy('gb_prop.tenure', owns) }),
  field('gb_prop.empty', 'yes_no', { hint: true }),
  field('gb_prop.covers', 'multi_select', {
    hint: true,
    options: ['tools', 'money', 'glass', 'terrorism', none],
  }),
]

/** Buildings, what is in them, and the income that is lost while they cannot be used. */
export const prop = lineOf('gb_prop', 'PROP', insures('gb_prop'), [place, building, sums, perils])
