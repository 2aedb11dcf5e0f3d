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
  const shown = fieldSections(fields).map(({ section, nodes }) => [
    section,
    nodes.map(({ field: { path }, follow }) => [path, ...follow.map((each) => each.field.path)]),
  ])
  expect(shown).toEqual([
    ['limits', [['limit']]],
    ['today', [['insured', 'insurer'], ['limit_reason']]],
  ])
})

it('a page without sections is one part', () => {
  expect(fieldSections([field('a'), field('b')]).map(({ section, nodes }) => [section, nodes.length])).toEqual([
    [undefined, 2],
  ])
})

it('a list of statements stands in the section of its first one, with what it opens', () => {
  const stated = (path: string, section: string) =>
    field(path, { type: 'yes_no', section, statement: { list: 'list', words: path } })
  const fields = [stated('a', 'use'), stated('b', 'papers'), field('number', { section: 'papers', parent: 'b' })]
  const [use, ...others] = fieldSections(fields)
  expect(others).toEqual([])
  expect(use?.nodes.flatMap(({ list }) => list?.nodes ?? []).map(({ follow }) => follow.length)).toEqual([0, 1])
})
