import { expect, it } from 'vitest'
import { containsCardNumber } from './card-number.ts'
import { checkField } from './check-field.ts'

const view = { get: () => undefined, isOn: () => false, today: '2026-11-20' }
const detail = { path: 'detail', type: 'long_text', label: 'x' } as const

it.each([
  '4111111111111111',
  '4111 1111 1111 1111',
  'Paid with 5500-0000-0000-0004, expires 04/29.',
  'amex 3782 822463 10005',
  '6011.0009.9013.9424',
  '4222222222222',
])('sees the card in %s (case V12)', (text) => {
  expect(containsCardNumber(text)).toBe(true)
  expect(checkField(detail, text, view)).toMatchObject([{ key: 'validationError.cardNumber', path: 'detail' }])
  expect(checkField({ ...detail, type: 'text' }, text, view)).toHaveLength(1)
})

it.each([
  ['a wrong check digit', '4111 1111 1111 1112'],
  ['an unknown beginning', '1111 1111 1111 1117'],
  ['other groups', '41 1111 1111 1111 11'],
  ['twelve digits', '411111111116'],
  ['a part of a longer number', 'FR7641111111111111110'],
  ['a phone number', 'Call +1 (212) 555-0100 or 212-555-0199'],
  ['amounts', '4,111,111,111,111,111 and 1 000 000 000'],
  ['a tax number', '36-1234567'],
])('leaves %s alone (case V12)', (_, text) => {
  expect(checkField(detail, text, view)).toEqual([])
})

it('accepts numbers that others issued: of policies, loans and devices (case V12)', () => {
  const card = '4111111111111111'
  expect(checkField({ ...detail, type: 'text', identifier: true }, card, view)).toEqual([])
  const group = { ...detail, type: 'group', fields: [{ path: 'note', type: 'text', label: 'y' }] } as const
  expect(checkField(group, { note: card }, view)).toMatchObject([{ path: 'detail.note' }])
})
