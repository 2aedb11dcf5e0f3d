import { enUs } from '@coverwright/catalogue/messages/en-us'
import { translator } from '@coverwright/core/text/text'
import { expect, it } from 'vitest'
import { offerCountsText } from './offer-counts-text.ts'

const t = translator(enUs, 'en-US')

it.each([
  ['open', {}, ''],
  ['submitted', { waiting: 3 }, '3 pending'],
  ['submitted', {}, 'No offers'],
  ['closed', { declined: 3 }, '3 declined'],
  ['submitted', { needs_information: 1 }, '1 with questions'],
  ['offers', { quoted: 1 }, '1 offer'],
  ['offers', { quoted: 2, referred: 1, waiting: 1 }, '2 offers, 1 with an underwriter, 1 pending'],
] as const)('%s with %o: %s (R6)', (state, counts, words) => {
  const none = { quoted: 0, referred: 0, needs_information: 0, waiting: 0, declined: 0 }
  expect(offerCountsText({ state, offers: { ...none, ...counts } }, t)).toBe(words)
})
