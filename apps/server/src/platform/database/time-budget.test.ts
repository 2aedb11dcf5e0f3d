import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { currentTimeBudget, onTimeout, TimeBudget, withoutTimeBudget, withTimeBudget } from './time-budget.ts'

test('concurrent waits count once, and a past wait is not refunded (case D7)', () => {
  const budget = new TimeBudget({ answerMs: 10_000, totalMs: 10_000 })
  const first = budget.wait()
  const second = budget.wait()
  const during = budget.leftMs
  first()
  second()
  second()
  expect(during).toBeLessThan(10_000)
  expect(budget.leftMs).toBeLessThanOrEqual(during)
  const leftMs = budget.leftMs
  expect(budget.leftMs).toBe(leftMs)
})

test('a request has its own budget, and work that may take longer has none', async () => {
  expect(currentTimeBudget()).toBeUndefined()
  await withTimeBudget({ answerMs: 100, totalMs: 100 }, async () => {
    await Promise.resolve()
    expect(currentTimeBudget()?.leftMs).toBeGreaterThan(0)
    expect(withoutTimeBudget(() => currentTimeBudget())).toBeUndefined()
  })
})

test('a process that is itself late gives the database the time it lost (case D7)', async () => {
  const isLate = vi.fn()
  onTimeout(1_000, isLate)
  // Far longer than the limit, as on a machine that lets this process work only now and then.
  const until = performance.now() + 1_500
  while (performance.now() < until);
  await wait(1)
  await nextTurn()
  expect(isLate).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(isLate).toHaveBeenCalledOnce(), { timeout: 60_000 })
})
