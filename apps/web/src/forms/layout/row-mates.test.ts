import type { Field } from '@coverwright/core/model/field'
import { expect, test } from 'vitest'
import { fieldTree } from './field-tree.ts'
import { rowMates } from './row-mates.ts'

const field = (path: string, width?: Field['width'], parent?: string): Field => ({
  path,
  type: 'text',
  label: path,
  ...(width === undefined ? {} : { width }),
  ...(parent === undefined ? {} : { parent }),
})

test.each([
  { fields: [field('a', 3), field('b', 3)], beside: 'a b' },
  { fields: [field('a', 3), field('b'), field('c', 3)], beside: '' },
  { fields: [field('a', 3), field('b', 3), field('c', 3)], beside: 'a b' },
  { fields: [field('a', 2), field('b', 2), field('c', 2), field('d', 4)], beside: 'a b c' },
  { fields: [field('a', 4), field('b', 3)], beside: '' },
  { fields: [field('a', 3), field('b', 3), field('c', undefined, 'b')], beside: '' },
])('(Q1) fields that stand in one row: $beside', ({ fields, beside }) => {
  expect([...rowMates(fieldTree(fields))].map((node) => node.field.path).join(' ')).toBe(beside)
})
