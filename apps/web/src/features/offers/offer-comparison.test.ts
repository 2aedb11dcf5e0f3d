import type { OfferReply } from '@coverwright/contract/offers'
import { expect, it } from 'vitest'
import { missingInCheapest } from './offer-comparison.ts'

const words = { t: (text: unknown) => String(text), locale: 'en-US' }

type Cover = { readonly code: string; readonly label: string; readonly offered?: string }

const offer = (uuid: string, amount: number, coverages: readonly Cover[], entered_by?: string): OfferReply => ({
  ...{ uuid, submission_uuid: 's', line: 'gl', carrier: uuid, carrier_name: uuid, sample: true, state: 'quoted' },
  ...{ stage: 'open', version: 1, revision: 1, chosen: false, highlights: [], reasons: [] },
  coverages: [...coverages],
  premium: { amount, currency: 'USD', period: 'year', fees_included: true },
  ...(entered_by ? { entered_by } : {}),
})

const each = { code: 'occurrence_limit', label: 'Each claim', offered: '$1,000,000' }
const liquor = { code: 'liquor', label: 'Liquor', offered: '$1,000,000' }
const limits = { code: 'limits', label: 'Limits', offered: '1M/2M' }
const missing = (...offers: readonly OfferReply[]) => missingInCheapest(offers, words)?.missing

it('names what a dearer offer covers and the cheapest does not', () => {
  expect(missing(offer('dear', 2, [each, liquor]), offer('cheap', 1, [each]))).toEqual(['Liquor'])
  const declinedBenefit = { code: 'liquor', label: 'Liquor' }
  expect(missing(offer('cheap', 1, [each, declinedBenefit]), offer('byHand', 2, [liquor], 'Desk'))).toEqual(['Liquor'])
})

it('counts no missing limits for an offer that was entered by hand, on either side', () => {
  expect(missing(offer('byHand', 2, [limits], 'Desk'), offer('cheap', 1, [each]))).toEqual([])
  expect(missing(offer('dear', 2, [each]), offer('byHand', 1, [limits], 'Desk'))).toEqual([])
})
