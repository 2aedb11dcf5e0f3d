import type { GroupNode } from '@coverwright/core/model/step'
import { all, has, is, moreThan } from '@coverwright/core/rules/rule'
import { field } from '../../../field.ts'
import { pastYear, shortText, wholeNumberBetween } from '../../../lines/bounds.ts'
import { linePage, openedBy } from '../../../lines/line-page.ts'
import { insures } from '../insures.ts'

const none = { value: 'none', exclusive: true } as const
const below100Million = { rule: 'isLessThan', than: 100_000_000 } as const

const elsewhere = is('mrp.same_address', 'No')
const cooks = has('class_traits', 'cooking')
const keepsCold = all(has('class_traits', 'food', 'health'), moreThan('mrp.stock', 0))

const premises = [
  field('mrp.same_address', 'yes_no', { hint: true }),
  field('mrp.street', 'text', {
    ...openedBy('mrp.same_address', elsewhere),
    checks: [...shortText, { rule: 'isStreet' }],
  }),
  field('mrp.zip_code', 'zip', {
    width: 2,
    country: 'FR',
    ...openedBy('mrp.same_address', elsewhere),
    checks: [{ rule: 'isPostalCode', country: 'FR' }],
  }),
  field('mrp.city', 'text', { width: 4, ...openedBy('mrp.same_address', elsewhere), checks: shortText }),
  field('mrp.occupancy', 'select', { hint: true, options: ['tenant', 'owner', 'co_owner', 'home', 'other'] }),
  field('mrp.surface', 'number', { hint: true, unit: true, width: 3, checks: wholeNumberBetween(1, 20_000) }),
  field('mrp.year_built', 'year', { hint: true, width: 3, optional: true, checks: pastYear }),
  field('mrp.construction', 'select', {
    hint: true,
    why: true,
    options: ['solid', 'mixed', 'wood', 'sandwich', 'not_sure'],
  }),
  field('mrp.floor', 'select', { options: ['ground', 'upper', 'basement', 'whole'] }),
  field('mrp.lease_waiver', 'yes_no_not_sure', {
    hint: true,
    ...openedBy('mrp.occupancy', is('mrp.occupancy', 'tenant')),
  }),
]

const protection = [
  field('mrp.fire', 'multi_select', { hint: true, options: ['extinguishers', 'detection', 'sprinklers', none] }),
  field('mrp.electricity', 'yes_no_not_sure', { hint: true, why: true }),
  field('mrp.hood', 'yes_no_not_sure', { hint: true, visible: cooks }),
  field('mrp.theft', 'multi_select', {
    hint: true,
    options: ['shutter', 'lock', 'glass', 'alarm', 'monitored', 'guard', none],
  }),
  field('mrp.neighbours', 'multi_select', {
    hint: true,
    options: ['restaurant', 'night_club', 'workshop', 'storage', none],
  }),
  field('mrp.natural_events', 'yes_no_not_sure', { hint: true, why: true }),
]

const insuredSums = [
  field('mrp.contents', 'money', { hint: true, why: true, width: 3, checks: [below100Million] }),
  field('mrp.stock', 'money', { hint: true, width: 3, checks: [below100Million] }),
  field('mrp.cold_stock', 'money', {
    hint: true,
    width: 3,
    ...openedBy('mrp.stock', keepsCold),
    checks: [below100Million, { rule: 'isNotMoreThanAnswer', of: 'mrp.stock' }],
  }),
  field('mrp.cash', 'money', { hint: true, width: 3, checks: [{ rule: 'isLessThan', than: 1_000_000 }] }),
  field('mrp.glass', 'yes_no', { hint: true, width: 3 }),
  field('mrp.interruption', 'select', { hint: true, why: true, options: ['none', '6', '12', '18', '24'] }),
  field('mrp.margin', 'money', {
    hint: true,
    width: 3,
    ...openedBy('mrp.interruption', is('mrp.interruption', '6', '12', '18', '24')),
    checks: [below100Million],
  }),
  field('mrp.deductible', 'select', { hint: true, options: ['150', '300', '500', '1000', '2500'] }),
]

/** The premises and what is in them: where, how protected, worth how much. */
export const businessPackage: GroupNode = {
  kind: 'group',
  id: 'mrp',
  label: 'section.mrp',
  tag: 'MRP',
  when: insures('mrp'),
  children: [
    linePage('/mrp/premises', premises),
    linePage('/mrp/protection', protection),
    linePage('/mrp/insured', insuredSums),
  ],
}
