import { yes } from '@coverwright/core/rules/rule'
import { field } from '../../../field.ts'
import { linePage, openedBy } from '../../../lines/line-page.ts'
import { aSum } from './amounts.ts'
import { equipment } from './equipment.ts'
import { lineOf } from './line.ts'
import { premises } from './premises.ts'

/** Seguro Técnico for stationary equipment. */
export const equiposFijos = lineOf('stfijo', 'STF', [
  linePage('/stfijo/equipment', [
    equipment('stfijo', ['computers', 'servers', 'medical', 'telecoms', 'control', 'audiovisual', 'other'], 30),
    ...premises('stfijo'),
  ]),
  linePage('/stfijo/protection', [
    field('stfijo.floor', 'select', { hint: true, options: ['basement', 'ground', 'upper'] }),
    field('stfijo.power', 'yes_no_not_sure', { hint: true }),
    field('stfijo.maintenance', 'yes_no_not_sure', { hint: true }),
    field('stfijo.alarm', 'yes_no', { hint: true }),
    field('stfijo.data', 'yes_no', { hint: true }),
    field('stfijo.data_sum', 'money', {
      ...openedBy('stfijo.data', yes('stfijo.data')),
      hint: true,
      width: 3,
      checks: aSum,
    }),
    field('stfijo.deductible', 'select', { hint: true, options: ['100000', '250000', '500000'] }),
  ]),
])
