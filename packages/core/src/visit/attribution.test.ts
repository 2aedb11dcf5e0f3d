import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { anyText } from '../testing/typed-text.ts'
import { attributionInQuery, attributionWord } from './attribution.ts'

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
])('the address with %j says %j of where somebody came from (R7)', (query, attribution) => {
  expect(attributionInQuery(new URLSearchParams(query))).toEqual(attribution)
})

it.each(['dana@shop.example', '<img src=x>', 'a\0b', 'a\nb', '"', '-x', '\u202e', '\ud800', '{x}'])(
  '%j is not a valid source (R7)',
  (said) => {
    expect(attributionWord(said)).toBeUndefined()
  },
)

test('a stored name is read back unchanged, without an address or markup in it (R7)', () => {
  fc.assert(
    fc.property(anyText(), (said) => {
      const word = attributionWord(said)
      if (word === undefined) return
      expect(attributionWord(word)).toBe(word)
      expect(word).not.toMatch(/[@<>"\p{Cc}]/u)
    }),
  )
})
