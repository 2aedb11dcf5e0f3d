import { expect, it } from 'vitest'
import { holdsAnswer, storedPath, withoutAnswer } from './item-answers.ts'

const shop = { id: 'a', street: '1 Elm St', buildings: [{ id: 'r1', stories: 2, floors: { top: 'wood' } }] }
const yard = { id: 'b', street: '2 Oak St' }
const quote = { trade: 'bakery', locations: [shop, yard] }

it.each([
  ['trade', 'trade'],
  ['gl.liberty', 'gl.liberty'],
  ['locations[].buildings', 'locations'],
  ['cp.sites[].buildings[].stories', 'cp.sites'],
])('what is stored of %s lies at %s (F19)', (path, stored) => {
  expect(storedPath(path)).toBe(stored)
})

it.each([
  ['trade', true],
  ['sub', false],
  ['locations[].buildings', true],
  ['locations[].unit', false],
  ['locations[].buildings[].stories', true],
  ['locations[].buildings[].floors.top', true],
  ['locations[].buildings[].roof', false],
  ['trade[].buildings', false],
  ['drivers[].age', false],
])('whether any item holds %s: %s (F19)', (path, expected) => {
  expect(holdsAnswer(quote, path)).toBe(expected)
})

it('removes an answer from every item and keeps the items and their other answers (F19)', () => {
  expect(withoutAnswer(quote, 'locations[].buildings')).toEqual({
    trade: 'bakery',
    locations: [{ id: 'a', street: '1 Elm St' }, yard],
  })
  expect(withoutAnswer(quote, 'locations[].buildings[].stories')).toEqual({
    trade: 'bakery',
    locations: [{ ...shop, buildings: [{ id: 'r1', floors: { top: 'wood' } }] }, yard],
  })
  expect(withoutAnswer(quote, 'trade')).toEqual({ locations: [shop, yard] })
})

it('changes nothing where there is no such answer (F19)', () => {
  expect(withoutAnswer(quote, 'locations[].unit')).toBe(quote)
  expect(withoutAnswer(quote, 'drivers[].age')).toBe(quote)
})
