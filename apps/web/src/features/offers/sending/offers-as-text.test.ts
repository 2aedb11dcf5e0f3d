import { enUs } from '@coverwright/catalogue/messages/en-us'
import type { OfferReply } from '@coverwright/contract/offers'
import { translator } from '@coverwright/core/text/text'
import { expect, it } from 'vitest'
import { pricesNote } from '../offer-text.ts'
import { offersAsText } from './offers-as-text.ts'

const t = translator(enUs, 'en-US')
const site = { locale: 'en-US', timeZone: 'America/Chicago' }

const offer = (carrier: string, more: Partial<OfferReply>): OfferReply => ({
  ...{
    uuid: carrier,
    submission_uuid: 's',
    line: 'gl',
    carrier,
    carrier_name: carrier,
    sample: false,
    state: 'quoted',
  },
  ...{ coverages: [], highlights: [], reasons: [], stage: 'open', version: 1, revision: 1, chosen: false },
  ...more,
})

it('offers as text have the yearly price with taxes and fees, name those that ended, and insure nobody (F9)', () => {
  const premium = { amount: 90_000, total: 91_900, currency: 'USD', period: 'year', fees_included: true } as const
  const offers = [
    offer('Harrow', { premium, kind: 'bindable' }),
    offer('North', { premium, valid_until: '2099-12-25' }),
    offer('Gone', { premium, stage: 'withdrawn' }),
    offer('Tern', { premium, valid_until: '2020-01-01' }),
    offer('Copper', { state: 'referred' }),
  ]
  expect(offersAsText([{ line: 'gl', name: 'General Liability', offers }], site, t)).toBe(
    [
      'General Liability',
      '- Harrow: $919 a year',
      '- North: $919 a year (Indication, not final; Price valid until Dec 25, 2099)',
      '- Tern: $919 a year (Price expired)',
      '- Copper (With an underwriter)',
      '',
      pricesNote(offers, t),
      '',
      'These prices are not coverage. Coverage starts only when the insurer you choose confirms it.',
    ].join('\n'),
  )
})
