import { expect, it } from 'vitest'
import { combinations, oneInSeven } from './combinations.ts'

const values = {
  trade: ['a', 'b', 'c'],
  size: [1, 2],
  claims: [0, 1, 2, 3, 4],
  state: ['TX', 'NY', 'CA', 'OH'],
  on: [1, 2, 3],
}

it('combines one value of each with every one of the others', () => {
  const all = combinations(values)
  expect(all.length).toBe(3 * 2 * 5 * 4 * 3)
  expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(all.length)
  expect(all[0]).toEqual({ trade: 'a', size: 1, claims: 0, state: 'TX', on: 1 })
})

it('one in seven still has every two values together', () => {
  const some = oneInSeven(combinations(values))
  expect(some.length).toBe(52)
  const pairs = (['trade', 'size', 'claims', 'state', 'on'] as const).flatMap((name, at, names) =>
    names.slice(at + 1).map((other) => [name, other] as const),
  )
  const lacking = pairs.filter(
    ([name, other]) =>
      new Set(some.map((one) => `${one[name]} ${one[other]}`)).size !== values[name].length * values[other].length,
  )
  expect(lacking).toEqual([])
})
