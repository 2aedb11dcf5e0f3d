import { afterAll, expect, it } from 'vitest'
import { load } from './load.ts'
import { startOddStage } from './parts/odd-stage.ts'
import { slowCarrier } from './slow-carrier.ts'
import { slowloris } from './slowloris.ts'

// One product under pressure: starting one takes longer than most of what happens to it.
const stage = await startOddStage()
const { parts } = stage
afterAll(() => stage.stop())

it('sheds what is too much, loses nothing, and is as before afterwards (fault 7)', async () => {
  const { steady, flood, lost, recovered } = await load(parts, {
    sessions: 40,
    think: 4,
    seconds: 0.5,
    surge: 3,
    surgeSeconds: 0.5,
    rest: 2,
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

it('two hundred sockets that trickle stand in nobody’s way (fault 7)', async () => {
  const { beside } = await slowloris(parts, { sockets: 200, people: 2, seconds: 2 })
  expect(beside.acknowledged).toBeGreaterThan(0)
  expect({ ...beside, took: [], acknowledged: 0 }).toMatchObject({ lost: 0, unknown: 0, busy: 0, refused: new Map() })
})

it('applications go on and saves are kept while insurers are slow or broken (Q5) (case D8)', async () => {
  const { tally, waits, finished, stuck } = await slowCarrier(stage, { seconds: 1, people: 2, applicants: 2 })
  expect(tally.acknowledged).toBeGreaterThan(0)
  expect({ lost: tally.lost, refused: [...tally.refused], finished, stuck }).toEqual({
    lost: 0,
    refused: [],
    finished: 2,
    stuck: 0,
  })
  expect(waits.length).toBeGreaterThan(0)
})
