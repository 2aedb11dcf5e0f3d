import { isRecord } from '@coverwright/core/answers/answers'
import type { Check } from '@coverwright/core/model/check'
import type { Field, FieldType } from '@coverwright/core/model/field'
import type { RemarkValues } from '@coverwright/core/model/remark'
import type { GroupNode, ListCheck, ListStep } from '@coverwright/core/model/step'
import { all, any, is } from '@coverwright/core/rules/rule'
import { isPostBox } from '@coverwright/core/validation/rules/place/is-street'
import {
  allEmployees,
  derivation,
  employeesIn,
  entriesAt,
  numberAt,
  partOfEmployees,
  remark,
  totalBeside,
} from '../earlier-answers.ts'
import { field } from '../field.ts'
import { insures } from '../lines/insures.ts'
import { linesOfLocations } from '../lines/line-state.ts'
import { buildingEntries, valueOfContents } from './building-fields.ts'

const needsPremises = any(...linesOfLocations.map((line) => insures(line)))

/** Lines that insure buildings and what is in them. */
export const insuresProperty = any(insures('bop'), insures('cp'))
const hasPremises = is('item.occupancy', 'own', 'lease')
const owns = is('item.occupancy', 'own')
const worksElsewhere = is('item.occupancy', 'home', 'none')

type Extras = Parameters<typeof field>[2]

/** A field of one location; its texts are those of `location.{name}`. */
const ofLocation = (name: string, type: FieldType, extras: Extras = {}): Field =>
  field(`item.${name}`, type, extras, `location.${name}`)

const text = (limit: number): readonly Check[] => [
  { rule: 'isNotEmptyString' },
  { rule: 'isLengthLessThan', than: limit + 1 },
]

const address: readonly Field[] = [
  ofLocation('street', 'text', { autocomplete: 'address-line1', checks: [...text(120), { rule: 'isStreet' }] }),
  ofLocation('unit', 'text', {
    optional: true,
    width: 3,
    autocomplete: 'address-line2',
    checks: [{ rule: 'isLengthLessThan', than: 41 }],
  }),
  ofLocation('zip_code', 'zip', {
    width: 3,
    autocomplete: 'postal-code',
    fills: { city: 'item.city', state: 'item.state' },
    checks: [{ rule: 'isZipCode' }],
  }),
  ofLocation('city', 'text', { width: 4, autocomplete: 'address-level2', checks: text(80) }),
  ofLocation('state', 'select', { width: 2, optionsFrom: 'state', autocomplete: 'address-level1' }),
]

const operations: readonly Field[] = [
  ofLocation('occupancy', 'select', { hint: true, why: true, options: ['own', 'lease', 'home', 'none'] }),
  ofLocation('square_feet', 'number', {
    hint: true,
    unit: true,
    width: 3,
    visible: hasPremises,
    parent: 'item.occupancy',
    checks: [
      { rule: 'isMoreThan', than: 0 },
      { rule: 'isLessThan', than: 5_000_000 },
    ],
  }),
  // Without premises there is no building, but tools and stock at home can still burn.
  ofLocation('contents_value', 'money', {
    ...valueOfContents,
    visible: all(insuresProperty, worksElsewhere),
    parent: 'item.occupancy',
  }),
  ofLocation('employees', 'number', {
    hint: true,
    width: 3,
    checks: [{ rule: 'isLessThan', than: 100_000 }],
    remarks: [partOfEmployees],
  }),
  ofLocation('wc.payroll', 'money', {
    hint: true,
    width: 3,
    visible: insures('wc'),
    checks: [{ rule: 'isLessThan', than: 1_000_000_000 }],
  }),
  ofLocation('revenue', 'money', {
    hint: true,
    width: 3,
    optional: true,
    checks: [{ rule: 'isLessThan', than: 1_000_000_000 }],
  }),
]

const inSection = (name: string, fields: readonly Field[]): readonly Field[] =>
  fields.map((each) => ({ ...each, section: `step.locations.${name}` }))

const buildings = ofLocation('buildings', 'repeat', { ...buildingEntries(owns), hint: true, entry: true })

const addresses = new WeakMap<object, string>()

/** In a long list nearly all items are unchanged objects. */
function addressOf(item: unknown): string {
  if (!isRecord(item)) return '||'
  const { street, unit, zip_code } = item
  const address = addresses.get(item) ?? `${street ?? ''}|${unit ?? ''}|${zip_code ?? ''}`.toLowerCase()
  addresses.set(item, address)
  return address
}

