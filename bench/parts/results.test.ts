import { expect, test } from 'vitest'
import { resultsOf, sectionsIn, summaryOf } from './results.ts'

test('a section that is measured again takes the place of its older one, and the goals are those of all (speed)', () => {
  const first = resultsOf(
    new Map([
      ['trail', '_old_\n\n| a |\n\n- **Not reached**: 300 pages'],
      ['save', '_old_\n\n- Reached: 32 connections'],
    ]),
  )
  const sections = new Map([...sectionsIn(first), ['trail', '_new_\n\n- Reached: 300 pages']])
  const second = resultsOf(sections)
  expect(sectionsIn(second)).toEqual(
    new Map([
      ['save', '_old_\n\n- Reached: 32 connections'],
      ['trail', '_new_\n\n- Reached: 300 pages'],
    ]),
  )
  expect(summaryOf(sectionsIn(second))).toEqual(['- Reached: 32 connections (save)', '- Reached: 300 pages (trail)'])
  expect(second.indexOf('## Goals')).toBeLessThan(second.indexOf('## save'))
})
