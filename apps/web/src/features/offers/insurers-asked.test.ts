import type { OfferReply } from '@coverwright/contract/quotes'
import { expect, test } from 'vitest'
import { insurersAsked } from './offer-words.ts'

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
  chosen: false,
})

test('an insurer that is asked for two lines is one insurer, and has answered with its last answer (Q6)', () => {
  const offers = [offer('cna', 'quoted'), offer('cna', 'waiting'), offer('guard', 'declined')]
  expect(insurersAsked(offers)).toEqual({ all: 2, answered: 1 })
})
