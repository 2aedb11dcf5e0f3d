import type { Field } from '@coverwright/core/model/field'
import type { GroupNode } from '@coverwright/core/model/step'
import type { DynamicFlow } from '@coverwright/core/overlay/dynamic-flow'
import { dynamicSteps } from '@coverwright/core/overlay/dynamic-flow'
import { all, any, has, not, rule, yes } from '@coverwright/core/rules/rule'
import { size } from '../../application/start.ts'
import { field } from '../../field.ts'
import { belowABillion, nameText, openedBy, shortText } from '../../lines/line-page.ts'
import { coverFields } from '../../lines/pl/attorneys/cover.ts'
import { peopleFields } from '../../lines/pl/attorneys/firm-people.ts'
import { practiceFields } from '../../lines/pl/attorneys/firm-practice.ts'
import { ineligibleAreas } from '../../lines/pl/attorneys/ineligible.ts'
import { lossFields } from '../../lines/pl/attorneys/losses.ts'
import { outsourcedAttorneys, practicesAlone } from '../../lines/pl/attorneys/outsourced.ts'
import { attorneysOnFile } from '../fact-paths.ts'
import { fieldsAt } from '../fields-at.ts'
import { lossesOfYear } from '../losses-of-year.ts'
import { coverOnFile, systemsOnFile } from './on-file.ts'

const firm = 'renewal.firm.changed'
const changes = 'renewal.firm.changes'

/** Pages of their own if these are Yes: on one page, unchanged answers would be hidden and lost. */
export const systemsChanged = yes('renewal.systems_changed')
export const coverChanged = yes('renewal.cover_changed')
export const firmChanged = yes(firm)

const yearFields: readonly Field[] = [
  // The answer of the application, with a note on which twelve months are meant now.
  field('annual_revenue', 'money', { hint: true, width: 3, checks: [belowABillion] }, 'renewal.annual_revenue'),
  // Law firms are always asked.
  ...fieldsAt(size, 'fulltime_employees', 'parttime_employees').map(({ visible: _always, ...each }) => each),
  ...fieldsAt(peopleFields, 'pl.aig.non_lawyer_prevalence', 'pl.aig.firm.non_lawyer_work'),
  field(firm, 'yes_no', { hint: true }),
  field(changes, 'multi_select', {
    hint: true,
    ...openedBy(firm, firmChanged),
    options: ['merged', 'split', 'closing', 'sharing', 'name', 'other'],
  }),
  field('renewal.firm.new_name', 'text', { hint: true, ...openedBy(changes, has(changes, 'name')), checks: nameText }),
  field('renewal.firm.detail', 'text', { hint: true, ...openedBy(firm, firmChanged), checks: shortText }),
  field('renewal.systems_changed', 'yes_no', { hint: true, evidence: true, onFile: systemsOnFile }),
  field('renewal.cover_changed', 'yes_no', { hint: true, evidence: true, onFile: coverOnFile }),
]

const wasAlone = rule('one attorney was on file', [attorneysOnFile], ({ get }) => {
  const before = get(attorneysOnFile)
  return Array.isArray(before) && before.length === 1
})

/** An attorney who practices alone, then and now, has nobody to ask. */
const hasColleagues = any(not(all(practicesAlone, wasAlone)), yes('pl.aig.outsourced_attorneys'))

const claim = fieldsAt(lossFields, 'pl.aig.losses.list').flatMap(({ fields = [] }) => fields)

const lossesPage: readonly Field[] = [
  ...lossesOfYear('renewal.law.losses', claim, hasColleagues),
  ...fieldsAt(practiceFields, 'pl.aig.firm.fee_suits', 'pl.aig.firm.fee_suits_amount'),
  // Five years back from today: last year's No may be Yes now, and vice versa.
  ...ineligibleAreas.form.fields,
]

/** Asked of every firm, every year. */
export const everyYear: DynamicFlow = {
  id: 'pl_renewal',
  label: 'step.pl_renewal.label',
  pages: [yearFields, lossesPage].map((fields, index) => ({
    index,
    label: `step.pl_renewal.${index}.label`,
    form: { fields },
  })),
}

const onePage = (id: string, fields: readonly Field[]): DynamicFlow => ({
  id,
  label: `step.${id}.label`,
  pages: [{ index: 0, form: { fields } }],
})

const systems = ['docket', 'conflicts', 'engagement_letters', 'non_engagement_letters', 'disengagement_letters']
const newSystems = onePage(
  'pl_renewal_practice',
  fieldsAt(practiceFields, ...systems.map((name) => `pl.aig.firm.${name}`)),
)
const newCover = onePage('pl_renewal_cover', coverFields)

/** The others left: who covers was never asked, unless the page on attorneys from outside has just asked it. */
const isNewlyAlone = all(practicesAlone, not(wasAlone), not(yes('of_counsel_changed')))
const newlyAlone = onePage('pl_renewal_alone', fieldsAt(outsourcedAttorneys.form.fields, 'pl.aig.firm.solo_backup'))

/** This year's underwriting questions. Source: X5; field practice for renewals of law firms. */
export const thisYear: GroupNode = {
  kind: 'group',
  id: 'renewal_underwriting',
  label: 'section.renewal_underwriting',
  tag: 'PL',
  children: [
    ...dynamicSteps(everyYear),
    ...dynamicSteps(newlyAlone, isNewlyAlone),
    ...dynamicSteps(newSystems, systemsChanged),
    ...dynamicSteps(newCover, coverChanged),
  ],
}