const checks: readonly ListCheck[] = [
  { name: 'hasLocation', message: 'list.locations.hasLocation', passes: (items) => items.length > 0 },
  {
    name: 'eachOnce',
    message: 'list.locations.eachOnce',
    passes: (items) => new Set(items.map(addressOf)).size === items.length,
  },
]

/** If mail goes to the same place as the main address, it is the main address. */
const mailAddress = (part: string) =>
  derivation(
    `${part} of the mailing address, if it has the main postal code and is no P.O. box`,
    ['zip_code', 'mailing_address.zip_code', 'mailing_address.street'],
    (view) => {
      const code = (path: string) => String(view.get(path) ?? '').slice(0, 5)
      const isThere = code('zip_code') === code('mailing_address.zip_code')
      const isBox = isPostBox(String(view.get('mailing_address.street') ?? ''))
      return isThere && !isBox ? view.get(`mailing_address.${part}`) : undefined
    },
  )

/** Employees, payroll or revenue of the locations add up to another number than the business gave. */
const together = [
  remark('as many stores as were counted', ['franchise.stores'], ['stores', 'step.store.label'], (view, items) => {
    const count = numberAt(view, 'franchise.stores')
    const listedCount = entriesAt(items).length
    return count === undefined || count === listedCount
      ? undefined
      : { params: { count, listed: listedCount }, differs: true }
  }),
  remark(
    'all employees of the business',
    ['fulltime_employees', 'parttime_employees'],
    ['locationEmployees', 'section.start'],
    (view, items) => {
      const params = totalBeside(items, 'employees', employeesIn(view))
      return params && params.listed !== params.whole ? { params, differs: true } : undefined
    },
  ),
  remark('the whole payroll', ['annual_payroll'], ['locationPayroll', 'section.start'], (view, items) => {
    const parts = entriesAt(items).map(({ wc }) => (isRecord(wc) ? wc : {}))
    return sumsBeside(parts, 'payroll', numberAt(view, 'annual_payroll'))
  }),
  remark('the whole revenue', ['annual_revenue'], ['locationRevenue', 'section.start'], (view, items) => {
    const revenue = entriesAt(items)
    // It is optional; without it there is no total.
    if (revenue.some((item) => typeof item.revenue !== 'number')) return undefined
    return sumsBeside(revenue, 'revenue', numberAt(view, 'annual_revenue'))
  }),
]

function sumsBeside(items: unknown, name: string, total: number | undefined): RemarkValues | undefined {
  const money = totalBeside(items, name, total)
  return money && money.listed !== money.whole ? { money, differs: true } : undefined
}

const list: ListStep = {
  kind: 'list',
  id: 'locations',
  label: 'step.locations.label',
  list: '/location/list',
  create: '/location/edit/0/address',
  edit: '/location/edit/{pos}/{page}',
  items: 'locations',
  max: 25,
  checks,
  columns: ['item.street', 'item.city', 'item.state', 'item.occupancy', 'item.employees'],
  texts: {
    item: 'list.locations.item',
    add: 'list.locations.add',
    deletePrompt: 'list.locations.deletePrompt',
    empty: 'list.locations.empty',
    guidance: 'list.locations.guidance',
  },
  remarks: together,
  prefill: {
    street: mailAddress('street'),
    unit: mailAddress('unit'),
    employees: allEmployees,
    zip_code: 'zip_code',
    city: 'city',
    state: 'state',
    'wc.payroll': 'annual_payroll',
    revenue: 'annual_revenue',
  },
  pages: [
    {
      key: 'address',
      holds: ['operations'],
      label: 'step.locations.place.label',
      form: { fields: [...inSection('address', address), ...inSection('operations', operations)] },
      place: ['item.street', 'item.city', 'item.state', 'item.zip_code'],
    },
    {
      key: 'buildings',
      label: 'step.locations.buildings.label',
      when: all(insuresProperty, hasPremises),
      form: { fields: [buildings] },
    },
  ],
}

/**
 * Every place where the business works, the main one first: its address, what is done there and, for property
 * insurance, its buildings. Source: seed 2.2 and 3, S3, X8.
 */
export const locations: GroupNode = {
  kind: 'group',
  id: 'locations',
  label: 'section.locations',
  subject: 'premises',
  when: needsPremises,
  children: [list],
}
