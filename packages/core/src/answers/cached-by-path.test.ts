import { expect, it } from 'vitest'
import { cachedByPath, mostCachedPaths } from './cached-by-path.ts'

it('computes the value of a path once, and starts over when clients name more paths than any flow has', () => {
  const computedPaths: string[] = []
  const lengthOf = cachedByPath((path) => computedPaths.push(path) && path.length)
  expect([lengthOf('state'), lengthOf('state')]).toEqual([5, 5])
  expect(computedPaths).toEqual(['state'])
  for (let entry = 0; entry < mostCachedPaths; entry += 1) lengthOf(`locations[${entry}]`)
  expect(lengthOf('state')).toBe(5)
  expect(computedPaths.filter((path) => path === 'state')).toHaveLength(2)
})
