import type { Column } from '@coverwright/core/evaluation/list-columns'
import { expect, it } from 'vitest'
import { givenName, namedCells, namedColumns } from './list-names.ts'

const columns = (...names: readonly string[]): readonly Column[] =>
  names.map((name) => ({ field: { path: `item.${name}`, type: 'text', label: name } }))
const step = { texts: { item: 'Attorney', add: '', deletePrompt: '', empty: '' } }
const people = columns('first_name', 'last_name', 'hire_date')

it('a person’s name stands in one cell, under what the list calls its items (F15)', () => {
  expect(namedColumns(people, step).map(({ field }) => field.label)).toEqual(['Attorney', 'hire_date'])
  expect(namedCells(people, ['Priya', 'Raman', '09-05-2023'])).toEqual(['Priya Raman', '09-05-2023'])
  expect(namedCells(people, ['', 'Raman', ''])).toEqual(['Raman', ''])
  expect(namedCells(people, ['', '', ''])).toEqual(['', ''])
})

it('other columns stay as they are (F15)', () => {
  const places = columns('street', 'city')
  expect(namedColumns(places, step)).toBe(places)
  expect(namedCells(places, ['1 Mill Road', 'Lisle'])).toEqual(['1 Mill Road', 'Lisle'])
  expect(namedCells([], [])).toEqual([])
})

it('an item is called by its own name when it has one (F15)', () => {
  const answers: Readonly<Record<string, unknown>> = {
    'item.first_name': 'Ruth',
    'item.last_name': 'Okafor',
    'item.name': 'The river lot',
  }
  expect(givenName(people, (path) => answers[path])).toBe('Ruth Okafor')
  expect(givenName(columns('name', 'street'), (path) => answers[path])).toBe('The river lot')
  expect(givenName(columns('street'), () => undefined)).toBe('')
  expect(givenName(people, (path) => (path === 'item.last_name' ? 'Okafor' : undefined))).toBe('Okafor')
})
