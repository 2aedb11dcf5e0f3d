import { expect, it } from 'vitest'
import { attributionOf } from './visit-attribution.ts'

const urlCookie = (query: string) => `application_url=${encodeURIComponent(`https://site.example/?ac=direct&${query}`)}`

it.each([
  ['', '/', {}],
  [
    '',
    '/?partner_source=newsletter&campaign_id=spring',
    { campaign_id: 'spring', partnership: { source: 'newsletter' } },
  ],
  [
    urlCookie('partner_source=newsletter&campaign_id=spring'),
    '/',
    { campaign_id: 'spring', partnership: { source: 'newsletter' } },
  ],
  [urlCookie('campaign_id=spring'), '/?campaign_id=fall', { campaign_id: 'fall' }],
  ['partner=oak%20and%20ledger', '/?partner_source=fair', { partnership: { source: 'fair', name: 'oak and ledger' } }],
  ['partner=oak', '/?partner=Harbor', { partnership: { name: 'Harbor' } }],
  ['partner=%3Cb%3E', '/?partner_source=a%40b.example&campaign_id=%00', {}],
])('cookies %j and the address %j give the attribution %j (R7)', (cookies, start, attribution) => {
  expect(attributionOf(cookies, start)).toEqual(attribution)
})
