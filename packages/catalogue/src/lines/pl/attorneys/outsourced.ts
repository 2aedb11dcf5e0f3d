import type { PageStep } from '@coverwright/core/model/step'
import { rule, yes } from '@coverwright/core/rules/rule'
import { numberAt, remark } from '../../../earlier-answers.ts'
import { field } from '../../../field.ts'
import { from } from '../../bounds.ts'
import { linePage, openedBy } from '../../line-page.ts'

const outsourced = 'pl.aig.outsourced_attorneys'
const opened = openedBy(outsourced, yes(outsourced))

const list = 'pl.aig.attorneys'

/** Where several practice law, one stands in for the other. */
export const practicesAlone = rule('one attorney is listed', [list], ({ get }) => {
  const attorneys = get(list)
  return Array.isArray(attorneys) && attorneys.length === 1
})

/** A year in which somebody worked longer than this, week after week, has more than one person in it. */
const longYear = 3000

const hoursOfEach = remark(
  'no more hours than a person works',
  [`${outsourced}_count`],
  ['hoursEach', 'step.pl-a-outsourced-attorneys-data.label'],
  (view, hours) => {
    const count = numberAt(view, `${outsourced}_count`)
    if (!count || typeof hours !== 'number' || hours <= count * longYear) return undefined
    return { params: { hours: Math.round(hours / count) }, differs: true }
  },
)

/** Attorneys who work for the firm and do not stand on its list. Source: seed 2.4, section 3. */
export const outsourcedAttorneys: PageStep = linePage('/pl/a/outsourced-attorneys-data', [
  field(outsourced, 'yes_no', { hint: true }),
  field(`${outsourced}_kinds`, 'multi_select', {
    hint: true,
    ...opened,
    options: ['of_counsel', 'independent_contractor', 'per_diem'],
  }),
  field(`${outsourced}_count`, 'number', { width: 3, ...opened, checks: from(1, 500) }),
  field(`${outsourced}_hours`, 'number', {
    hint: true,
    width: 3,
    ...opened,
    checks: from(1, 500_000),
    remarks: [hoursOfEach],
  }),
  field(`${outsourced}_services`, 'multi_select', {
    hint: true,
    ...opened,
    options: ['research', 'drafting', 'documents', 'appearances', 'depositions', 'advice', 'whole_matters'],
  }),
  field(`${outsourced}_supervised`, 'yes_no', { hint: true, ...opened }),
  field(`${outsourced}_billed`, 'yes_no', { hint: true, why: true, ...opened }),
  field(`${outsourced}_insured`, 'yes_no_not_sure', { hint: true, ...opened }),
  field('pl.aig.firm.solo_backup', 'yes_no_not_sure', { hint: true, visible: practicesAlone }),
])
