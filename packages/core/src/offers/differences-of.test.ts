import { expect, it } from 'vitest'
import { differencesOf } from './differences-of.ts'
import type { OfferTerms } from './offer-terms.ts'

const words = {
  t: (text: unknown, params: object = {}) => [text, ...Object.values(params)].join(' '),
  locale: 'en-US',
}

const offer = (terms: Partial<OfferTerms>): OfferTerms => ({ coverages: [], highlights: [], ...terms })
const kindsOf = (terms: Partial<OfferTerms>, requested = {}) =>
  differencesOf(offer(terms), requested, words).map(({ kind }) => kind)

it('is empty for an offer that is what was asked for', () => {
  const coverages = [
    { code: 'limit', label: 'Limit', requested: '$1,000,000', offered: '$1,000,000' },
    { code: 'extra', label: 'An extra', offered: 'Included' },
  ]
  const terms = offer({
    coverages,
    market: 'admitted',
    trigger: 'occurrence',
    period: { from: '2027-01-01', to: '2028-01-01' },
    premium: { fees_included: true },
  })
  expect(differencesOf(terms, { effective_date: '2027-01-01' }, words)).toEqual([])
})

it('shows what was asked for beside what is offered, in words', () => {
  const coverages = [
    { code: 'limit', label: 'Limit', requested: '$2,000,000', offered: '$1,000,000' },
    { code: 'liquor', label: 'Liquor', requested: 'Included' },
  ]
  expect(differencesOf(offer({ coverages }), {}, words)).toEqual([
    {
      kind: 'limit',
      code: 'limit',
      label: 'Limit',
      requested: '$2,000,000',
      offered: '$1,000,000',
      text: 'offer.difference.limit Limit $1,000,000 $2,000,000',
    },
    {
      kind: 'left_out',
      code: 'liquor',
      label: 'Liquor',
      requested: 'Included',
      offered: 'offer.terms.notOffered',
      text: 'offer.difference.left_out Liquor',
    },
  ])
})

it('names a sub-limit even where nothing else was asked for', () => {
  const abuse = { code: 'abuse', label: 'Abuse', offered: '$100,000', sublimit_of: 'limit' }
  expect(differencesOf(offer({ coverages: [abuse] }), {}, words)).toMatchObject([
    { kind: 'sublimit', text: 'offer.difference.sublimit Abuse $100,000' },
  ])
  const less = { ...abuse, requested: '$300,000' }
  expect(differencesOf(offer({ coverages: [less] }), {}, words)).toMatchObject([
    { kind: 'sublimit', text: 'offer.difference.sublimit.asked Abuse $100,000 $300,000' },
  ])
})

it('names what the policy leaves out and the terms that nobody asked for', () => {
  expect(
    kindsOf({
      exclusions: [{ code: 'fights', label: 'Injuries from fights' }],
      market: 'surplus',
      trigger: 'claims_made',
      premium: { fees_included: false },
    }),
  ).toEqual(['excluded', 'claims_made', 'surplus', 'fees'])
})

it('compares dates with those that were asked for', () => {
  const terms = { retroactive_date: '2027-01-01', period: { from: '2027-02-01', to: '2028-02-01' } }
  expect(kindsOf(terms, { retroactive_date: '2019-05-01', effective_date: '2027-01-01' })).toEqual([
    'retroactive',
    'period',
  ])
  expect(kindsOf(terms, { retroactive_date: '2027-01-01', effective_date: '2027-02-01' })).toEqual([])
  expect(kindsOf(terms)).toEqual([])
})
