import { expect, test } from 'vitest'
import { nextPollMs } from './poll-ladder.ts'

const minute = 60_000

/** The ages in minutes at which an insurer is asked that never decides, each poll at once when it is due. */
function polls(key: string): readonly number[] {
  const ages: number[] = []
  for (let age = 0; ; ) {
    const pause = nextPollMs(age, key)
    if (pause === undefined) return ages
    age += pause
    ages.push(age / minute)
  }
}

test('an undecided insurer is polled after minutes, then hourly for two days, then four times a day for two weeks (R8)', () => {
  const ages = polls('an offer')
  const jitterOf = (age: number) => expect.toSatisfy((value: number) => value >= age && value <= age * 1.11)
  expect(ages.slice(0, 6)).toEqual([1, 2, 5, 10, 20, 40].map(jitterOf))
  const day = 24 * 60
  const [hourly, rest] = [ages.filter((age) => age > 45 && age <= 2 * day), ages.filter((age) => age > 2 * day)]
  expect([hourly.length, rest.length]).toEqual([expect.closeTo(45, -1), expect.closeTo(46, -1)])
  expect(ages.at(-1)).toBeLessThan(14.5 * day)
})

test('two offers are polled at different moments, and each always at the same (R8)', () => {
  expect(nextPollMs(0, 'one')).toBe(nextPollMs(0, 'one'))
  expect(nextPollMs(0, 'one')).not.toBe(nextPollMs(0, 'another'))
  expect(nextPollMs(-5, 'one')).toBe(nextPollMs(0, 'one'))
})
