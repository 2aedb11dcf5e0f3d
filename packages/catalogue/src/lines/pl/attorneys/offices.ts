import type { Field } from '@coverwright/core/model/field'
import { yes } from '@coverwright/core/rules/rule'
import { field } from '../../../field.ts'
import { wholeNumberBetween } from '../../bounds.ts'
import { nameText, openedBy } from '../../line-page.ts'

const inner = (name: string) => `pl.aig.other_offices.${name}`

const office = [
  field('city', 'text', { width: 3, checks: nameText }, inner('city')),
  field('state', 'select', { width: 3, optionsFrom: 'state' }, inner('state')),
  field('attorneys', 'number', { width: 3, checks: wholeNumberBetween(0, 500) }, inner('attorneys')),
]

/** Offices beside the main one: a renewal asks the same. */
export const officeFields: readonly Field[] = [
  field('pl.aig.has_other_offices', 'yes_no', { statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field('pl.aig.other_offices', 'repeat', {
    entry: true,
    ...openedBy('pl.aig.has_other_offices', yes('pl.aig.has_other_offices')),
    fields: office,
    minItems: 1,
    maxItems: 12,
  }),
]
