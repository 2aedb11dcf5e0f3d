import { CarrierQuote } from '@coverwright/contract/carrier-contract'
import { CarrierDocuments } from '@coverwright/contract/carrier-contract/documents'
import { Compile } from 'typebox/compile'
import { expect, it } from 'vitest'
import { replyFaults } from './reply-faults.ts'

const quote = Compile(CarrierQuote)
const quotedReply = {
  ...{ quote_id: 'Q-1', status: 'quoted', kind: 'bindable', valid_until: '2027-01-31' },
  premium: { amount: 40_000, currency: 'USD', period: 'year', fees_included: true },
  ...{ coverages: [], highlights: [], reasons: [] },
}

it.each([
  ['a property of the wrong type', { premium: { ...quotedReply.premium, amount: 'Tidewell' } }, /^\/premium\/amount /],
  ['a day of another form', { valid_until: 'Tidewell' }, /^\/valid_until /],
  ['a property that is missing', { valid_until: undefined }, /^\/ .*valid_until/],
  ['a status that is none', { status: 'Tidewell' }, /^\/status /],
])('%s is named, and never what a reply says (R8)', (_what, wrong, field) => {
  const faults = replyFaults(quote, JSON.parse(JSON.stringify({ ...quotedReply, ...wrong })))
  expect(faults).toMatch(field)
  expect(faults).not.toContain('Tidewell')
})

it('a reply is compared with the shape of its status, and a good one has no faults', () => {
  expect(replyFaults(Compile(CarrierDocuments), { documents: [{ id: 'P', kind: 'letter' }] })).toMatch(
    /^\/documents\/0\/kind |^\/documents\/0 /,
  )
  expect(replyFaults(quote, quotedReply)).toBeUndefined()
})
