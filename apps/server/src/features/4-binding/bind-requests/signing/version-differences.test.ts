import { expect, it } from 'vitest'
import { differencesBetween } from './version-differences.ts'

const offer = {
  premium: { amount: 50_000, currency: 'USD', period: 'year' as const, fees_included: true },
  coverages: [{ code: 'occurrence_limit', label: 'Each claim', offered: '$1,000,000' }],
  highlights: [{ code: 'abuse', label: 'Abuse', included: true }],
  reasons: [],
  valid_until: '2026-06-01',
}

it('names everything that an insurer changes about its offer, not only price and limits (R8)', () => {
  const after = {
    ...offer,
    highlights: [{ code: 'abuse', label: 'Abuse', included: false }],
    exclusions: [{ code: 'roofing', label: 'Roofing' }],
    trigger: 'claims_made' as const,
    retroactive_date: '2026-05-01',
    market: 'surplus' as const,
    period: { from: '2026-05-01', to: '2026-11-01' },
  }
  expect(differencesBetween(offer, after, { translate: String, site: { locale: 'en-US' } })).toEqual([
    { label: 'Abuse', before: 'page.offers.table.included', after: 'page.offer.notOffered' },
    { label: 'Roofing', before: '–', after: 'offer.terms.excluded' },
    { label: 'offer.terms.trigger', before: '–', after: 'offer.terms.trigger.claims_made' },
    { label: 'offer.terms.retroactive', before: '–', after: 'May 1, 2026' },
    { label: 'offer.terms.market', before: '–', after: 'offer.terms.market.surplus' },
    { label: 'offer.terms.period', before: '–', after: 'May 1, 2026 – Nov 1, 2026' },
  ])
})
