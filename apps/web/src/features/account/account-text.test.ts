import { enUs } from '@coverwright/catalogue/messages/en-us'
import type { AccountApplication } from '@coverwright/contract/accounts'
import type { OfferReply } from '@coverwright/contract/offers'
import { translator } from '@coverwright/core/text/text'
import { expect, it } from 'vitest'
import { greeting, groupApplications, offerText } from './account-text.ts'

const t = translator(enUs, 'en-US')

const application = (id: string, completed: boolean, updated_at: string): AccountApplication => ({
  id,
  uuid: id,
  application_type: 'new',
  completed,
  max_step: '/',
  step_label: 'Trade',
  progress: 0,
  insurance_types: [],
  created_at: updated_at,
  updated_at,
  submissions: [],
  flow_type: 'main',
  bound: { application: '', uuid: '', policies: [] },
  documents: [],
})

it('applications to complete come before submitted ones, the latest first (S9)', () => {
  const all = [
    application('a', true, '2026-11-20T10:00:00Z'),
    application('b', false, '2026-11-01T10:00:00Z'),
    application('c', true, '2026-11-21T10:00:00Z'),
    application('d', false, '2026-11-19T10:00:00Z'),
  ]
  const { open, sent } = groupApplications(all)
  expect([...open, ...sent].map(({ id }) => id)).toEqual(['d', 'b', 'c', 'a'])
})

const offer: OfferReply = {
  uuid: 'o',
  submission_uuid: 's',
  line: 'gl',
  carrier: 'x',
  carrier_name: 'Liberty',
  sample: false,
  state: 'quoted',
  premium: { amount: 128_400, currency: 'USD', period: 'year', fees_included: true },
  coverages: [],
  highlights: [],
  reasons: [],
  stage: 'open',
  version: 1,
  revision: 1,
  chosen: false,
}

it.each<[Partial<OfferReply>, string]>([
  [{}, 'Liberty, $1,284 a year'],
  [{ sample: true }, 'Liberty (sample), $1,284 a year'],
  [{ state: 'waiting' }, 'Liberty: Waiting for a price'],
  [{ state: 'referred' }, 'Liberty: With an underwriter'],
  [{ state: 'declined' }, 'Liberty: Not offered'],
  [{ state: 'unavailable' }, 'Liberty: No answer'],
])('an offer that is %j reads “%s” (S9)', (offerState, words) => {
  expect(offerText({ ...offer, ...offerState }, 'en-US', t)).toBe(words)
})

it('the greeting has the first name if it is known', () => {
  expect(greeting({ first_name: 'Rosa' }, t)).toBe('Hello, Rosa')
  expect(greeting({}, t)).toBe('Your account')
})
