import { expect, it } from 'vitest'
import { restart } from './restart.ts'

it('finishes what is under way and cuts nobody off when it is asked to end (case D14)', async () => {
  const { tally, roundsWithCuts } = await restart({ rounds: 2, people: 2 })
  expect(tally.acknowledged).toBeGreaterThan(0)
  expect({ lost: tally.lost, refused: [...tally.refused] }).toEqual({ lost: 0, refused: [] })
  // A request that arrives at the instant the port closes is not answered. On a busy machine the server may not even be
  // scheduled at that instant, so there can be several.
  expect(roundsWithCuts, [...tally.cuts].join(' ')).toBeLessThanOrEqual(1)
})
