import { expect, it } from 'vitest'
import { billingOf, ownPayUrl } from './billing.ts'
import { rps } from './rps/carrier.ts'

it('the line decides who bills, else the insurer; by default the insurer bills', () => {
  const line = { line: 'gl', switch: 's', codeName: 'c', appetite: [] }
  const agency = { by: 'agency' } as const
  expect(billingOf({ lines: [line] }, 'gl')).toEqual({ by: 'insurer' })
  expect(billingOf({ billing: agency, lines: [line] }, 'gl')).toEqual(agency)
  expect(billingOf({ billing: agency, lines: [{ ...line, billing: { by: 'insurer' } }] }, 'gl').by).toBe('insurer')
  expect(billingOf(undefined, 'gl')).toEqual({ by: 'insurer' })
  expect(billingOf(rps, 'cl').by).toBe('agency')
})

it.each([
  ['https://pay.insurer.example/bill?n=1', 'https://pay.insurer.example/bill?n=1'],
  ['http://pay.insurer.example/bill', undefined],
  ['https://pay.insurer.example.evil.example/bill', undefined],
  ['https://pay.insurer.example@evil.example/', undefined],
  ['https://name:word@pay.insurer.example/', undefined],
  ['https://pay.insurer.example:8443/', undefined],
  ['javascript:alert(1)', undefined],
  [undefined, undefined],
])('the link %s is shown as %s', (url, expected) => {
  expect(ownPayUrl({ by: 'insurer', hosts: ['pay.insurer.example'] }, url)).toBe(expected)
})
