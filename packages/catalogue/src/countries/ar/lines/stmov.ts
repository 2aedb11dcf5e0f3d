import { about } from '@coverwright/core/rules/rule'
import { entriesAt } from '../../../earlier-answers.ts'
import { field } from '../../../field.ts'
import { wholeNumberBetween } from '../../../lines/bounds.ts'
import { linePage } from '../../../lines/line-page.ts'
import { equipment } from './equipment.ts'
import { lineOf } from './line.ts'

const fliesDrones = about('stmov.items', 'has a drone', (items) =>
  entriesAt(items).some(({ kind }) => kind === 'drone'),
)

/** Seguro Técnico for equipment that is carried about. */
export const equiposMoviles = lineOf('stmov', 'STM', [
  linePage('/stmov/equipment', [
    equipment('stmov', ['notebook', 'phone', 'tablet', 'camera', 'drone', 'measuring', 'other'], 30),
  ]),
  linePage('/stmov/use', [
    field('stmov.territory', 'select', { hint: true, options: ['argentina', 'mercosur', 'world'] }),
    field('stmov.users', 'number', { hint: true, width: 3, checks: wholeNumberBetween(1, 10_000) }),
    field('stmov.left_in_vehicles', 'yes_no', { hint: true, why: true }),
    field('stmov.rented', 'yes_no', { hint: true }),
    field('stmov.drones_registered', 'yes_no_not_sure', {
      visible: fliesDrones,
      parent: 'stmov.items',
      hint: true,
    }),
    field('stmov.deductible', 'select', { hint: true, options: ['100000', '250000', '500000'] }),
  ]),
])
