import { expect, it, onTestFinished } from 'vitest'
import { createDisk, powerCut } from './power-cut.ts'

it('has every acknowledged save after a power cut (fault 3)', async ({ skip }) => {
  const disk = createDisk()
  if (!disk) return skip('there is no disk in a file here')
  onTestFinished(() => disk.remove())
  const { tally, controlsLost } = await powerCut({ rounds: 1, people: 1, disk })
  expect(tally.acknowledged).toBeGreaterThan(0)
  // Otherwise the cut had no effect.
  expect(controlsLost).toBe(1)
  expect({ lost: tally.lost, refused: [...tally.refused] }).toEqual({ lost: 0, refused: [] })
})
