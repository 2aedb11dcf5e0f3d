import { expect, test } from 'vitest'
import { offerOf } from './offer-of.ts'

const facts = { host: 'okafor-bakery.com', state: 'read', name: 'Okafor Family Bakery', phone: '3125550142' } as const
const still = { isFetching: false, isError: false }

test.for([
  ['asks first', { facts: undefined }, { says: 'ask' }],
  ['offers what it says', { facts, part: 'name' }, { says: 'found', value: 'Okafor Family Bakery' }],
  ['offers it beside another answer', { facts, part: 'name', answer: 'Okafor' }, { says: 'found', value: facts.name }],
  ['names the source of what was taken', { facts, part: 'phone', answer: '3125550142' }, { says: 'taken' }],
  ['says what it does not say', { facts, part: 'description' }, { says: 'none' }],
  ['says that it could not be read', { facts: { ...facts, state: 'unreadable' as const } }, { says: 'failed' }],
  ['says that the call failed', { facts: undefined, isError: true }, { says: 'failed' }],
  ['says that it is read', { facts: undefined, isFetching: true }, { says: 'reading' }],
] as const)('a website %s (S2)', ([_, read, offer]) => {
  expect(offerOf({ ...still, part: undefined, answer: undefined, ...read })).toEqual(offer)
})
