import { expect, it } from 'vitest'
import { killDatabase } from './kill-database.ts'

it('stays up, loses nothing and goes on when its database is killed, stopped or frozen (fault 2, case D7)', async () => {
  const { tally, gaps, slowestRefusal } = await killDatabase({ rounds: 4, people: 3 })
  expect(tally.acknowledged).toBeGreaterThan(0)
  expect({ lost: tally.lost, refused: [...tally.refused] }).toEqual({ lost: 0, refused: [] })
  expect(gaps).toHaveLength(4)
  expect(Math.max(...gaps)).toBeLessThan(60_000)
  expect(slowestRefusal).toBeLessThan(15_000)
})
