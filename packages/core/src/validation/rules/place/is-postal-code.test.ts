import { expect, it } from 'vitest'
import { isPostalCode } from './is-postal-code.ts'
import { canonicalPostalCode } from './postal-codes.ts'

const view = { get: () => undefined, today: '2026-11-20' }
const refusal = (country: string, answer: unknown) => isPostalCode(answer, { rule: 'isPostalCode', country }, view)

it.each([
  ['FR', '75001', '75001'],
  ['FR', '20 000', '20000'],
  ['FR', '97400', '97400'],
  ['ES', '28013', '28013'],
  ['ES', 'E-46 001', '46001'],
  ['ES', '52001', '52001'],
  ['PT', '1000-001', '1000-001'],
  ['PT', '1000001', '1000-001'],
  ['PT', '4400 - 999', '4400-999'],
  ['BR', '01310-100', '01310-100'],
  ['BR', '01.310-100', '01310-100'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', ' M1 1AE ', 'M1 1AE'],
  ['GB', 'ec1a  1bb', 'EC1A 1BB'],
  ['AR', '1425', '1425'],
  ['AR', 'c1425', 'C1425'],
  ['AR', 'c1425 abc', 'C1425ABC'],
  ['US', '606141234', '60614-1234'],
  ['US', 'c1425', 'C1425'],
  ['US', 'IL, 60614', '60614'],
])('in %s %j is stored as %s (V4, I4)', (country, input, stored) => {
  expect(canonicalPostalCode(country, input)).toBe(stored)
  if (country !== 'US') expect(refusal(country, input)).toBeUndefined()
})

it('text that is too long for a code is left unchanged (V1)', () => {
  expect(canonicalPostalCode('US', 'Chicago, IL 60614')).toBe('Chicago, IL 60614')
})

it.each([
  ['FR', '00100'],
  ['FR', '99100'],
  ['FR', '7500'],
  ['FR', '2A004'],
  ['ES', '53001'],
  ['ES', '00001'],
  ['PT', '1000'],
  ['PT', '0100-001'],
  ['BR', '1310-100'],
  ['BR', '00310-100'],
  ['GB', 'SW1A'],
  ['GB', 'SW1A 1AC'],
  ['GB', '1AA 1AA'],
  ['AR', '425'],
  ['AR', 'I1425'],
  ['AR', '0425'],
  ['AR', '1425ABC'],
  ['XX', '75001'],
])('in %s %j is refused in the words of the country (V1, I4)', (country, input) => {
  expect(refusal(country, input)).toEqual({ key: 'validationError.isZipCode' })
})

it.each([undefined, null, '', '  ', []])('%j is blank and passes (V1)', (answer) => {
  expect(refusal('FR', answer)).toBeUndefined()
})
