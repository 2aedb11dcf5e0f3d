import { enUs } from '@coverwright/catalogue/messages/en-us'
import { locales } from '@coverwright/catalogue/messages/locales'
import type { OfferReply } from '@coverwright/contract/offers'
import { translator } from '@coverwright/core/text/text'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { moneyText } from './money-text.ts'
import { offerCard, pricesNote } from './offer-text.ts'
import { chargeFacts } from './price-text.ts'

const t = translator(enUs, 'en-US')
const site = { country: 'US', locale: 'en-US', timeZone: 'America/Chicago' }
const premium = { amount: 278_200, currency: 'USD', period: 'year', fees_included: true } as const
const quotedOffer: Omit<OfferReply, 'premium'> = {
  ...{ uuid: 'o', submission_uuid: 's', line: 'pl', carrier: 'aig', carrier_name: 'Example', sample: true },
  ...({ state: 'quoted', kind: 'bindable' } as const),
  ...{ coverages: [], highlights: [], reasons: [], stage: 'open', version: 1, revision: 1, chosen: false },
}

beforeEach(() => {
  vi.setSystemTime('2026-12-25T18:00:00Z')
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  [{ amount: 31_312 }, 'or $313.12 a month'],
  [{ amount: 31_312, payments: 8 }, 'or 8 monthly payments of $313.12'],
  [
    { amount: 35_000, payments: 8, down_payment: 30_912 },
    'or $309.12 now and 8 monthly payments of $350. $3,109.12 in total, $327.12 more than paying in full',
  ],
  [{ amount: 30_911, payments: 8, down_payment: 30_912 }, 'or $309.12 now and 8 monthly payments of $309.11'],
])('payments of %j read "%s" (F9)', (monthly, words) => {
  const card = offerCard({ ...quotedOffer, premium: { ...premium, monthly } }, site, t)
  expect(card).toMatchObject({ instalments: words })
})

it.each([
  ['beside the premium', 281_200, '$2,782'],
  ['in the premium', 278_200, '$2,752'],
])('premium, taxes and fees come to the price, with the taxes %s (F9)', (_where, total, expected) => {
  const charges = [{ kind: 'tax', label: 'Tax', amount: 3000 } as const]
  const facts = chargeFacts({ charges, total }, (minor) => moneyText(minor, 'USD', 'en-US'), t)
  expect(facts.map(({ value }) => value)).toEqual([expected, '$30'])
})

it('instalments without the taxes and fees say that these come on top (F9)', () => {
  const monthly = { amount: 31_312, payments: 8 }
  const taxedPremium = { ...premium, total: premium.amount + 3000, monthly }
  expect(offerCard({ ...quotedOffer, premium: taxedPremium }, site, t)).toMatchObject({
    instalments: 'or 8 monthly payments of $313.12. Plus $30 in taxes and fees',
  })
})

it('marks what differs from the request, and says where a settled offer stands (F9)', () => {
  const coverages = [
    { code: 'a', label: 'Limit', requested: '$2', offered: '$1' },
    { code: 'b', label: 'Deductible', requested: '$5', offered: '$5' },
  ]
  expect(offerCard({ ...quotedOffer, premium, coverages }, site, t)).toMatchObject({
    facts: [{ value: '$1 (you asked for $2)', differs: true }, { value: '$5' }],
  })
  expect(offerCard({ ...quotedOffer, premium, chosen: true, stage: 'bind_requested' }, site, t)).toMatchObject({
    statusWords: 'Requested',
    settled: true,
  })
})

it('unrequested terms are sentences, and a monthly price comes with the price of the year', () => {
  const monthly = { amount: 35_000, payments: 8, down_payment: 30_912 }
  const terms = { trigger: 'claims_made', market: 'surplus' } as const
  expect(
    offerCard({ ...quotedOffer, ...terms, premium: { ...premium, monthly } }, site, t, { monthly: true }),
  ).toMatchObject({
    price: '$350',
    period: 'a month',
    instalments:
      'or $2,782 for the year, paid in full. $309.12 now, then 8 payments of $350. $3,109.12 in total, $327.12 more than paying in full',
    know: [
      'Pays only claims made while the policy is in force. If you cancel it, later claims are not paid.',
      'A surplus lines insurer. If it cannot pay, no guaranty fund steps in.',
    ],
  })
})

it.each([
  ['GB', 'en-GB', 'GBP', '£1,250', 'a year'],
  ['ES', 'es-ES', 'EUR', '1250\u00a0€', 'al año'],
  ['AR', 'es-AR', 'ARS', '$\u00a01.250', 'al año'],
  ['FR', 'fr-FR', 'EUR', '1\u202f250\u00a0€', 'par an'],
  ['BR', 'pt-BR', 'BRL', 'R$\u00a01.250', 'por ano'],
  ['PT', 'pt-PT', 'EUR', '1250\u00a0€', 'por ano'],
])('in %s a price is written as people there write it (I4)', (country, locale, currency, price, period) => {
  const offer = { ...quotedOffer, premium: { ...premium, amount: 125_000, currency } }
  const texts = translator(locales[locale] ?? {}, locale)
  expect(offerCard(offer, { ...site, country, locale }, texts)).toMatchObject({ price, period })
})

it('prices are called demonstration prices only if a carrier is a sample (S2)', () => {
  const real = { ...quotedOffer, sample: false }
  expect(pricesNote([real, quotedOffer], t)).toMatch(/^Sample insurers and demonstration prices\. Policy fees/)
  expect(pricesNote([real], t)).toMatch(/^Policy fees are included/)
})

it.each([
  ['2026-12-24', false, { statusWords: 'Price expired', outdated: true }],
  ['2026-12-24', true, { statusWords: 'Quoted, ready to buy' }],
  ['2026-12-25', false, { statusWords: 'Quoted, ready to buy' }],
] as const)('the status on Dec 25 of a price valid until %s, chosen: %s (F9)', (valid_until, chosen, expected) => {
  const { outdated, ...card } = {
    outdated: false,
    ...offerCard({ ...quotedOffer, premium, valid_until, chosen }, site, t),
  }
  expect({ ...card, ...(outdated ? { outdated } : {}) }).toMatchObject(expected)
  expect(outdated).toBe('outdated' in expected)
  expect(card).toMatchObject({
    facts: [{ label: 'Price valid until', value: valid_until.endsWith('4') ? 'Dec 24, 2026' : 'Dec 25, 2026' }],
  })
})
