import { expect, it } from 'vitest'
import { killBinding } from './kill-binding.ts'

it('what was asked of an insurer is bound once when server and database are killed (case D6)', async () => {
  const { asked, lost, changed } = await killBinding({ rounds: 2, people: 2 })
  expect({ asked, lost, changed }).toEqual({ asked: 4, lost: 0, changed: 0 })
})
