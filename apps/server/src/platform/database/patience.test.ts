import { expect, test } from 'vitest'
import { currentPatience, Patience, patiently, withPatience } from './patience.ts'

test('waits at the same time count once, and what was waited is not given back (case D7)', () => {
  const patience = new Patience(10_000)
  const first = patience.wait()
  const second = patience.wait()
  const during = patience.leftMs
  first()
  second()
  second()
  expect(during).toBeLessThan(10_000)
  expect(patience.leftMs).toBeLessThanOrEqual(during)
  const left = patience.leftMs
  expect(patience.leftMs).toBe(left)
})

test('a request has its own, and work that may take longer has none', async () => {
  expect(currentPatience()).toBeUndefined()
  await withPatience(100, async () => {
    await Promise.resolve()
    expect(currentPatience()?.leftMs).toBeGreaterThan(0)
    expect(patiently(() => currentPatience())).toBeUndefined()
  })
})
