import type { OfferReply } from '@coverwright/contract/offers'
import { expect, test } from 'vitest'
import { insurerCounts } from './offer-text.ts'

const offer = (carrier: string, state: OfferReply['state']): OfferReply => ({
  uuid: `${carrier}-${state}`,
  submission_uuid: 's',
  line: 'gl',
  carrier,
  carrier_name: carrier,
  sample: true,
  state,
  reasons: [],
  coverages: [],
  highlights: [],
  stage: 'open',
  version: 1,
  revision: 1,
  chosen: false,
})

test('a carrier that is asked for two lines counts once, and has answered when both answers are there (Q6)', () => {
  const offers = [offer('cna', 'quoted'), offer('cna', 'waiting'), offer('guard', 'declined')]
  expect(insurerCounts(offers)).toEqual({ all: 2, answered: 1 })
})
