import { expect, it } from 'vitest'
import { option } from './option.ts'

it.each([
  [[], 5],
  [['--rounds', '200'], 200],
  [['--rounds', '0'], 0],
  [['--rounds', '0.5'], 0.5],
  [['--people', '3'], 5],
  [['--people', '3', '--rounds', '7'], 7],
])('%j comes to %d', (args, number) => {
  expect(option('rounds', 5, args)).toBe(number)
})

it.each([
  [['--rounds']],
  [['--rounds', '']],
  [['--rounds', 'many']],
  [['--rounds', '-1']],
  [['--rounds', '--people', '3']],
])('%j is refused', (args) => {
  expect(() => option('rounds', 5, args)).toThrow('--rounds takes a number')
})
