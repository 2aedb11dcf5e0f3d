import type { Check } from '@coverwright/core/model/check'
import { is } from '@coverwright/core/rules/rule'
import { field } from '../../../field.ts'
import { pastYear, shortText } from '../../../lines/bounds.ts'
import { linePage, openedBy } from '../../../lines/line-page.ts'
import { aVehicle } from './amounts.ts'
import { lineOf } from './line.ts'

const ownDamage = openedBy('aa.cover', is('aa.cover', 'theft_fire', 'full'))

const plate: readonly Check[] = [{ rule: 'isLengthLessThan', than: 11 }]

/** Automotores: what drives on the road. Ley 24.449 makes every vehicle carry liability cover. */
export const automotores = lineOf('aa', 'AUT', [
  linePage('/aa/cover', [
    field('aa.cover', 'select', { hint: true, why: true, options: ['liability', 'theft_fire', 'full'] }),
    field('aa.deductible', 'select', {
      ...openedBy('aa.cover', is('aa.cover', 'full')),
      hint: true,
      options: ['500000', '1000000', '2000000'],
    }),
    field('aa.adjustment', 'select', {
      ...ownDamage,
      hint: true,
      options: ['10', '20', '30'],
    }),
  ]),
  linePage('/aa/vehicles', [
    field('aa.vehicles', 'repeat', {
      entry: true,
      hint: true,
      minItems: 1,
      maxItems: 30,
      fields: [
        field(
          'kind',
          'select',
          { width: 3, options: ['car', 'van', 'truck', 'motorcycle', 'trailer'] },
          'aa.vehicles.kind',
        ),
        field('plate', 'text', { hint: true, width: 3, checks: plate }, 'aa.vehicles.plate'),
        field('model', 'text', { hint: true, width: 4, checks: shortText }, 'aa.vehicles.model'),
        field('year', 'year', { width: 2, checks: pastYear }, 'equipment.year'),
        field('value', 'money', { ...ownDamage, hint: true, width: 3, checks: aVehicle }, 'aa.vehicles.value'),
        field(
          'gas',
          'yes_no',
          { hint: true, visible: is('kind', 'car', 'van', 'truck'), parent: 'kind' },
          'aa.vehicles.gas',
        ),
      ],
    }),
  ]),
  linePage('/aa/use', [
    field('aa.use', 'select', { hint: true, options: ['own', 'deliveries', 'cargo', 'passengers', 'app'] }),
    field('aa.dangerous', 'yes_no', {
      ...openedBy('aa.use', is('aa.use', 'deliveries', 'cargo')),
      hint: true,
    }),
    field('aa.young_drivers', 'yes_no', { hint: true }),
    field('aa.licences', 'yes_no_not_sure', { hint: true }),
    field('aa.tracking', 'select', { hint: true, options: ['all', 'some', 'none'] }),
    field('aa.garage', 'select', { options: ['closed', 'yard', 'street'] }),
  ]),
])
