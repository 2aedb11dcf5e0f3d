import { expect, it } from 'vitest'
import { killBinding } from './kill-binding.ts'

it('what was asked of an insurer is bound once when server, database and insurer die (case D6)', async () => {
  const tally = await killBinding({ rounds: 2, people: 2, seed: 20_261_127 })
  expect(tally).toEqual({ asked: 4, lost: [], changed: [], twice: [] })
})
