import { isRecord } from '@coverwright/core/answers/answers'
import type { Field, FieldType } from '@coverwright/core/model/field'
import type { DynamicEntity } from '@coverwright/core/overlay/dynamic-flow'
import { all, is, not, rule, yes } from '@coverwright/core/rules/rule'
import { field } from '../../field.ts'
import { formOfSections } from '../../page-sections.ts'
import { ageOfRoof, costOfArea, floorOfArea } from '../unlikely.ts'

const own = (name: string, type: FieldType, extras: Parameters<typeof field>[2] = {}): Field =>
  field(`item.${name}`, type, extras, `landlord.dwellings.${name}`)

const between = (least: number, most: number) => [
  { rule: 'isMoreThan', than: least - 1 },
  { rule: 'isLessThan', than: most + 1 },
]

const year = [{ rule: 'isMoreThanOrEqual', than: '1700' }, { rule: 'isNotFutureYear' }]

const builtBefore = (limit: number) =>
  rule(`item.year_built is before ${limit}`, ['item.year_built'], (view) => {
    const yearBuilt = view.get('item.year_built')
    return typeof yearBuilt === 'number' && yearBuilt < limit
  })

const builtOver = (years: number) =>
  rule(`item.year_built is more than ${years} years ago`, ['item.year_built'], (view) => {
    const yearBuilt = view.get('item.year_built')
    return typeof yearBuilt === 'number' && Number(view.today.slice(0, 4)) - yearBuilt > years
  })

/** A roof seldom lasts as long as the rest of a building, so insurers ask for its age sooner. */
const mayHaveNewRoof = builtOver(15)

/** The roof over a condo is its association’s, and insured there. */
const hasOwnRoof = not(is('item.kind', 'condo'))

/** A building with more homes is an apartment building. */
const mostUnits = 4

const isBuilding = is('item.kind', 'house', 'duplex', 'small_building', 'apartments', 'townhouse')

const addressFields = [
  own('street', 'text', {
    checks: [{ rule: 'isNotEmptyString' }, { rule: 'isLengthLessThan', than: 121 }, { rule: 'isStreet' }],
  }),
  own('unit', 'text', { optional: true, width: 3, checks: [{ rule: 'isLengthLessThan', than: 41 }] }),
  own('zip_code', 'zip', {
    width: 3,
    fills: { city: 'item.city', state: 'item.state' },
    checks: [{ rule: 'isZipCode' }],
  }),
  own('city', 'text', { width: 4, checks: [{ rule: 'isNotEmptyString' }, { rule: 'isLengthLessThan', than: 81 }] }),
  own('state', 'select', { width: 2, optionsFrom: 'state' }),
  own('kind', 'select', {
    hint: true,
    options: ['house', 'duplex', 'small_building', 'apartments', 'townhouse', 'condo', 'manufactured'],
  }),
  own('units', 'number', {
    hint: true,
    width: 3,
    visible: is('item.kind', 'small_building', 'apartments'),
    parent: 'item.kind',
    checks: [
      ...between(3, 500),
      { rule: 'isLessThanOrEqualWhen', than: mostUnits, of: 'item.kind', is: 'small_building' },
      { rule: 'isMoreThanWhen', than: mostUnits, of: 'item.kind', is: 'apartments' },
    ],
  }),
]

const building = [
  own('year_built', 'year', { hint: true, width: 3, checks: year }),
  own('square_feet', 'number', { hint: true, unit: true, width: 3, checks: between(1, 1_000_000) }),
  own('stories', 'number', {
    width: 3,
    visible: isBuilding,
    parent: 'item.kind',
    remarks: [floorOfArea('item.square_feet')],
    checks: between(1, 100),
  }),
  own('construction', 'select', { hint: true, options: ['frame', 'masonry', 'concrete_steel', 'not_sure'] }),
  own('replacement_cost', 'money', {
    hint: true,
    why: true,
    width: 3,
    remarks: [costOfArea('item.square_feet')],
    checks: between(1, 499_999_999),
  }),
  own('roof_year', 'year', {
    hint: true,
    width: 3,
    visible: all(mayHaveNewRoof, hasOwnRoof),
    parent: 'item.year_built',
    remarks: [ageOfRoof],
    checks: [...year, { rule: 'isNotBeforeYear', of: 'item.year_built' }],
  }),
]

