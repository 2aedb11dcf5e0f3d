import type { Field } from '@coverwright/core/model/field'
import { not, rule, yes } from '@coverwright/core/rules/rule'
import { field } from '../../../field.ts'
import { belowABillion, nameText, openedBy, shortText } from '../../line-page.ts'
import { notToCome } from './days.ts'
import { officeFields } from './offices.ts'

const firm = (name: string) => `pl.aig.firm.${name}`
const followUp = (name: string) => openedBy(firm(name), yes(firm(name)))

/** Up to this many employees per attorney who are not attorneys themselves is few. Source: seed section 9. */
const mostForOne = 5

/** Owners are not among the employees, and one of them is an attorney: with so few employees nobody has too many. */
const hasFewEmployees = rule(
  `the firm has at most ${mostForOne} employees`,
  ['fulltime_employees', 'parttime_employees'],
  ({ get }) => {
    const [full, part] = [get('fulltime_employees'), get('parttime_employees')]
    return typeof full === 'number' && typeof part === 'number' && full + part <= mostForOne
  },
)

/** The firm existed for the whole of that calendar year, counted back from this one. */
const openFor = (years: number) =>
  rule(`the firm opened at least ${years} years ago`, ['years_business_started'], ({ get, today }) => {
    const yearStarted = get('years_business_started')
    return typeof yearStarted !== 'number' || Number(today.slice(0, 4)) - yearStarted >= years
  })

const predecessor = [
  field('name', 'text', { checks: nameText }, firm('predecessors.name')),
  field('joined', 'date', { width: 3, checks: notToCome }, firm('predecessors.joined')),
  field('assets_percent', 'percent', { hint: true, width: 3 }, firm('predecessors.assets_percent')),
  field('cover_wanted', 'yes_no', { hint: true }, firm('predecessors.cover_wanted')),
]

/** The firm's offices, people, and predecessor firms. */
export const peopleFields: readonly Field[] = [
  field(firm('billings_before'), 'money', { hint: true, width: 3, visible: openFor(2), checks: [belowABillion] }),
  field('pl.aig.non_lawyer_prevalence', 'yes_no', { hint: true, why: true, visible: not(hasFewEmployees) }),
  field(firm('non_lawyer_work'), 'text', {
    hint: true,
    ...openedBy('pl.aig.non_lawyer_prevalence', yes('pl.aig.non_lawyer_prevalence')),
    checks: shortText,
  }),
  field(firm('headcount_changed'), 'yes_no', {
    statement: { list: 'true', kind: 'exposure' },
    hint: true,
    visible: openFor(1),
  }),
  field(firm('headcount_detail'), 'text', { hint: true, ...followUp('headcount_changed'), checks: shortText }),
  ...officeFields,
  field(firm('shares_office'), 'yes_no', { statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field(firm('shared_with_others'), 'multi_select', {
    hint: true,
    why: true,
    ...followUp('shares_office'),
    options: ['letterhead', 'cases', 'staff', 'files', 'phone', { value: 'none', exclusive: true }],
  }),
  field(firm('has_predecessors'), 'yes_no', { statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field(firm('predecessors'), 'repeat', {
    entry: true,
    hint: true,
    ...followUp('has_predecessors'),
    fields: predecessor,
    minItems: 1,
    maxItems: 6,
  }),
  field(firm('foreign_work'), 'yes_no', { statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field(firm('foreign_detail'), 'text', { hint: true, ...followUp('foreign_work'), checks: shortText }),
]
