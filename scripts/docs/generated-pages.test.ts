import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../project.ts'
import { decisionsPage, readDecision, readDecisions } from './decisions-page.ts'
import { generatedPages } from './generated-pages.ts'

it.for(Object.entries(generatedPages))('%s is up to date: npm run docs', ([page, write]) => {
  expect(readFileSync(inRoot(page), 'utf8')).toBe(write())
})

it('lists a superseded decision with the one that took its place', () => {
  const old = readDecision('0001-old.md', '# 1. The old way\n\nSuperseded by [2](0002-new.md).\n')
  const next = readDecision('0002-new.md', '# 2. The new way\n\n## Context\n\nSuperseded by nothing.\n\n## Decision\n')
  expect(decisionsPage([old, next]).split('## In force\n\n')[1]).toBe(
    '- [0002](0002-new.md) The new way\n\n## Superseded\n\n' +
      '- [0001](0001-old.md) The old way, superseded by [0002](0002-new.md)\n',
  )
})

it('refuses a decision with headings of its own', () => {
  expect(() => readDecision('0003-why.md', '# 3. The third way\n\n## Why\n')).toThrow('headings "Why"')
})

it('every decision has a number of its own, and what superseded one is there', () => {
  const decisions = readDecisions()
  const numbers = decisions.map(({ number }) => number)
  expect(decisions.filter(({ file, number }) => !file.startsWith(`${number}-`))).toEqual([])
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(decisions.filter(({ successor }) => successor && !numbers.includes(successor))).toEqual([])
})
