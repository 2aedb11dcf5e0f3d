import type { Field } from '@coverwright/core/model/field'
import { field } from '../../../field.ts'
import { pastYear, shortText } from '../../../lines/bounds.ts'
import { aValue } from './amounts.ts'

/** The list of equipment every technical insurance is written on: what, whose make, how old, at which value as new. */
export const equipment = (line: string, kinds: readonly string[], most: number): Field =>
  field(`${line}.items`, 'repeat', {
    entry: true,
    hint: true,
    minItems: 1,
    maxItems: most,
    fields: [
      field('kind', 'select', { width: 3, options: kinds }, `${line}.items.kind`),
      field('model', 'text', { hint: true, width: 3, checks: shortText }, 'equipment.model'),
      field('serial', 'text', { optional: true, identifier: true, width: 2, checks: shortText }, 'equipment.serial'),
      field('year', 'year', { width: 2, checks: pastYear }, 'equipment.year'),
      field('value', 'money', { hint: true, width: 2, checks: aValue }, 'equipment.value'),
    ],
  })
