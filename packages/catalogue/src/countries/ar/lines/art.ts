import { moreThan, yes } from '@coverwright/core/rules/rule'
import { allEmployees, allOfEmployees, insuredToday, insurerToday, lockedAnswer } from '../../../earlier-answers.ts'
import { field } from '../../../field.ts'
import { shortText, startDateChecks, wholeNumberBetween } from '../../../lines/bounds.ts'
import { linePage, openedBy } from '../../../lines/line-page.ts'
import { isPicked } from '../types.ts'
import { aSum, none } from './amounts.ts'
import { lineOf } from './line.ts'

const isArtPicked = isPicked('art')
const isInsured = openedBy('art.has_art', yes('art.has_art'))

/** Riesgos del Trabajo, Ley 24.557: rated on the wages declared every month, the activity and what happened. */
export const riesgosDelTrabajo = lineOf('art', 'ART', [
  linePage('/art/contract', [
    field('art.has_art', 'yes_no', { hint: true, derived: lockedAnswer(insuredToday(isArtPicked)) }),
    field('art.current', 'text', { ...isInsured, hint: true, derived: insurerToday(isArtPicked), checks: shortText }),
    field('art.since', 'date', {
      ...isInsured,
      hint: true,
      width: 3,
      checks: startDateChecks,
    }),
    field('art.rate', 'text', { ...isInsured, hint: true, width: 3, optional: true, checks: shortText }),
    field('art.debt', 'yes_no_not_sure', { ...isInsured, hint: true, why: true }),
    field('art.activity_code', 'text', { hint: true, width: 3, checks: [{ rule: 'hasDigits', count: 6 }] }),
  ]),
  linePage('/art/staff', [
    field('art.workers', 'number', {
      hint: true,
      width: 3,
      derived: allEmployees,
      remarks: [allOfEmployees()],
      checks: wholeNumberBetween(1, 100_000),
    }),
    field('art.monthly_wages', 'money', { hint: true, why: true, width: 3, checks: aSum }),
    field('art.office_workers', 'number', {
      hint: true,
      width: 3,
      checks: [{ rule: 'isNotMoreThanAnswer', of: 'art.workers' }],
    }),
    field('art.drivers', 'number', {
      hint: true,
      width: 3,
      checks: [{ rule: 'isNotMoreThanAnswer', of: 'art.workers' }],
    }),
    field('art.sites', 'number', { hint: true, width: 3, checks: wholeNumberBetween(1, 10_000) }),
    field('art.construction', 'yes_no', { hint: true }),
  ]),
  linePage('/art/risks', [
    field('art.tasks', 'multi_select', {
      hint: true,
      options: ['height', 'confined', 'chemicals', 'asbestos', 'noise', 'loads', 'machines', 'electricity', none],
    }),
    field('art.safety_service', 'yes_no_not_sure', { hint: true, why: true }),
    field('art.protective_gear', 'yes_no_not_sure', { hint: true }),
    field('art.accidents', 'number', { yearly: true, hint: true, width: 3, checks: wholeNumberBetween(0, 10_000) }),
    field('art.days_lost', 'number', {
      yearly: true,
      ...openedBy('art.accidents', moreThan('art.accidents', 0)),
      hint: true,
      width: 3,
      checks: wholeNumberBetween(0, 100_000),
    }),
    field('art.fatal', 'yes_no', {
      yearly: true,
      ...openedBy('art.accidents', moreThan('art.accidents', 0)),
      hint: true,
    }),
  ]),
])
