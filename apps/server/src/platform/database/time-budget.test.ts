import { expect, test } from 'vitest'
import { currentTimeBudget, TimeBudget, withoutTimeBudget, withTimeBudget } from './time-budget.ts'

test('waits at the same time count once, and what was waited is not given back (case D7)', () => {
  const budget = new TimeBudget(10_000)
  const first = budget.wait()
  const second = budget.wait()
  const during = budget.leftMs
  first()
  second()
  second()
  expect(during).toBeLessThan(10_000)
  expect(budget.leftMs).toBeLessThanOrEqual(during)
  const left = budget.leftMs
  expect(budget.leftMs).toBe(left)
})

test('a request has its own, and work that may take longer has none', async () => {
  expect(currentTimeBudget()).toBeUndefined()
  await withTimeBudget(100, async () => {
    await Promise.resolve()
    expect(currentTimeBudget()?.leftMs).toBeGreaterThan(0)
    expect(withoutTimeBudget(() => currentTimeBudget())).toBeUndefined()
  })
})
