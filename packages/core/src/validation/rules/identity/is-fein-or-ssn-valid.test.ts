import { expect, it } from 'vitest'
import { isFeinOrSsnValid } from './is-fein-or-ssn-valid.ts'

const check = { rule: 'isFeinOrSsnValid' }
const view = { get: () => undefined, today: '2026-11-20' }

it.each(['12-3456780', '123-45-6780', '987654321', '36 4820917', '900-70-1234', '078051120'])(
  '%j passes (V1)',
  (answer) => {
    expect(isFeinOrSsnValid(answer, check, view)).toBeUndefined()
  },
)

it.each([
  '000000000',
  '000000001',
  '00-0000001',
  '111111111',
  '999-99-9999',
  '123456789',
  '12-345678',
  '1234567890',
  '12345678A',
  'aaaaaaaaa',
  '00-1234567',
  '07-1234567',
  '89-1234567',
  '666-12-3456',
  '000-12-3456',
  '123-00-4567',
  '123-45-0000',
  '900-12-3456',
  '000000012',
])('%j is refused (V1) (case V2)', (answer) => {
  expect(isFeinOrSsnValid(answer, check, view)).toBeDefined()
})

it.each([undefined, null, '', '  ', []])('%j is blank and passes (V1)', (answer) => {
  expect(isFeinOrSsnValid(answer, check, view)).toBeUndefined()
})

it('distinguishes a number that cannot exist from an incomplete one (V1)', () => {
  expect(isFeinOrSsnValid('07-1234567', check, view)).toEqual({ key: 'validationError.noSuchNumber' })
  expect(isFeinOrSsnValid('07-123456', check, view)).toEqual({ key: 'validationError.isFeinOrSsnValid' })
})
