import { enUs } from '@coverwright/catalogue/messages/en-us'
import type { OfferReply } from '@coverwright/contract/offers'
import { translator } from '@coverwright/core/text/text'
import { expect, it } from 'vitest'
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

it('offers in words have the price of the year with taxes and fees, name what is over, and insure nobody (F9)', () => {
  const premium = { amount: 90_000, total: 91_900, currency: 'USD', period: 'year', fees_included: true } as const
  const offers = [
    offer('Harrow', { premium }),
    offer('Tern', { premium, valid_until: '2020-01-01' }),
    offer('Copper', { state: 'referred' }),
  ]
  expect(offersAsText([{ line: 'gl', name: 'General Liability', offers }], site, t)).toBe(
    [
      'General Liability',
      '- Harrow: $919 a year',
      '- Tern: $919 a year (Price expired)',
      '- Copper (With an underwriter)',
      '',
      'Nobody is insured by this proposal. Insurance is in force only once the insurer you choose confirms it.',
    ].join('\n'),
  )
})
