import { expect, it } from 'vitest'
import { attributionOf } from './visit-attribution.ts'

const kept = (query: string) => `application_url=${encodeURIComponent(`https://site.example/?ac=direct&${query}`)}`

it.each([
  ['', '/', {}],
  [
    '',
    '/?partner_source=newsletter&campaign_id=spring',
    { campaign_id: 'spring', partnership: { source: 'newsletter' } },
  ],
  [
    kept('partner_source=newsletter&campaign_id=spring'),
    '/',
    { campaign_id: 'spring', partnership: { source: 'newsletter' } },
  ],
  [kept('campaign_id=spring'), '/?campaign_id=fall', { campaign_id: 'fall' }],
  ['partner=oak%20and%20ledger', '/?partner_source=fair', { partnership: { source: 'fair', name: 'oak and ledger' } }],
  ['partner=oak', '/?partner=Harbor', { partnership: { name: 'Harbor' } }],
  ['partner=%3Cb%3E', '/?partner_source=a%40b.example&campaign_id=%00', {}],
])('with cookies %j the address %j says %j of where somebody came from (R7)', (cookies, start, arrival) => {
  expect(attributionOf(cookies, start)).toEqual(arrival)
})
