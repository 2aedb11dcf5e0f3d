import { expect, it } from 'vitest'
import { secondsToWait } from './retry-delay.ts'

const waits = (problem: Parameters<typeof secondsToWait>[0], random: number) =>
  Array.from({ length: 8 }, (_, tries) => secondsToWait(problem, tries, random))

const noReply = { status: 0, retryAfter: undefined }

it('notices within five seconds that the server is back (case D7)', () => {
  for (const status of [0, 502, 504]) {
    expect(Math.max(...waits({ ...noReply, status }, 0.999))).toBeLessThan(4.1)
  }
  expect(Math.min(...waits(noReply, 0))).toBeGreaterThan(0.5)
})

it('comes no sooner than it was told to, and never waits for ever (case D7)', () => {
  for (const random of [0, 0.5, 0.999]) {
    const [first = 0] = waits({ status: 503, retryAfter: 7 }, random)
    expect(first).toBeGreaterThanOrEqual(7)
    expect(first).toBeLessThan(9)
  }
  expect(secondsToWait({ status: 503, retryAfter: 86_400 }, 0, 0.999)).toBeLessThan(76)
})

it('leaves a server in trouble more and more alone, and not everybody comes at once (case D7)', () => {
  const calm = waits({ status: 500, retryAfter: undefined }, 0.5)
  expect(calm).toEqual(calm.toSorted((a, b) => a - b))
  expect(calm.at(-1)).toBeGreaterThan(20)
  expect(new Set([0, 0.3, 0.6, 0.9].map((random) => secondsToWait(noReply, 2, random))).size).toBe(4)
})
