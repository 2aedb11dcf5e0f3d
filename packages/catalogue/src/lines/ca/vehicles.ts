import { isRecord } from '@coverwright/core/answers/answers'
import type { Field, FieldType, Option } from '@coverwright/core/model/field'
import type { DynamicEntity } from '@coverwright/core/overlay/dynamic-flow'
import { is } from '@coverwright/core/rules/rule'
import { numberAt, remark } from '../../earlier-answers.ts'
import { field } from '../../field.ts'
import { formOfSections } from '../../page-sections.ts'
import { ownsVehicles, radii } from './use.ts'
import { anyOtherMake, vehicleMakes } from './vehicle-makes.ts'

const own = (name: string, type: FieldType, extras: Parameters<typeof field>[2] = {}): Field =>
  field(`item.${name}`, type, extras, `vehicles.${name}`)

const isTruck = is('item.body', 'pickup', 'van', 'box_truck', 'heavy_truck', 'tractor')
const insuresDamage = is('item.damage', 'comprehensive', 'both')

const makes: readonly Option[] = [
  ...vehicleMakes.map((make) => ({ value: make, label: { words: make } })),
  { value: anyOtherMake, label: { words: anyOtherMake }, others: true },
]

const descriptionFields = [
  own('vin', 'text', {
    hint: true,
    why: true,
    optional: true,
    width: 4,
    checks: [{ rule: 'isVin', year: 'item.year', body: 'item.body' }],
    lookup: { from: 'vin', by: { vin: 'item.vin' } },
    fills: { model_year: 'item.year', make: 'item.make' },
  }),
  own('year', 'year', {
    width: 2,
    checks: [
      { rule: 'isMoreThanOrEqual', than: '1950' },
      { rule: 'isNotFutureYear', ahead: 1 },
    ],
  }),
  { ...own('make', 'select', { width: 3 }), options: makes },
  own('model', 'text', {
    hint: true,
    width: 3,
    checks: [{ rule: 'isNotEmptyString' }, { rule: 'isLengthLessThan', than: 61 }],
    suggestions: { from: 'vehicle-models', by: { make: 'item.make', year: 'item.year' } },
  }),
  own('body', 'select', {
    options: ['car', 'suv', 'pickup', 'van', 'box_truck', 'heavy_truck', 'tractor', 'bus', 'trailer'],
  }),
  own('weight', 'select', {
    hint: true,
    visible: isTruck,
    parent: 'item.body',
    options: ['light', 'medium', 'heavy'],
  }),
  own('seats', 'number', {
    hint: true,
    width: 3,
    visible: is('item.body', 'van', 'bus'),
    parent: 'item.body',
    checks: [
      { rule: 'isMoreThan', than: 0 },
      { rule: 'isLessThan', than: 100 },
    ],
  }),
]

const forHire = remark(
  'hauling for others, which nobody spoke of before',
  ['ca.uses'],
  ['notForHire', 'step.ca.0.label'],
  (view, answer) => {
    const uses = view.get('ca.uses')
    if (answer !== 'for_hire' || !Array.isArray(uses)) return undefined
    return uses.includes('haul_hire') ? undefined : { differs: true }
  },
)

const useFields = [
  own('use', 'select', {
    hint: true,
    options: ['service', 'delivery', 'hauling', 'for_hire', 'passengers', 'errands'],
    remarks: [forHire],
  }),
  own('radius', 'select', { hint: true, options: radii }),
  own('garaging_zip', 'zip', { hint: true, width: 3, checks: [{ rule: 'isZipCode' }] }),
]

const valueFields = [
  own('ownership', 'select', { hint: true, options: ['owned', 'financed', 'leased', 'person'] }),
  own('lender', 'text', {
    hint: true,
    visible: is('item.ownership', 'financed', 'leased'),
    parent: 'item.ownership',
    checks: [{ rule: 'isNotEmptyString' }, { rule: 'isLengthLessThan', than: 121 }],
  }),
  own('cost_new', 'money', {
    hint: true,
    width: 3,
    checks: [
      { rule: 'isMoreThan', than: 0 },
      { rule: 'isLessThan', than: 2_000_000 },
    ],
  }),
  own('damage', 'select', { hint: true, options: ['both', 'comprehensive', 'none'] }),
  own('deductible', 'select', {
    usual: '1000',
    hint: true,
    visible: insuresDamage,
    parent: 'item.damage',
    options: ['500', '1000', '2500', '5000'],
  }),
]

const vinOf = (item: unknown): string | undefined =>
  isRecord(item) && typeof item.vin === 'string' && item.vin !== '' ? item.vin.toUpperCase() : undefined

const eachVinOnce = (items: readonly unknown[]): boolean => {
  const vins = items.map(vinOf).filter((vin) => vin !== undefined)
  return new Set(vins).size === vins.length
}

const countRemark = remark(
  'as many as were counted',
  ['vehicle_count'],
  ['vehiclesListed', 'section.start'],
  (view, items) => {
    const count = numberAt(view, 'vehicle_count')
    if (count === undefined || !Array.isArray(items) || items.length === count) return undefined
    return { params: { count, listed: items.length }, differs: true }
  },
)

/** Every vehicle and trailer that the business owns, leases or finances. */
export const vehicles: DynamicEntity = {
  id: 'vehicles',
  label: 'step.vehicles.label',
  items: 'vehicles',
  when: ownsVehicles,
  max: 60,
  checks: [
    { name: 'at_least_one', message: 'list.vehicles.atLeastOne', passes: (items) => items.length > 0 },
    { name: 'each_vin_once', message: 'list.vehicles.vinTwice', passes: eachVinOnce },
  ],
  pages: [
    { label: 'step.vehicles.0.label', form: { fields: descriptionFields } },
    {
      label: 'step.vehicles.1.menu',
      form: formOfSections('vehicles', [
        [1, useFields],
        [2, valueFields],
      ]),
    },
  ],
  columns: ['item.model', 'item.make', 'item.year', 'item.body', 'item.garaging_zip'],
  texts: {
    item: 'list.vehicles.item',
    add: 'list.vehicles.add',
    deletePrompt: 'list.vehicles.deletePrompt',
    empty: 'list.vehicles.empty',
    guidance: 'list.vehicles.guidance',
  },
  remarks: [countRemark],
  prefill: { garaging_zip: 'zip_code', radius: 'ca.radius' },
}
