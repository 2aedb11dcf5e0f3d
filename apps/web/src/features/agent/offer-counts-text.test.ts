import { enUs } from '@coverwright/catalogue/messages/en-us'
import { translator } from '@coverwright/core/text/text'
import { expect, it } from 'vitest'
import { offerCountsText } from './offer-counts-text.ts'

const t = translator(enUs, 'en-US')

it.each([
  ['open', 0, 0, 0, ''],
  ['submitted', 0, 0, 3, '3 pending'],
  ['submitted', 0, 0, 0, 'No offers'],
  ['offers', 1, 0, 0, '1 offer'],
  ['offers', 2, 1, 1, '2 offers, 1 with an underwriter, 1 pending'],
] as const)('%s with %i quoted, %i referred, %i waiting: %s (R6)', (state, quoted, referred, waiting, words) => {
  expect(offerCountsText({ state, offers: { quoted, referred, waiting } }, t)).toBe(words)
})
