import { expect, it } from 'vitest'
import { killBinding } from './kill-binding.ts'

it('what was asked of an insurer is bound once when server, database and insurer die (case D6)', async () => {
  const tally = await killBinding({ rounds: 2, people: 2 })
  expect(tally).toEqual({ asked: 4, lost: 0, changed: 0, twice: 0 })
})
