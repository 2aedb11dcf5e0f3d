import { expect, it } from 'vitest'
import { canFakeTime, clockJump } from './clock-jump.ts'

it('signs nobody out, refuses nothing and dates rightly when the clock is set (fault 6)', async ({ skip }) => {
  if (!canFakeTime) skip('no clock can be set here: as root, apt-get install libfaketime')
  const { tally, wrongTimes } = await clockJump({ rounds: 1, people: 2, seconds: 1.5 })
  expect(tally.acknowledged).toBeGreaterThan(0)
  expect({ lost: tally.lost, refused: [...tally.refused], wrongTimes }).toEqual({ lost: 0, refused: [], wrongTimes: 0 })
})
