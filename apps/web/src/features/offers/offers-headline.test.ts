import { enUs } from '@coverwright/catalogue/messages/en-us'
import type { OfferReply } from '@coverwright/contract/offers'
import { translator } from '@coverwright/core/text/text'
import { expect, it } from 'vitest'
import { readingInsurers } from './offer-text.ts'
import { offersHeadline, offersTitle, pricesOf } from './offers-headline.ts'

const t = translator(enUs, 'en-US')
const site = { country: 'US', locale: 'en-US', timeZone: 'America/Chicago' }

const offer = (carrier: string, line: string, state: OfferReply['state'], amount?: number): OfferReply => ({
  ...{ uuid: carrier + line, submission_uuid: 's', line, carrier, carrier_name: carrier, sample: false, state },
  ...(amount ? { premium: { amount, currency: 'USD', period: 'year', fees_included: true } } : {}),
  ...{ coverages: [], highlights: [], reasons: [], stage: 'open', version: 1, revision: 1, chosen: false },
})

it('the lead counts prices, and each insurer without one once, however many lines it was asked for (Q6)', () => {
  const offers = [
    ...[offer('Harrow', 'gl', 'quoted', 91_900), offer('Harrow', 'bop', 'quoted', 130_400)],
    ...[offer('Copper', 'gl', 'referred'), offer('Copper', 'bop', 'referred')],
    ...[{ ...offer('Tern', 'gl', 'quoted', 50_000), stage: 'withdrawn' } as const],
    ...[offer('North', 'bop', 'waiting'), offer('North', 'gl', 'waiting')],
  ]
  expect(offersHeadline(offers, site, t)).toBe('2 prices from $919 a year, one with an underwriter.')
  expect(
    pricesOf(
      offers.filter(({ stage }) => stage === 'withdrawn'),
      site,
    ),
  ).toEqual([])
  expect(readingInsurers(offers, t)).toEqual(['North'])
})

it('the title says whether there is a price, and nothing of prices for earlier answers (O5, Q6)', () => {
  const answers = { outdated: false, processed: true }
  const declined = offer('Harrow', 'gl', 'declined')
  expect(offersTitle({ ...answers, offers: [declined] }, site)).toBe('page.offers.noPrice')
  const quoted = [declined, offer('Copper', 'gl', 'quoted', 91_900)]
  expect(offersTitle({ ...answers, offers: quoted }, site)).toBe('page.offers.title')
  expect(offersTitle({ ...answers, offers: quoted, processed: false }, site)).toBe('page.offers.arriving')
  expect(offersTitle({ ...answers, offers: quoted, outdated: true }, site)).toBe('page.outdated.title')
})
