import { expect, it } from 'vitest'
import { originOf } from './visit-origin.ts'

it.each<[string, string, string, object]>([
  ['nothing', '', '', {}],
  ['a partner', 'partner=Oak%20and%20Ledger', '', { partner: 'Oak and Ledger' }],
  ['a special phone line', 'a=b; special_phone=chamber fair', '', { specialPhone: 'chamber fair' }],
  ['a channel', '', '?ac=search', { channel: 'search' }],
  ['a channel in a cookie', 'application_url=https%3A%2F%2Fsite.example%2F%3Fac%3Dradio', '', { channel: 'radio' }],
  [
    'a channel in the address before one in a cookie',
    'application_url=https%3A%2F%2Fsite.example%2F%3Fac%3Dradio',
    '?x=1&ac=search',
    { channel: 'search' },
  ],
  ['an address without a channel', 'application_url=https%3A%2F%2Fsite.example%2F', '?src=0', {}],
  [
    'a special line and a partner in the address',
    'partner=oak',
    '/?special_phone=Fair&partner=harbor',
    { specialPhone: 'Fair', partner: 'harbor' },
  ],
  [
    'cookies, where the site lacks the line and the partner in the address',
    'partner=oak; special_phone=fair',
    '/?special_phone=x&partner=toString',
    { specialPhone: 'fair', partner: 'oak' },
  ],
  ['a source', '', '/?partner_source=Newsletter', { source: 'Newsletter' }],
  [
    'a source in a cookie',
    'application_url=https%3A%2F%2Fsite.example%2F%3Fpartner_source%3Dnewsletter%26ac%3Ddirect',
    '/?partner_source=unknown',
    { source: 'newsletter', channel: 'direct' },
  ],
])('the origin is read from %s (R7)', (_what, cookies, search, origin) => {
  expect(
    originOf(cookies, search, { special: { fair: '1' }, byPartner: { harbor: '2' }, bySource: { newsletter: '3' } }),
  ).toEqual({
    specialPhone: undefined,
    partner: undefined,
    source: undefined,
    channel: undefined,
    ...origin,
  })
})
