import { enUs } from '@coverwright/catalogue/messages/en-us'
import type { Field } from '@coverwright/core/model/field'
import { translator } from '@coverwright/core/text/text'
import { expect, it } from 'vitest'
import { leftOver, sharesTotal } from './shares-total.ts'

const shares = (type: 'percent' | 'money', to: number): Field => ({
  path: 'areas',
  type: 'repeat',
  label: '',
  fields: [
    { path: 'area', type: 'text', label: '' },
    { path: 'share', type, label: '' },
  ],
  total: { of: 'share', to },
})
const words = { t: translator(enUs, 'en-US'), locale: 'en-US', currency: 'USD' }
const entries = (...all: readonly unknown[]) => all.map((share, at) => ({ id: `r${at}`, share }))

it.each([
  [[], '0% of 100%. 100% left to assign.', 'under', 0],
  [['55', 20], '75% of 100%. 25% left to assign.', 'under', 75],
  [['55%', '45'], '100% of 100%. All assigned.', 'exact', 100],
  [['55', '60'], '115% of 100%. 15% over.', 'over', 100],
  [['many', undefined, '5'], '5% of 100%. 95% left to assign.', 'under', 5],
])('adds up shares as they are typed: %j (V3)', (given, text, state, full) => {
  expect(sharesTotal(shares('percent', 100), entries(...given), words)).toEqual({ state, words: text, full })
})

it('shows the total in the unit of its shares (V3)', () => {
  expect(sharesTotal(shares('money', 2000), entries('1,500'), words)?.words).toBe(
    '$1,500 of $2,000. $500 left to assign.',
  )
  expect(sharesTotal({ path: 'claims', type: 'repeat', label: '' }, [], words)).toBeUndefined()
})

it.each([
  [[], {}],
  [['60'], { share: 40 }],
  [['60%', '25'], { share: 15 }],
  [['60', '40'], {}],
  [['70', '40'], {}],
])('a further entry after %j begins with what is left (V3)', (given, initial) => {
  expect(leftOver(shares('percent', 100), entries(...given), words, { get: () => undefined })).toEqual(initial)
})

it.each([
  [[], {}],
  [['1,500'], { share: 500 }],
  [['1,500', '500'], {}],
])('and with what is left of a number told earlier, after %j (V3)', (given, initial) => {
  const rows: Field = {
    path: 'payroll',
    type: 'repeat',
    label: '',
    fields: [{ path: 'share', type: 'money', label: '', restOf: 'annual_payroll' }],
  }
  const get = (path: string) => (path === 'annual_payroll' ? 2000 : undefined)
  expect(leftOver(rows, entries(...given), words, { get })).toEqual(initial)
  expect(leftOver(rows, entries(...given), words, { get: () => 0 })).toEqual({ share: 0 })
})
