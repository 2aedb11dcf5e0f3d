import { expect, it } from 'vitest'
import type { Field } from './field.ts'
import { askedOnce, statementLists } from './statement-lists.ts'

const stated = (path: string, list: string, more: Partial<Field> = {}): Field => ({
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
    stated('a', 'do'),
    { path: 'x', type: 'text', label: 'x' } as const,
    stated('b', 'do'),
    stated('c', 'had'),
  ]
  expect(lists(fields)).toEqual(['a b'])
  expect(askedOnce(fields).map(({ path }) => path)).toEqual(['a', 'x', 'c'])
})

it('a single statement, a follow-up, or one with other answers is asked as a question', () => {
  expect(lists([stated('a', 'do')])).toEqual([])
  expect(lists([stated('a', 'do'), stated('b', 'do', { parent: 'a' })])).toEqual([])
  expect(lists([stated('a', 'do'), stated('b', 'do', { type: 'yes_no_not_sure' })])).toEqual([])
})

it('a list stays within its section, with one kind of statement', () => {
  const fields = [stated('a', 'do', { section: 'use' }), stated('b', 'do', { section: 'use' })]
  expect(lists([...fields, stated('c', 'do', { section: 'past' })])).toEqual(['a b'])
  const safeguard = { kind: 'safeguard', list: { words: 'do' }, words: { words: 'd' } } as const
  expect(lists([...fields, stated('d', 'do', { section: 'use', statement: safeguard })])).toEqual(['a b'])
})
