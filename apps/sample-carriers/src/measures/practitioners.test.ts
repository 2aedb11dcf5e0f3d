import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { requestFor } from '../testing/requests.ts'
import { practitioners, practitionersCost } from './practitioners.ts'

const reference = new URL('../../../../packages/catalogue/src/reference/healthcare-professions.json', import.meta.url)

it('names each profession once, and none that nobody can choose (I3, Q6)', () => {
  const professions: readonly { id: string }[] = JSON.parse(readFileSync(reference, 'utf8'))
  const ids: readonly string[] = Object.values(practitioners).flat()
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((each) => !professions.some(({ id }) => id === each))).toEqual([])
})

it('each profession has a price of its own (I3, Q6)', () => {
  const cost = practitionersCost({ talk: 1, others: 10, advanced: 100, physician: 1000, surgery: 10_000 })
  const practice = (...rows: readonly (readonly [string, number])[]) =>
    cost(
      requestFor({
        line: 'pl',
        details: { pl: { medical: { professionals: rows.map(([profession, heads]) => ({ profession, heads })) } } },
      }),
    )
  expect(practice(['family_physician', 2], ['nurse_practitioner', 1], ['registered_nurse', 3])).toBe(2130)
  expect(practice(['psychologist', 4], ['general_surgeon', 1])).toBe(10_004)
  expect(practice()).toBe(0)
  expect(cost(requestFor({ line: 'pl' }))).toBe(0)
})
