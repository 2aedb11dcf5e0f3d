import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countryCodes, formsOf } from '../national/forms-of.ts'
import { displayedPhone, normalisedPhone, numberWithin, phoneHref } from './phone.ts'

it.each([
  ['+1 (312) 555-0142', '3125550142'],
  ['1-312-555-0142', '3125550142'],
  ['312.555.0142', '3125550142'],
  ['+49 30 901820', '+4930901820'],
  ['1312', '1312'],
  ['0033 6 12 34 56 78', '+33612345678'],
  ['1 000 000 0000', '10000000000'],
  ['3125550147 x12', '3125550147 x12'],
  ['(312) 555-0147 ext. 12', '3125550147 x12'],
  ['416 555 0142', '4165550142'],
  ['tel:+1-312-555-0142', '3125550142'],
  ['+44 20 7946 0018', '+442079460018'],
  ['011 44 20 7946 0018', '+442079460018'],
  ['0044 20 7946 0018', '+442079460018'],
  ['0000000000', '0000000000'],
])('the phone number %j is %s (V4)', (input, number) => expect(normalisedPhone(input)).toBe(number))

describe('numbers of other countries', () => {
  it.each([
    ['FR', '06 12 34 56 78', '+33612345678', '06 12 34 56 78'],
    ['FR', '+33 6 12 34 56 78', '+33612345678', '06 12 34 56 78'],
    ['FR', '+33 (0)1 99 00 12 34', '+33199001234', '01 99 00 12 34'],
    ['FR', '0033 612345678', '+33612345678', '06 12 34 56 78'],
    ['FR', '33612345678', '+33612345678', '06 12 34 56 78'],
    ['ES', '912 345 678', '+34912345678', '912 345 678'],
    ['ES', '+34 612 34 56 78', '+34612345678', '612 345 678'],
    ['PT', '+351 21 123 4567', '+351211234567', '211 234 567'],
    ['PT', '912345678', '+351912345678', '912 345 678'],
    ['BR', '(11) 91234-5678', '+5511912345678', '(11) 91234-5678'],
    ['BR', '021 3123-4567', '+552131234567', '(21) 3123-4567'],
    ['BR', '5511912345678', '+5511912345678', '(11) 91234-5678'],
    ['BR', '55 3222-1234', '+555532221234', '(55) 3222-1234'],
    ['BR', '0800 123 4567', '+558001234567', '0800 123 4567'],
    ['GB', '020 7946 0018', '+442079460018', '020 7946 0018'],
    ['GB', '07400 123456', '+447400123456', '07400 123456'],
    ['GB', '+44 (0)161 496 0000', '+441614960000', '0161 496 0000'],
    ['GB', '0345 600 0000', '+443456000000', '0345 600 0000'],
    ['GB', '0800 123456', '+44800123456', '0800 123456'],
    ['GB', '016977 2345', '+44169772345', '01697 72345'],
    ['AR', '011 4321-5678', '+541143215678', '011 4321-5678'],
    ['AR', '011 15-2345-6789', '+5491123456789', '011 15-2345-6789'],
    ['AR', '11 15 2345 6789', '+5491123456789', '011 15-2345-6789'],
    ['AR', '+54 9 11 2345-6789', '+5491123456789', '011 15-2345-6789'],
    ['AR', '+54 11 15 2345 6789', '+5491123456789', '011 15-2345-6789'],
    ['AR', '0351 15-212-3456', '+5493512123456', '0351 15-212-3456'],
    ['AR', '02966 15-421234', '+5492966421234', '02966 15-42-1234'],
    ['AR', '0800-222-1234', '+548002221234', '0800-222-1234'],
    ['AR', '5493512123456', '+5493512123456', '0351 15-212-3456'],
  ])('in %s %j is stored as %s and written %s (V4)', (country, input, stored, expected) => {
    expect(normalisedPhone(input, country)).toBe(stored)
    expect(displayedPhone(stored)).toBe(expected)
    expect(phoneHref(stored)).toBe(`tel:${stored}`)
  })

  it.each([
    ['FR', '06 12 34 56 7'],
    ['FR', '00 12 34 56 78'],
    ['US', '5555555555'],
    ['US', '0000000000'],
    ['US', '123 456 7890'],
    ['US', '312 555 0142 3'],
    ['US', '(212) 555-01O0'],
    ['GB', '07700 900123'],
    ['ES', '412 345 678'],
    ['PT', '112 345 678'],
    ['BR', '91234-5678'],
    ['BR', '(11) 1234-5678'],
    ['GB', '020 7946 001'],
    ['GB', '7946 0018'],
    ['AR', '15-2345-6789'],
    ['AR', '4321-5678'],
    ['XX', '3125550142'],
  ])('in %s %j is none of its numbers (V4)', (country, input) => {
    expect(numberWithin(country, input)).toBeUndefined()
    expect(numberWithin(country, normalisedPhone(input, country))).toBeUndefined()
  })

  it.each([
    ['FR', '+34 912 345 678', '+34912345678', '+34912345678'],
    ['FR', '+1 312 555 0142', '+13125550142', '+13125550142'],
    ['US', '+33 6 12 34 56 78', '+33612345678', '+33612345678'],
    ['US', '+41 44 668 18 00', '+41446681800', '+41446681800'],
    ['FR', '06 12 34 56 78 poste 4', '+33612345678 x4', '06 12 34 56 78 x4'],
    ['BR', '(11) 3123-4567 ramal 21', '+551131234567 x21', '(11) 3123-4567 x21'],
    ['US', '312 555 0147 x12', '3125550147 x12', '(312) 555-0147 x12'],
  ])('in %s %j is stored as %s and written %s where it is read (V4)', (country, input, stored, expected) => {
    expect(numberWithin(country, input)).toBe(stored)
    expect(displayedPhone(stored, country)).toBe(expected)
    expect(numberWithin(country, expected)).toBe(stored)
  })

  it('a number as shown is read back as the same number (V4)', () => {
    const plans = [
      ['FR', '+33', /^[1-9]\d{8}$/],
      ['ES', '+34', /^[5-9]\d{8}$/],
      ['PT', '+351', /^[2-9]\d{8}$/],
      ['BR', '+55', /^[1-9][1-9](9\d{8}|[2-5]\d{7})$/],
      ['GB', '+44', /^([1-35789]\d{9}|[158]\d{8})$/],
      ['AR', '+54', /^9?(11\d{8}|3[45]1\d{7}|2966\d{6})$/],
    ] as const
    for (const [country, calling, pattern] of plans) {
      fc.assert(
        fc.property(fc.stringMatching(pattern), (digits) => {
          const storedNumber = numberWithin(country, `${calling}${digits}`)
          fc.pre(storedNumber !== undefined)
          const display = displayedPhone(storedNumber ?? '', country)
          expect(display).toBeDefined()
          expect(normalisedPhone(display ?? '', country)).toBe(storedNumber)
        }),
      )
    }
  })
})

