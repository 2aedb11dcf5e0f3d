import { expect, it } from 'vitest'
import { isLengthLessThan } from './is-length-less-than.ts'

const check = { rule: 'isLengthLessThan', than: 4 }
const view = { get: () => undefined, today: '2026-11-20' }

it.each(['abc', 'é€x', '😀👩‍🍳é', 123])('%j passes (V1)', (answer) => {
  expect(isLengthLessThan(answer, check, view)).toBeUndefined()
})

it.each(['abcd', 'abc ', 1234, ['a']])('%j is refused (V1)', (answer) => {
  expect(isLengthLessThan(answer, check, view)).toBeDefined()
})

it.each([undefined, null, '', '  ', []])('%j is blank and passes (V1)', (answer) => {
  expect(isLengthLessThan(answer, check, view)).toBeUndefined()
})

it('says how many characters are allowed (V1)', () => {
  expect(isLengthLessThan('abcd', check, view)?.params).toEqual({ than: 4, limit: 3 })
})
