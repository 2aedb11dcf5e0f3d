import { expect, it } from 'vitest'
import { slowloris } from './slowloris.ts'

it('two hundred sockets that trickle stand in nobody’s way (fault 7)', async () => {
  const { beside } = await slowloris({ sockets: 200, people: 3, seconds: 3 })
  expect(beside.acknowledged).toBeGreaterThan(0)
  expect({ ...beside, took: [], acknowledged: 0 }).toMatchObject({ lost: 0, unknown: 0, busy: 0, refused: new Map() })
})
