import { enUs } from '@coverwright/catalogue/messages/en-us'
import type { OfferReply } from '@coverwright/contract/offers'
import { translator } from '@coverwright/core/text/text'
import { expect, test } from 'vitest'
import { forecastRow } from './forecast-row.ts'

const insurer = {
  carrier: 'a',
  carrier_name: 'Example',
  sample: false,
  outlook: 'likely',
  reason: 'Wants bakeries',
} as const
const declined: OfferReply = {
  ...{ uuid: 'o', submission_uuid: 's', line: 'gl', carrier: 'a', carrier_name: 'Example', sample: false },
  ...{ coverages: [], highlights: [], stage: 'open', version: 1, revision: 1, chosen: false },
  ...{ state: 'declined', reasons: [{ code: 'roof', text: 'The roof is too old' }] },
}
const rowWith = (offers: readonly OfferReply[]) => forecastRow(insurer, offers, translator(enUs, 'en-US'))

test('an insurer that has declined is no longer called likely (S2)', () => {
  expect(rowWith([])).toMatchObject({ answer: 'Likely to quote', detail: 'Wants bakeries' })
  expect(rowWith([{ ...declined, carrier: 'b' }])).toMatchObject({ answer: 'Likely to quote' })
  expect(rowWith([declined])).toMatchObject({ answer: 'Not offered', detail: 'The roof is too old' })
})
