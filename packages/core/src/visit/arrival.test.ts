import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { arrivalOf, arrivalWord } from './arrival.ts'

it.each([
  ['', {}],
  ['ac=search&src=1', {}],
  ['partner_source=newsletter', { partnership: { source: 'newsletter' } }],
  ['partner=Oak%20%26%20Ledger', { partnership: { name: 'Oak & Ledger' } }],
  ['campaign_id=spring-2026', { campaign_id: 'spring-2026' }],
  [
    'campaign_id=a&partner_source= été%202 &partner=b',
    { campaign_id: 'a', partnership: { source: 'été 2', name: 'b' } },
  ],
  [`partner_source=${'x'.repeat(101)}&campaign_id=%3Cb%3E`, {}],
  ['partner_source=&partner=%20', {}],
])('the address with %j says %j of where somebody came from (R7)', (query, arrival) => {
  expect(arrivalOf(new URLSearchParams(query))).toEqual(arrival)
})

it.each(['dana@shop.example', '<img src=x>', 'a\0b', 'a\nb', '"', '-x', '\u202e', '\ud800', '{x}'])(
  '%j is no word of where somebody came from (R7)',
  (said) => {
    expect(arrivalWord(said)).toBeUndefined()
  },
)

test('a word is read again as it was stored, and has neither an address nor markup in it (R7)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (said) => {
      const word = arrivalWord(said)
      if (word === undefined) return
      expect(arrivalWord(word)).toBe(word)
      expect(word).not.toMatch(/[@<>"\p{Cc}]/u)
    }),
  )
})
