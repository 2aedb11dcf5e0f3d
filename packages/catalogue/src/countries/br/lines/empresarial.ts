import type { GroupNode } from '@coverwright/core/model/step'
import { any, has, is, yes } from '@coverwright/core/rules/rule'
import { carriersOf } from '../../../carriers/carriers.ts'
import { field } from '../../../field.ts'
import { shortText, wholeNumberBetween } from '../../../lines/bounds.ts'
import { carrierQuestions } from '../../../lines/carrier-questions.ts'
import { belowABillion, linePage, nameText, openedBy } from '../../../lines/line-page.ts'
import { carriers } from '../carriers/carriers.ts'
import { insures } from '../insures.ts'

const at = (name: string) => `empresarial.${name}`
const none = { value: 'none', exclusive: true } as const

const elsewhere = openedBy(at('same_address'), is(at('same_address'), 'No'))
const rents = is(at('occupancy'), 'tenant', 'shared')
const cooks = has('class_traits', 'cooking')
const wants = (cover: string) => openedBy(at('covers'), has(at('covers'), cover))

const place = [
  field(at('same_address'), 'yes_no', { hint: true }),
  field(at('street'), 'text', { hint: true, ...elsewhere, checks: [...nameText, { rule: 'isStreet' }] }),
  field(at('zip_code'), 'zip', {
    width: 3,
    country: 'BR',
    ...elsewhere,
    checks: [{ rule: 'isPostalCode', country: 'BR' }],
  }),
  field(at('city'), 'text', { width: 4, ...elsewhere, checks: nameText }),
  field(at('occupancy'), 'select', { hint: true, why: true, options: ['tenant', 'owner', 'shared', 'home'] }),
  field(at('setting'), 'select', { options: ['street', 'mall', 'offices', 'warehouse', 'whole', 'rural', 'house'] }),
  field(at('floor_area'), 'number', { hint: true, unit: true, width: 3, checks: wholeNumberBetween(1, 100_000) }),
  field(at('construction'), 'select', {
    hint: true,
    why: true,
    options: ['masonry', 'mixed', 'metal_panels', 'wood', 'not_sure'],
  }),
]

const protection = [
  field(at('fire_certificate'), 'yes_no_not_sure', { hint: true, why: true }),
  field(at('fire'), 'multi_select', {
    hint: true,
    options: ['extinguishers', 'hydrants', 'detectors', 'sprinklers', 'brigade', none],
  }),
  field(at('hood'), 'yes_no_not_sure', { hint: true, visible: cooks }),
  field(at('theft'), 'multi_select', {
    hint: true,
    options: ['monitored_alarm', 'cameras', 'shutters', 'guard', 'safe', none],
  }),
  field(at('wiring'), 'yes_no_not_sure', { hint: true, why: true }),
  field(at('storage'), 'multi_select', {
    hint: true,
    options: ['flammables', 'foam', 'paper', 'recyclables', 'fireworks', none],
  }),
  field(at('flooded'), 'yes_no_not_sure', { yearly: true, hint: true }),
  field(at('vacant'), 'yes_no', { hint: true }),
]

const values = [
  field(at('insures_building'), 'yes_no', { hint: true, ...openedBy(at('occupancy'), rents) }),
  field(at('building'), 'money', {
    hint: true,
    why: true,
    width: 3,
    // The company insures a place it owns, and a rented one only where the lease says so; never a partner’s home.
    visible: any(is(at('occupancy'), 'owner'), yes(at('insures_building'))),
    checks: [belowABillion],
  }),
  field(at('contents'), 'money', { hint: true, width: 3, checks: [belowABillion] }),
  field(at('stock'), 'money', { hint: true, width: 3, checks: [belowABillion] }),
  field(at('lender'), 'yes_no', { hint: true }),
  field(at('lender_name'), 'text', { ...openedBy(at('lender'), yes(at('lender'))), checks: shortText }),
]

const covers = [
  field(at('covers'), 'multi_select', {
    hint: true,
    why: true,
    options: ['electrical', 'windstorm', 'theft', 'glass', 'electronics', 'flood', 'riot', 'rent', none],
  }),
  field(at('theft_limit'), 'money', { hint: true, width: 3, ...wants('theft'), checks: [belowABillion] }),
  field(at('electrical_limit'), 'money', { hint: true, width: 3, ...wants('electrical'), checks: [belowABillion] }),
  field(at('interruption'), 'select', { hint: true, why: true, options: ['none', '1', '3', '6', '12'] }),
  field(at('fixed_costs'), 'money', {
    hint: true,
    width: 3,
    ...openedBy(at('interruption'), is(at('interruption'), '1', '3', '6', '12')),
    checks: [belowABillion],
  }),
  field(at('liability'), 'select', { hint: true, options: ['0', '50000', '100000', '200000', '500000'] }),
  field(at('deductible'), 'select', { hint: true, options: ['1000', '2000', '5000', '10000'] }),
]

/** Fire first, which the law makes a company insure, and what is bought beside it for one place. */
export const businessPackage: GroupNode = {
  kind: 'group',
  id: 'empresarial',
  label: 'section.empresarial',
  tag: 'EMP',
  when: insures('empresarial'),
  children: [
    linePage('/empresarial/place', place),
    linePage('/empresarial/protection', protection),
    linePage('/empresarial/values', values),
    linePage('/empresarial/covers', covers),
    ...carriersOf('empresarial', carriers).flatMap((offeredLine) => carrierQuestions(offeredLine)),
  ],
}
