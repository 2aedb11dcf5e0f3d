import type { Field } from '@coverwright/core/model/field'
import { is } from '@coverwright/core/rules/rule'
import { field } from '../../../field.ts'
import { openedBy } from '../../line-page.ts'

/** For each claim and for all claims of a year, in dollars. */
export const limits = [
  '100000_300000',
  '250000_500000',
  '500000_1000000',
  '1000000_1000000',
  '1000000_2000000',
  '2000000_2000000',
  '3000000_3000000',
  '5000000_5000000',
] as const

const amounts = ['1000', '2500', '5000', '10000', '25000'] as const

/** What the firm wants. */
export const coverFields: readonly Field[] = [
  field('pl.aig.cover.limit', 'select', { hint: true, why: true, options: limits }),
  field('pl.aig.cover.deductible', 'select', { hint: true, options: ['0', ...amounts] }),
  field('pl.aig.cover.deductible_applies', 'select', {
    hint: true,
    ...openedBy('pl.aig.cover.deductible', is('pl.aig.cover.deductible', ...amounts)),
    options: ['claim', 'aggregate'],
  }),
  field('pl.aig.cover.expenses', 'select', { hint: true, why: true, options: ['inside', 'outside'] }),
]
