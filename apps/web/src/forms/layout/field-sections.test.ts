import type { Field } from '@coverwright/core/model/field'
import { expect, it } from 'vitest'
import { fieldSections } from './field-sections.ts'

const field = (path: string, more: Partial<Field> = {}): Field => ({ path, type: 'text', label: path, ...more })

it('puts fields under the headings of their sections, where follow-ups hang under their parents', () => {
  const fields = [
    field('limit', { section: 'limits' }),
    field('insured', { section: 'today' }),
    field('insurer', { section: 'today', parent: 'insured' }),
    field('limit_reason', { section: 'today', parent: 'limit' }),
  ]
  const sections = fieldSections(fields).map(({ section, nodes }) => [
    section,
    nodes.map(({ field: { path }, follow }) => [path, ...follow.map((each) => each.field.path)]),
  ])
  expect(sections).toEqual([
    ['limits', [['limit']]],
    ['today', [['insured', 'insurer'], ['limit_reason']]],
  ])
})

it('a page without sections is one part', () => {
  expect(fieldSections([field('a'), field('b')]).map(({ section, nodes }) => [section, nodes.length])).toEqual([
    [undefined, 2],
  ])
})

it('statements of one list in two sections are two lists', () => {
  const statementField = (path: string, section: string) =>
    field(path, { type: 'yes_no', section, statement: { kind: 'exposure', list: 'list', words: path } })
  const order = fieldSections(
    ['a use', 'b use', 'c papers', 'd papers', 'e past'].map((each) => statementField(each.slice(0, 1), each.slice(2))),
  )
  expect(order.map(({ nodes }) => nodes.map(({ list, field: { path } }) => list?.nodes.length ?? path))).toEqual([
    [2],
    [2],
    ['e'],
  ])
})
