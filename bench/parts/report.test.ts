import { expect, test } from 'vitest'
import { figuresOf } from './figures.ts'
import { inTurns } from './in-turns.ts'
import { goalsIn, ratioGoal, tableOf } from './report.ts'

test('contestants are measured by turns, and the first round does not count (speed)', async () => {
  const order: string[] = []
  const contestant = (name: string) => () => order.push(name)
  const rows = await inTurns({ limit: contestant('limit'), ours: contestant('ours') }, 3)
  expect(order.join(' ')).toBe('limit ours limit ours limit ours limit ours')
  expect(rows.get('limit')).toEqual({ median: 5, spread: 4 / 5, rounds: 3 })
})

test('a table compares medians with the limit and says which goals were missed (speed)', () => {
  const rows = new Map([
    ['limit', figuresOf([10, 11, 12])],
    ['ours', figuresOf([20, 22, 24])],
  ])
  const sampleReport = { id: 'x', work: 'Work', unit: 'ms', limit: 'limit', rows }
  const table = tableOf({
    ...sampleReport,
    goals: [ratioGoal(sampleReport, 'ours', 2), ratioGoal(sampleReport, 'ours', 1.5)],
  })
  expect(table).toContain('| ours | 22 | 2 | 18 % | 3 |')
  expect(goalsIn(table)).toEqual([
    '- Reached: Work: ours at most 2 × limit (is 2)',
    '- **Not reached**: Work: ours at most 1.5 × limit (is 2)',
  ])
})
