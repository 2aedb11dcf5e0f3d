import type { SharedQuestions } from './shared.ts'

const owns = { holder: 'quote', subject: 'primary_location.occupancy', or: ['own'] } as const
const hasPlace = { holder: 'quote', subject: 'primary_location.occupancy', or: ['own', 'lease'] } as const
const builtBefore = (year: string) =>
  ({ holder: 'quote', subject: 'primary_location.year_built', or: [year], test: 'less_than' }) as const

export const buildingYear = [{ rule: 'isMoreThanOrEqual', than: 1700 }, { rule: 'isNotFutureYear' }] as const

export const property = {
  roof_year: {
    id: 'roof_year',
    type: 'year',
    // An original roof wears out before the building does.
    conditions: [owns, builtBefore('2012')],
    checks: buildingYear,
    fact: 'property.roof_year',
  },
  updates: {
    id: 'building_updates',
    type: 'group',
    hint: 'If one never was, enter the year the building was built. An estimate is fine.',
    conditions: [owns, builtBefore('2001')],
    fact: 'property.updates',
  },
  old_wiring: {
    id: 'old_wiring',
    type: 'yes_no_not_sure',
    conditions: [builtBefore('1991')],
    fact: 'property.old_wiring',
  },
  neighbors: {
    id: 'neighbors',
    type: 'multi_select',
    hint: 'Leave out your own business.',
    options: [
      { value: 'restaurant', label: 'A restaurant or kitchen' },
      { value: 'bar', label: 'A bar or nightclub' },
      { value: 'apartments', label: 'Apartments' },
      { value: 'vacant', label: 'An empty unit or building' },
      { value: 'flammables', label: 'A body shop, gas station or chemicals' },
      { value: 'woodworking', label: 'A woodworking or upholstery shop' },
      { value: 'none', label: 'None of these', exclusive: true },
    ],
    conditions: [hasPlace],
    fact: 'property.neighbors',
  },
  tools_off_site: {
    id: 'tools_off_site',
    type: 'money',
    hint: 'Leave out vehicles. Enter 0 if there are none.',
    checks: [{ rule: 'isLessThan', than: 10000000 }],
    fact: 'property.tools_off_site',
  },
  customer_goods: {
    id: 'customer_goods',
    type: 'money',
    checks: [{ rule: 'isLessThan', than: 100000000 }],
    fact: 'property.customer_goods',
  },
  defects_disclosed: {
    type: 'yes_no',
    fact: 'property.defects_disclosed',
  },
} as const satisfies SharedQuestions

export const stock = {
  refrigerated_value: {
    id: 'refrigerated_stock',
    type: 'money',
    checks: [{ rule: 'isLessThan', than: 10000000 }],
    fact: 'stock.refrigerated_value',
  },
} as const satisfies SharedQuestions
