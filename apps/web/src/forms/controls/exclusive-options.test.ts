import { expect, test } from 'vitest'
import { toggle } from './exclusive-options.ts'

const options = [{ value: 'fire' }, { value: 'theft' }, { value: 'none', exclusive: true as const }]

test.each([
  { chosen: [], value: 'theft', on: true, after: ['theft'] },
  { chosen: ['theft'], value: 'fire', on: true, after: ['fire', 'theft'] },
  { chosen: ['fire', 'theft'], value: 'none', on: true, after: ['none'] },
  { chosen: ['none'], value: 'fire', on: true, after: ['fire'] },
  { chosen: ['fire', 'theft'], value: 'fire', on: false, after: ['theft'] },
  { chosen: ['none'], value: 'none', on: false, after: [] },
  { chosen: ['fire'], value: 'fire', on: true, after: ['fire'] },
])('(Q1) $chosen with $value set to $on is $after', ({ chosen, value, on, after }) => {
  expect(toggle(options, chosen, value, on)).toEqual(after)
})
