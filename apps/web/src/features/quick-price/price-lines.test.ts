import type { IndicationsReply } from '@coverwright/contract/binding/forecast'
import { expect, it } from 'vitest'
import { closedSince, inOrder, type PricedInsurer, rangeOf } from './price-lines.ts'

const insurer = (carrier: string, more: Partial<PricedInsurer> = {}): PricedInsurer => ({
  carrier,
  carrier_name: carrier,
  sample: true,
  outlook: 'likely',
  reasons: [],
  ...more,
})
const range = (low: number, high: number) => ({ range: { low, high, currency: 'USD' } })
const reply = (...insurers: PricedInsurer[]): IndicationsReply => ({
  lines: [{ line: 'gl', name: 'Liability', insurers }],
})

it('a line reaches from the lowest to the highest price that any insurer says', () => {
  const [line] = reply(insurer('a', range(500, 900)), insurer('b'), insurer('c', range(400, 700))).lines
  expect(line && rangeOf(line)).toEqual({ low: 400, high: 900, currency: 'USD' })
  const [silent] = reply(insurer('a')).lines
  expect(silent && rangeOf(silent)).toBeUndefined()
})

it('the cheapest insurer comes first, one without a price after them, one that does not quote last', () => {
  const all = [
    insurer('out', { outlook: 'not_offered' }),
    insurer('silent'),
    insurer('dear', range(9, 9)),
    insurer('cheap', range(1, 20)),
  ]
  expect(inOrder(all).map(({ carrier }) => carrier)).toEqual(['cheap', 'dear', 'silent', 'out'])
})

it('a door is closed when an insurer would have quoted before and does not now', () => {
  const out = { outlook: 'not_offered' } as const
  const before = reply(insurer('a'), insurer('b', out))
  const now = reply(insurer('a', out), insurer('b', out), insurer('c', out))
  expect(closedSince(before, now).map((closed) => closed.insurer.carrier)).toEqual(['a'])
  expect(closedSince(undefined, now)).toEqual([])
})
