import { expect, it } from 'vitest'
import { fullDisk, whyNoDisk } from './full-disk.ts'

const reason = whyNoDisk()

it('loses nothing on a full disk, and saves again when there is room (fault 4)', async ({ skip }) => {
  if (reason) skip(reason)
  const { tally, readsRefused, stuck } = await fullDisk({ rounds: 2, people: 1, seconds: 2 })
  expect(tally.acknowledged).toBeGreaterThan(0)
  expect({ lost: tally.lost, refused: [...tally.refused], readsRefused, stuck }).toEqual({
    lost: 0,
    refused: [],
    readsRefused: 0,
    stuck: 0,
  })
})