const insideIt = [
  own('wiring', 'select', {
    hint: true,
    visible: builtBefore(1991),
    parent: 'item.year_built',
    options: ['modern', 'aluminum', 'knob_tube', 'old_panel', 'not_sure'],
  }),
  own('heating', 'select', {
    hint: true,
    options: ['furnace', 'heat_pump', 'boiler', 'electric', 'wall_heater', 'other', 'wood_stove', 'space_heaters'],
  }),
  own('alarms', 'multi_select', {
    hint: true,
    options: ['smoke', 'carbon_monoxide', 'monitored', { value: 'none', exclusive: true }],
  }),
  own('fire_service', 'select', { hint: true, options: ['near', 'station_only', 'far', 'not_sure'] }),
  own('lead_disclosure', 'yes_no', {
    hint: true,
    visible: builtBefore(1978),
    parent: 'item.year_built',
  }),
]

const useOfHome = [
  own('occupancy', 'select', { hint: true, options: ['long_term', 'owner_part', 'student', 'short_term', 'vacant'] }),
  own('vacant_days', 'number', {
    hint: true,
    width: 3,
    visible: is('item.occupancy', 'vacant'),
    parent: 'item.occupancy',
    checks: [{ rule: 'isLessThan', than: 10_000 }],
  }),
  own('yearly_rent', 'money', { hint: true, width: 3, checks: [{ rule: 'isLessThan', than: 100_000_000 }] }),
  own('rent_months', 'select', { hint: true, options: ['0', '6', '12'] }),
  own('furnishings', 'money', { hint: true, width: 3, checks: [{ rule: 'isLessThan', than: 10_000_000 }] }),
  own('other_structures', 'money', { hint: true, width: 3, checks: [{ rule: 'isLessThan', than: 10_000_000 }] }),
]

const onTheGround = [
  own('pool', 'select', { hint: true, options: ['none', 'fenced', 'open'] }),
  own('trampoline', 'yes_no', { statement: { list: 'dwelling', kind: 'exposure' }, hint: true }),
  own('dogs', 'select', { hint: true, options: ['none', 'some', 'any'] }),
  own('mortgaged', 'yes_no', { statement: { list: 'dwelling', kind: 'exposure' }, hint: true }),
  own('lender', 'text', {
    hint: true,
    visible: yes('item.mortgaged'),
    parent: 'item.mortgaged',
    checks: [{ rule: 'isNotEmptyString' }, { rule: 'isLengthLessThan', than: 121 }],
  }),
]

const addressOf = (item: unknown): string | undefined =>
  isRecord(item) && typeof item.street === 'string'
    ? [item.street, item.unit, item.zip_code].join(' ').trim().toLowerCase()
    : undefined

const eachAddressOnce = (items: readonly unknown[]): boolean => {
  const addresses = items.map(addressOf).filter((address) => address !== undefined)
  return new Set(addresses).size === addresses.length
}

/** Every house, apartment building or condo that is let. */
export const dwellings: DynamicEntity = {
  id: 'dwellings',
  label: 'step.dwellings.label',
  items: 'landlord.dwellings',
  max: 40,
  checks: [
    { name: 'at_least_one', message: 'list.dwellings.atLeastOne', passes: (items) => items.length > 0 },
    { name: 'each_address_once', message: 'list.dwellings.addressTwice', passes: eachAddressOnce },
  ],
  pages: [
    { label: 'step.dwellings.0.label', form: { fields: addressFields } },
    {
      label: 'step.dwellings.1.menu',
      form: formOfSections('dwellings', [
        [1, building],
        [2, insideIt],
      ]),
    },
    {
      label: 'step.dwellings.2.menu',
      form: formOfSections('dwellings', [
        [3, useOfHome],
        [4, onTheGround],
      ]),
    },
  ],
  columns: ['item.street', 'item.city', 'item.kind', 'item.units', 'item.replacement_cost'],
  texts: {
    item: 'list.dwellings.item',
    add: 'list.dwellings.add',
    deletePrompt: 'list.dwellings.deletePrompt',
    empty: 'list.dwellings.empty',
    guidance: 'list.dwellings.guidance',
  },
  prefill: { zip_code: 'zip_code', city: 'city', state: 'state' },
}
