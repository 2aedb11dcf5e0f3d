import { expect, it } from 'vitest'
import { isZipCode } from './is-zip-code.ts'

const check = { rule: 'isZipCode' }
const view = { get: () => undefined, today: '2026-11-20' }

it.each(['60614', '60614-1234', '606141234', 'C1425', 'K1234', 60614, ' 60614 '])(
  '%j passes (V1) (case V1)',
  (answer) => {
    expect(isZipCode(answer, check, view)).toBeUndefined()
  },
)

it.each(['6061', '606145', '60614-12', 'CC142', 'C142', '60614-12345', 6061, '９９９９９'])(
  '%j is refused (V1) (case V1)',
  (answer) => {
    expect(isZipCode(answer, check, view)).toBeDefined()
  },
)

it.each([undefined, null, '', '  ', []])('%j is blank and passes (V1)', (answer) => {
  expect(isZipCode(answer, check, view)).toBeUndefined()
})
