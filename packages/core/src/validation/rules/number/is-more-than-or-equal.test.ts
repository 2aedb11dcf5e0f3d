import { expect, it } from 'vitest'
import { isMoreThanOrEqual } from './is-more-than-or-equal.ts'

const check = { rule: 'isMoreThanOrEqual', than: '1800' }
const view = { get: () => undefined, today: '2026-11-20' }

it.each([1800, '1801'])('%j passes (V1)', (answer) => {
  expect(isMoreThanOrEqual(answer, check, view)).toBeUndefined()
})

it.each([1799, '1799'])('%j is refused (V1)', (answer) => {
  expect(isMoreThanOrEqual(answer, check, view)).toBeDefined()
})

it.each([undefined, null, '', '  ', []])('%j is blank and passes (V1)', (answer) => {
  expect(isMoreThanOrEqual(answer, check, view)).toBeUndefined()
})

it('shows a limit as it was written, so that a year has no comma (V1)', () => {
  expect(isMoreThanOrEqual(1799, check, view)?.params).toEqual({ than: '1800' })
  expect(isMoreThanOrEqual(5, { ...check, than: 1800 }, view)?.params).toEqual({ than: 1800 })
})
