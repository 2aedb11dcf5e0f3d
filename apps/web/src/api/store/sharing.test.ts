import { expect, it } from 'vitest'
import { sharing } from './sharing.ts'

const held = {
  version: 1,
  answers: { name: 'Ada', places: [{ zip: '60614' }, { zip: '60615' }] },
  sets: { gl: { asked: [] } },
}
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value))

it('keeps what says the same, part by part (speed)', () => {
  const arrived = copyOf(held)
  arrived.version = 2
  arrived.answers.places[1] = { zip: '60601' }
  const kept = sharing(held, arrived)
  expect(kept).toEqual(arrived)
  expect(kept).not.toBe(held)
  expect(kept.sets).toBe(held.sets)
  expect(kept.answers.places[0]).toBe(held.answers.places[0])
  expect(kept.answers.places[1]).not.toBe(held.answers.places[1])
})

it('is what was held where all of it says the same, and what arrived where nothing was held', () => {
  expect(sharing(held, copyOf(held))).toBe(held)
  const arrived = copyOf(held)
  expect(sharing<unknown>(undefined, arrived)).toBe(arrived)
  expect(sharing<unknown>(null, arrived)).toBe(arrived)
  expect(sharing<unknown>(held, null)).toBeNull()
})

it('takes what was taken away, emptied or put in another shape for news', () => {
  expect(sharing<unknown>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
  expect(sharing<unknown>({ a: 1 }, { b: undefined })).toEqual({ b: undefined })
  expect(sharing<unknown>([1, 2, 3], [1, 2])).toEqual([1, 2])
  expect(sharing<unknown>([1], { 0: 1 })).toEqual({ 0: 1 })
  expect(sharing<unknown>({ list: [] }, { list: null })).toEqual({ list: null })
})
