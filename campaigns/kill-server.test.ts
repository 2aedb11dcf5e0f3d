import { expect, it } from 'vitest'
import { killServer } from './kill-server.ts'

it('loses no acknowledged save when server and database are killed (case D6)', async () => {
  const { tally } = await killServer({ rounds: 2, people: 3 })
  expect(tally.acknowledged).toBeGreaterThan(0)
  expect({ lost: tally.lost, refused: [...tally.refused] }).toEqual({ lost: 0, refused: [] })
})
