import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSteadyClock } from './steady-clock.ts'

const hour = 3_600_000
const start = Date.UTC(2026, 10, 20, 18)

/** A machine whose clock can be set, and that can sleep. */
function machine() {
  const at = { wall: start, passed: 500, slept: 40_000 }
  const jumps: (readonly [number, boolean])[] = []
  const clock = createSteadyClock({
    wall: () => at.wall,
    passed: () => at.passed,
    passedWithSleep: () => at.passed + at.slept,
    onJump: (...jump) => jumps.push(jump),
  })
  return {
    jumps,
    now: () => clock().getTime() - start,
    wait: (ms: number) => {
      at.wall += ms
      at.passed += ms
    },
    sleep: (ms: number) => {
      at.wall += ms
      at.slept += ms
    },
    setClock: (by: number) => {
      at.wall += by
    },
  }
}

test.for([
  ['two days ahead', 48 * hour],
  ['an hour back', -hour],
  ['five seconds back', -5000],
  ['four years ahead, over a leap day', 4 * 365 * 24 * hour],
] as const)('a clock that is set %s changes no lifetime, and is told of once (fault 6)', ([, by]) => {
  const { now, wait, setClock, jumps } = machine()
  wait(1000)
  expect(now()).toBe(1000)
  setClock(by)
  for (let minutes = 0; minutes < 59; minutes++) {
    wait(60_000)
    expect(now()).toBe(1000 + (minutes + 1) * 60_000)
  }
  expect(jumps).toEqual([[by, false]])
})

test('a jump that has stood for an hour is believed (fault 6)', () => {
  const { now, wait, setClock, jumps } = machine()
  setClock(-hour)
  now()
  wait(hour - 1)
  expect(now()).toBe(hour - 1)
  wait(1)
  expect(now()).toBe(0)
  wait(10)
  expect(now()).toBe(10)
  expect(jumps).toEqual([
    [-hour, false],
    [-hour, true],
  ])
})

test('a clock that is set right again was never followed (fault 6)', () => {
  const { now, wait, setClock, jumps } = machine()
  setClock(48 * hour)
  now()
  wait(2000)
  setClock(-48 * hour)
  expect(now()).toBe(2000)
  setClock(-hour)
  now()
  wait(hour - 1)
  expect(now()).toBe(2000 + hour - 1)
  expect(jumps.map(([ms]) => ms)).toEqual([48 * hour, 0, -hour])
})

test('what the machine slept has passed (fault 6)', () => {
  const { now, wait, sleep, jumps } = machine()
  wait(1000)
  sleep(8 * hour)
  expect(now()).toBe(1000 + 8 * hour)
  expect(jumps).toEqual([])
})

test('a clock that is a little off is followed slowly, and never backwards', () => {
  const { now, wait, setClock, jumps } = machine()
  setClock(-1000)
  wait(10_000)
  expect(now()).toBe(9500)
  wait(10_000)
  expect(now()).toBe(19_000)
  wait(10_000)
  expect(now()).toBe(29_000)
  expect(jumps).toEqual([])
})

test('until an hour has passed it never goes back, whatever the machine’s clock does', () => {
  const act = fc.record({
    set: fc.integer({ min: -2 * hour, max: 2 * hour }),
    wait: fc.integer({ min: 0, max: 60_000 }),
  })
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      const { now, wait, setClock } = machine()
      let before = now()
      for (const each of acts) {
        setClock(each.set)
        wait(each.wait)
        const after = now()
        expect(after).toBeGreaterThanOrEqual(before)
        expect(after - before).toBeLessThanOrEqual(each.wait * 1.05 + 1)
        before = after
      }
    }),
  )
})
