import type { PageStep } from '@coverwright/core/model/step'
import { rule, yes } from '@coverwright/core/rules/rule'
import { numberAt, remark } from '../../../earlier-answers.ts'
import { field } from '../../../field.ts'
import { wholeNumberBetween } from '../../bounds.ts'
import { linePage, openedBy } from '../../line-page.ts'

const usesOutsourced = 'pl.aig.outsourced_attorneys'
const ifOutsourced = openedBy(usesOutsourced, yes(usesOutsourced))

const attorneysPath = 'pl.aig.attorneys'

/** Where several practice law, they cover for each other. */
export const practicesAlone = rule('one attorney is listed', [attorneysPath], ({ get }) => {
  const attorneys = get(attorneysPath)
  return Array.isArray(attorneys) && attorneys.length === 1
})

/** Nobody works longer hours than this for a whole year. */
const mostHoursAYear = 3000

const hoursOfEach = remark(
  'no more hours than a person works',
  [`${usesOutsourced}_count`],
  ['hoursEach', 'step.pl-a-outsourced-attorneys-data.label'],
  (view, hours) => {
    const count = numberAt(view, `${usesOutsourced}_count`)
    if (!count || typeof hours !== 'number' || hours <= count * mostHoursAYear) return undefined
    return { params: { hours: Math.round(hours / count) }, differs: true }
  },
)

/** Attorneys who work for the firm and are not on its list. Source: seed 2.4, section 3. */
export const outsourcedAttorneys: PageStep = linePage('/pl/a/outsourced-attorneys-data', [
  field(usesOutsourced, 'yes_no', { hint: true }),
  field(`${usesOutsourced}_kinds`, 'multi_select', {
    hint: true,
    ...ifOutsourced,
    options: ['of_counsel', 'independent_contractor', 'per_diem'],
  }),
  field(`${usesOutsourced}_count`, 'number', { width: 3, ...ifOutsourced, checks: wholeNumberBetween(1, 500) }),
  field(`${usesOutsourced}_hours`, 'number', {
    hint: true,
    width: 3,
    ...ifOutsourced,
    checks: wholeNumberBetween(1, 500_000),
    remarks: [hoursOfEach],
  }),
  field(`${usesOutsourced}_services`, 'multi_select', {
    hint: true,
    ...ifOutsourced,
    options: ['research', 'drafting', 'documents', 'appearances', 'depositions', 'advice', 'whole_matters'],
  }),
  field(`${usesOutsourced}_supervised`, 'yes_no', { hint: true, ...ifOutsourced }),
  field(`${usesOutsourced}_billed`, 'yes_no', { hint: true, why: true, ...ifOutsourced }),
  field(`${usesOutsourced}_insured`, 'yes_no_not_sure', { hint: true, ...ifOutsourced }),
  field('pl.aig.firm.solo_backup', 'yes_no_not_sure', { hint: true, visible: practicesAlone }),
])
