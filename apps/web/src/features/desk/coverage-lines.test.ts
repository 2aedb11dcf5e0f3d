import { expect, it } from 'vitest'
import { linesOf } from './coverage-lines.ts'

it('reads a coverage a line, with how far it goes', () => {
  expect(linesOf('Liquor liability: $1,000,000\n\n  Hired autos \n: nothing')).toEqual([
    { label: 'Liquor liability', offered: '$1,000,000' },
    { label: 'Hired autos', offered: '✓' },
  ])
})
