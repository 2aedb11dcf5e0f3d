import type { Remark } from '@coverwright/core/model/remark'
import type { View } from '@coverwright/core/rules/rule'
import { yes } from '@coverwright/core/rules/rule'
import {
  afterNo,
  derivation,
  entriesAt,
  initialFrom,
  isNo,
  lockedAnswer,
  partOfEmployees,
  remark,
} from '../../earlier-answers.ts'
import { field } from '../../field.ts'
import { below100000, openedBy, shortText } from '../line-page.ts'

const inner = (group: string, name: string) => `epli.${group}.${name}`
const count = (group: string, name: string, remarks?: readonly Remark[]) =>
  field(
    name,
    'number',
    { hint: true, width: 3, checks: [below100000], ...(remarks ? { remarks } : {}) },
    inner(group, name),
  )

/** Workers of others count as leased, whatever workers’ compensation calls them. */
const leasesNobody = remark(
  'nobody is leased',
  ['wc.general.leased'],
  ['leasesNobody', 'section.wc'],
  (view, answer) =>
    view.get('wc.general.leased') === 'neither' && typeof answer === 'number' && answer > 0
      ? { differs: true }
      : undefined,
)

const placesOfWork = ['wc.payroll', 'locations', 'state'] as const

/** How many people work in each other state: by the payroll listed for workers’ compensation, else by the locations. */
function elsewhere(view: View): readonly { readonly state: string; readonly employees: number }[] {
  const rows = entriesAt(view.get('wc.payroll')).map(({ state, full_time, part_time }) => ({
    state,
    heads: Number(full_time ?? 0) + Number(part_time ?? 0),
  }))
  const places = entriesAt(view.get('locations')).map(({ state, employees }) => ({
    state,
    heads: Number(employees ?? 0),
  }))
  const elsewhere = (rows.length > 0 ? rows : places).filter(
    ({ state, heads }) => state !== view.get('state') && heads > 0,
  )
  return [...Map.groupBy(elsewhere, ({ state }) => String(state))].map(([state, own]) => ({
    state,
    employees: own.reduce((sum, { heads }) => sum + heads, 0),
  }))
}

const worksElsewhere = lockedAnswer(
  derivation('employees in another state', placesOfWork, (view) => (elsewhere(view).length > 0 ? 'Yes' : undefined)),
)

const inState = [
  field('state', 'select', { width: 3, optionsFrom: 'state' }, inner('by_state', 'state')),
  field(
    'employees',
    'number',
    { width: 3, checks: [{ rule: 'isMoreThan', than: 0 }, below100000] },
    inner('by_state', 'employees'),
  ),
]

/** Others who work here, as far as other pages tell. */
const othersBefore = derivation('others who work there', ['uses_subcontractors', 'wc.general.leased'], (view) => {
  const noLeasedEmployees = view.get('wc.general.leased') === 'neither' ? { leased: 0 } : undefined
  const contractors = isNo(view.get('uses_subcontractors')) ? { contractors: 0 } : undefined
  return (noLeasedEmployees ?? contractors) && { ...noLeasedEmployees, ...contractors }
})

/** Seasonal employees among those counted on the first pages, others who work here, where they work, and turnover. */
export const employees = [
  field('epli.others', 'group', {
    hint: true,
    initial: initialFrom(othersBefore, 'section.start'),
    fields: [
      count('others', 'seasonal', [partOfEmployees]),
      count('others', 'leased', [leasesNobody]),
      count('others', 'contractors', [afterNo('uses_subcontractors', ['noSubcontractors', 'section.start'])]),
    ],
  }),
  field('epli.other_states', 'yes_no', {
    statement: { list: 'true', kind: 'exposure' },
    hint: true,
    why: true,
    derived: worksElsewhere,
  }),
  field('epli.by_state', 'repeat', {
    entry: true,
    hint: true,
    ...openedBy('epli.other_states', yes('epli.other_states')),
    fields: inState,
    initial: derivation('employees by state', placesOfWork, elsewhere),
    minItems: 1,
    maxItems: 20,
    checks: [{ rule: 'hasNoDuplicates', of: 'state' }],
  }),
  field('epli.paid_over_100k', 'number', { hint: true, width: 4, checks: [below100000], remarks: [partOfEmployees] }),
  field('epli.left', 'group', {
    yearly: true,
    hint: true,
    fields: [count('left', 'quit'), count('left', 'dismissed')],
  }),
  field('epli.layoffs', 'yes_no', { yearly: true, statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field('epli.layoffs_detail', 'long_text', { ...openedBy('epli.layoffs', yes('epli.layoffs')), checks: shortText }),
  field('epli.merger', 'yes_no', {
    statement: { list: 'true', kind: 'exposure' },
    hint: true,
    fact: 'business.merger_24_months',
  }),
]
