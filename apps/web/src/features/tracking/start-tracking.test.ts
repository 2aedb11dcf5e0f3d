import { expect, test } from 'vitest'
import { arrivalOf } from './start-tracking.ts'

const alias = '0123456789abcdef0123456789abcdef'

test.each([
  ['radio', 'spring', [alias], { ac: 'radio', campaign_id: 'spring', aliases: 1 }],
  [undefined, 'spring 2026', [alias, alias], { campaign_id: 'spring 2026', aliases: 2 }],
  ['radio', undefined, [], { ac: 'radio' }],
  ['dana@shop.example', '<b>', [], {}],
])(
  'events tell the campaign, the channel and how many addresses were used: %j, %j, %j (C5, seed 7.7)',
  (ac, campaign, aliases, expected) => {
    expect(arrivalOf(ac, campaign, aliases)).toEqual(expected)
  },
)
