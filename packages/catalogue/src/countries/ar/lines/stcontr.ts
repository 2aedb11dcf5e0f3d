import { yes } from '@coverwright/core/rules/rule'
import { field } from '../../../field.ts'
import { linePage, openedBy } from '../../../lines/line-page.ts'
import { none } from './amounts.ts'
import { equipment } from './equipment.ts'
import { lineOf } from './line.ts'

const machines = ['excavator', 'loader', 'crane', 'forklift', 'roller', 'generator', 'platform', 'other']

/** Seguro Técnico for contractors’ plant, on the site and on the way there. */
export const equiposDeContratistas = lineOf('stcontr', 'STC', [
  linePage('/stcontr/equipment', [equipment('stcontr', machines, 30)]),
  linePage('/stcontr/use', [
    field('stcontr.sites', 'multi_select', {
      hint: true,
      options: ['urban', 'rural', 'mining', 'oil', 'underground', 'near_water', none],
    }),
    field('stcontr.operators', 'select', { hint: true, options: ['own', 'others', 'both'] }),
    field('stcontr.licensed', 'yes_no_not_sure', { hint: true }),
    field('stcontr.night', 'select', { hint: true, options: ['guarded', 'fenced', 'open'] }),
    field('stcontr.rented', 'yes_no', { hint: true }),
    field('stcontr.transport', 'select', { hint: true, options: ['own', 'hired', 'none'] }),
  ]),
  linePage('/stcontr/cover', [
    field('stcontr.liability', 'yes_no', { hint: true }),
    field('stcontr.limit', 'select', {
      ...openedBy('stcontr.liability', yes('stcontr.liability')),
      hint: true,
      options: ['50000000', '100000000', '200000000'],
    }),
    field('stcontr.deductible', 'select', { hint: true, options: ['1000000', '2500000', '5000000'] }),
  ]),
])
