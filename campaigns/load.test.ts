import { expect, it } from 'vitest'
import { load } from './load.ts'

it('sheds what is too much, loses nothing, and is as before afterwards (fault 7)', async () => {
  const { steady, flood, lost, recovered } = await load({
    sessions: 80,
    think: 8,
    seconds: 1,
    surge: 3,
    surgeSeconds: 1,
    rest: 3,
    // How long a save takes depends on what else the machine does; that none is refused does not.
    calmMs: Number.POSITIVE_INFINITY,
  })
  expect(steady.took.length).toBeGreaterThan(0)
  expect(flood.took.length).toBeGreaterThan(0)
  expect({ lost, steady: [...steady.refused], flood: [...flood.refused], failed: flood.failed }).toEqual({
    lost: 0,
    steady: [],
    flood: [],
    failed: 0,
  })
  expect(recovered, 'seconds after the flood').toBeGreaterThanOrEqual(0)
})
