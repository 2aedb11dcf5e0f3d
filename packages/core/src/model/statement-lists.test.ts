import { expect, it } from 'vitest'
import type { Field } from './field.ts'
import { askedOnce, statementLists } from './statement-lists.ts'

const statementField = (path: string, list: string, more: Partial<Field> = {}): Field => ({
  path,
  type: 'yes_no',
  label: `${path}?`,
  statement: { kind: 'exposure', list: { words: list }, words: { words: path } },
  ...more,
})
const lists = (fields: readonly Field[]) =>
  [...new Set(statementLists(fields).values())].map(({ fields: own }) => own.map(({ path }) => path).join(' '))

it('statements of one list are one question, wherever they are on the page', () => {
  const fields = [
    statementField('a', 'do'),
    { path: 'x', type: 'text', label: 'x' } as const,
    statementField('b', 'do'),
    statementField('c', 'had'),
  ]
  expect(lists(fields)).toEqual(['a b'])
  expect(askedOnce(fields).map(({ path }) => path)).toEqual(['a', 'x', 'c'])
})

it('a single statement, a follow-up, or one with other answers is asked as a question', () => {
  expect(lists([statementField('a', 'do')])).toEqual([])
  expect(lists([statementField('a', 'do'), statementField('b', 'do', { parent: 'a' })])).toEqual([])
  expect(lists([statementField('a', 'do'), statementField('b', 'do', { type: 'yes_no_not_sure' })])).toEqual([])
})

it('a list stays within its section, with one kind of statement', () => {
  const fields = [statementField('a', 'do', { section: 'use' }), statementField('b', 'do', { section: 'use' })]
  expect(lists([...fields, statementField('c', 'do', { section: 'past' })])).toEqual(['a b'])
  const safeguard = { kind: 'safeguard', list: { words: 'do' }, words: { words: 'd' } } as const
  expect(lists([...fields, statementField('d', 'do', { section: 'use', statement: safeguard })])).toEqual(['a b'])
})
