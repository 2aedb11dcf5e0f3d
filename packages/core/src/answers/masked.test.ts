import { expect, test } from 'vitest'
import { checkField } from '../validation/check-field.ts'
import { isMasked, maskAnswer } from './masked.ts'

const view = { get: () => undefined, isOn: () => false, today: '2026-11-20' }
const fein = { path: 'employer_id', type: 'tax_id', label: 'x', checks: [{ rule: 'isFeinOrSsnValid' }] } as const

test('a masked answer shows its last four characters and passes where a mask is shown (case P3)', () => {
  const mask = maskAnswer('36-1234567')
  expect([mask, isMasked(mask), isMasked('36-1234567')]).toEqual(['•••••4567', true, false])
  expect(checkField({ ...fein, sensitive: true }, mask, view)).toEqual([])
  expect(checkField({ ...fein, sensitive: true }, '111111111', view)).toHaveLength(1)
  expect(checkField(fein, mask, view)).toHaveLength(1)
})

test.each(['•••••45678', '1•••••4567', '••••4567'])(
  'a mask that was typed over, %s, asks for the whole number (V1)',
  (input) => {
    expect(isMasked(input)).toBe(false)
    expect(checkField({ ...fein, sensitive: true }, input, view)).toMatchObject([
      { key: 'validationError.wholeNumberAgain' },
    ])
  },
)

test.each([
  ['1234', '34'],
  ['123', '3'],
  ['1', ''],
  ['L123-4567', '4567'],
  ['1984-03-02', '1984'],
])('of %s no more than half is shown (case P3)', (answer, expected) => {
  expect(maskAnswer(answer)).toBe(`•••••${expected}`)
})
