import { expect, it } from 'vitest'
import { backUp } from './backup.ts'

it('finds in a backup taken under load every save acknowledged before it, readable with its keys (case D6)', async () => {
  const { tally, refusal, employerId, verified } = await backUp({ people: 2 })
  expect(tally.acknowledged).toBeGreaterThan(0)
  expect({ lost: tally.lost, refused: [...tally.refused] }).toEqual({ lost: 0, refused: [] })
  expect(employerId).toBe('•••••4567')
  expect(refusal).toContain('is in use')
  expect(verified).toContain('All evidence is intact')
})
