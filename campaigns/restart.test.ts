import { expect, it } from 'vitest'
import { restart } from './restart.ts'

it('finishes what is under way and cuts nobody off when it is asked to end (case D14)', async () => {
  const { tally, cut } = await restart({ rounds: 2, people: 3 })
  expect(tally.acknowledged).toBeGreaterThan(0)
  expect({ lost: tally.lost, refused: [...tally.refused] }).toEqual({ lost: 0, refused: [] })
  // Whoever arrives in the very instant in which the port is closed is not heard by anybody.
  expect(cut).toBeLessThanOrEqual(1)
})