describe.each(countryCodes)('whatever is typed in %s', (country) => {
  const inputs = fc.oneof(
    fc.string(),
    fc.stringMatching(/^[+\d() .\-/]{0,16}$/),
    fc.stringMatching(new RegExp(`^(\\+|00|0)?(${formsOf(country)?.phone.calling})?\\d{6,12}$`)),
    fc.stringMatching(/^0{0,12}1?0{0,12}$/),
  )

  it('is stored so that storing it again changes nothing, and a valid number can be shown and called (V4)', () => {
    fc.assert(
      fc.property(inputs, (text) => {
        const storedNumber = normalisedPhone(text, country)
        expect(normalisedPhone(storedNumber, country)).toBe(storedNumber)
        const own = numberWithin(country, text)
        if (own === undefined) return
        expect(numberWithin(country, own)).toBe(own)
        expect(displayedPhone(own, country)).toBeDefined()
        expect(phoneHref(own)).toMatch(/^tel:\+\d+(;ext=\d+)?$/)
      }),
      { numRuns: 300 },
    )
  })
})

it.each([
  ['1 312 555 0142', '(312) 555-0142', 'tel:+13125550142'],
  ['+33 6 12 34 56 78', '06 12 34 56 78', 'tel:+33612345678'],
  ['312555014', undefined, undefined],
  ['+49 30 901820', '+4930901820', 'tel:+4930901820'],
  ['3125550147 x12', '(312) 555-0147 x12', 'tel:+13125550147;ext=12'],
  ['+33 6 12', undefined, undefined],
])('%j is shown as %s and called by %s (V4)', (phone, display, callLink) => {
  expect(displayedPhone(phone)).toBe(display)
  expect(phoneHref(phone)).toBe(callLink)
})
