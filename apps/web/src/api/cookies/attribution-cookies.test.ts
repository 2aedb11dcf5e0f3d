import { expect, it } from 'vitest'
import { attributionCookies } from './attribution-cookies.ts'

const long = 'x'.repeat(101)

it.each<[string, object]>([
  ['', {}],
  ['other=1; my_partner=no; partners=no', {}],
  ['partner=harbor', { partner: 'harbor' }],
  ['a=1; partner= Harbor%20Payroll ; b=2', { partner: 'Harbor Payroll' }],
  ['partner=100%', { partner: '100%' }],
  ['partner=a=b', { partner: 'a=b' }],
  ['partner=', {}],
  [`partner=${long}`, {}],
  ['test_features=new_intro', { test_features: ['new_intro'] }],
  ['test_features=new_intro, short_form ,,', { test_features: ['new_intro', 'short_form'] }],
  ['test_features=a%2Cb', { test_features: ['a', 'b'] }],
  [`test_features=a,${long}`, { test_features: ['a'] }],
  ['test_features=', {}],
  ['partner=p; test_features=t', { partner: 'p', test_features: ['t'] }],
])('cookies %j bring along %j (R10)', (cookies, along) => {
  expect(attributionCookies(cookies)).toEqual(along)
})

it('brings along fifty features at most (R10)', () => {
  const many = Array.from({ length: 60 }, (_, at) => `f${at}`)
  expect(attributionCookies(`test_features=${many.join(',')}`).test_features).toEqual(many.slice(0, 50))
})
