import { expect, it } from 'vitest'
import { isTelephone } from './is-telephone.ts'

const check = { rule: 'isTelephone' }
const view = { get: () => undefined, today: '2026-11-20' }

it.each(['(312) 555 0142', '3125550142', 3125550142, '3125550142 x12', '+442079460018'])('%j passes (V1)', (answer) => {
  expect(isTelephone(answer, check, view)).toBeUndefined()
})

it.each(['312555014', '(312) 555-0142', '(312)555 0142', '31255501422', '312 555 0142'])(
  '%j is refused (V1)',
  (answer) => {
    expect(isTelephone(answer, check, view)).toBeDefined()
  },
)

it.each([undefined, null, '', '  ', []])('%j is blank and passes (V1)', (answer) => {
  expect(isTelephone(answer, check, view)).toBeUndefined()
})

it('distinguishes a number that no plan has from an incomplete one (V4)', () => {
  expect(isTelephone('5555555555', check, view)).toEqual({ key: 'validationError.noSuchNumber' })
  expect(isTelephone('555555555', check, view)).toEqual({ key: 'validationError.isTelephone' })
  expect(isTelephone('05 55', { ...check, country: 'FR' }, view)).toBeDefined()
})
