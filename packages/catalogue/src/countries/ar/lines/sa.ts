import { yes } from '@coverwright/core/rules/rule'
import { field } from '../../../field.ts'
import { shortText, wholeNumberBetween } from '../../../lines/bounds.ts'
import { linePage, openedBy } from '../../../lines/line-page.ts'
import { none } from './amounts.ts'
import { lineOf } from './line.ts'

/** Accidentes Personales: for those who work and whom no ART covers. */
export const accidentesPersonales = lineOf('sa', 'AP', [
  linePage('/sa/people', [
    field('sa.group', 'select', {
      hint: true,
      options: ['partners', 'self_employed', 'contractors', 'interns', 'volunteers'],
    }),
    field('sa.people', 'number', { hint: true, width: 3, checks: wholeNumberBetween(1, 5000) }),
    field('sa.oldest', 'number', { hint: true, width: 3, checks: wholeNumberBetween(14, 99) }),
    field('sa.tasks', 'multi_select', {
      hint: true,
      options: ['height', 'electricity', 'machines', 'motorcycle', 'digging', none],
    }),
    field('sa.demanded', 'yes_no', { hint: true }),
    field('sa.demanded_by', 'text', { ...openedBy('sa.demanded', yes('sa.demanded')), hint: true, checks: shortText }),
  ]),
  linePage('/sa/cover', [
    field('sa.hours', 'select', { hint: true, options: ['work', 'always'] }),
    field('sa.limit', 'select', { hint: true, options: ['10000000', '20000000', '40000000', '80000000'] }),
    field('sa.medical', 'select', { hint: true, options: ['1000000', '2000000', '4000000'] }),
    field('sa.deductible', 'select', { hint: true, options: ['0', '50000', '100000'] }),
  ]),
])
