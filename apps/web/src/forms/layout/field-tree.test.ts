import type { Field } from '@coverwright/core/model/field'
import { expect, test } from 'vitest'
import type { FieldNode } from './field-tree.ts'
import { fieldTree } from './field-tree.ts'

const field = (path: string, parent?: string): Field => ({
  path,
  type: 'text',
  label: path,
  ...(parent === undefined ? {} : { parent }),
})

const outline = (nodes: readonly FieldNode[]): string =>
  nodes.map((node) => node.field.path + (node.follow.length ? `(${outline(node.follow)})` : '')).join(' ')

test.each([
  { fields: [field('a'), field('b'), field('c', 'a')], drawn: 'a(c) b' },
  { fields: [field('a'), field('b', 'a'), field('c', 'b'), field('d', 'a')], drawn: 'a(b(c) d)' },
  { fields: [field('a', 'elsewhere'), field('b')], drawn: 'a b' },
  { fields: [field('a', 'b'), field('b', 'a')], drawn: 'a(b)' },
  { fields: [field('a', 'a')], drawn: 'a' },
])('(Q1) every field is drawn once: $drawn', ({ fields, drawn }) => {
  expect(outline(fieldTree(fields))).toBe(drawn)
})

test('(Q1) a list of statements takes the place of its first one, each with its follow-ups', () => {
  const statementField = (path: string): Field => ({
    path,
    type: 'yes_no',
    label: path,
    statement: { kind: 'exposure', list: 'list', words: path },
  })
  const nodes = fieldTree([statementField('a'), field('x'), statementField('b'), field('c', 'b')])
  expect(outline(nodes)).toBe('a x')
  expect(outline(nodes[0]?.list?.nodes ?? [])).toBe('a b(c)')
})
