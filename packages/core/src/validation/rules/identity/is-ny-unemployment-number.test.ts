import { expect, it } from 'vitest'
import { isNyUnemploymentNumber } from './is-ny-unemployment-number.ts'

const check = { rule: 'isNyUnemploymentNumber' }
const view = { get: () => undefined, today: '2026-11-20' }

it.each(['12-34568', '1234568', '12-345679', 12345679])('%j passes (V1)', (answer) => {
  expect(isNyUnemploymentNumber(answer, check, view)).toBeUndefined()
})

it.each(['00-00000', '9999999', '99-999999', '1234567', '12-3456', '12-3456789', '1-234567', '12-345a7'])(
  '%j is refused (V1) (case V3)',
  (answer) => {
    expect(isNyUnemploymentNumber(answer, check, view)).toBeDefined()
  },
)

it.each([undefined, null, '', '  ', []])('%j is blank and passes (V1)', (answer) => {
  expect(isNyUnemploymentNumber(answer, check, view)).toBeUndefined()
})
