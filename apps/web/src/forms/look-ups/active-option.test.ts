import { expect, test } from 'vitest'
import { movedBy } from './active-option.ts'

test.each([
  ['(Q1) the arrows go round the list', 0, 3, [0, 1, 2, 0], [0, 2, 1, 0]],
  ['what was typed stands before the first suggestion', -1, 2, [-1, 0, 1, -1], [-1, 1, 0, -1]],
  ['(Q1) no match is marked', 0, 0, [-1, -1], [-1, -1]],
] as const)('%s', (_, start, count, down, up) => {
  for (const [by, positions] of [
    [1, down],
    [-1, up],
  ] as const)
    for (const [at, position] of positions.slice(1).entries())
      expect(movedBy(by, positions[at] ?? start, count, start)).toBe(position)
})
