import { expect, it } from 'vitest'
import { slowCarrier } from './slow-carrier.ts'

it('applications go on and saves are kept while insurers are slow or broken (Q5) (case D8)', async () => {
  const { tally, waits, finished, stuck } = await slowCarrier({ seconds: 2, people: 2, applicants: 2 })
  expect(tally.acknowledged).toBeGreaterThan(0)
  expect({ lost: tally.lost, refused: [...tally.refused], finished, stuck }).toEqual({
    lost: 0,
    refused: [],
    finished: 2,
    stuck: 0,
  })
  expect(waits.length).toBeGreaterThan(0)
})
