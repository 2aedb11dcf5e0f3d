import { expect, it, test } from 'vitest'
import { codesOf, offerOf } from '../testing/offers.ts'
import { premiumOf } from '../testing/premium.ts'
import { requestFor } from '../testing/requests.ts'
import { chubbSciCarrier } from './chubb-sci/carrier.ts'
import { cnaCarrier } from './cna/carrier.ts'
import { copperfield } from './hartford/carrier.ts'
import { alderAndFinch } from './hiscox/carrier.ts'
import { libertyCarrier } from './liberty/carrier.ts'

const church = {
  class_code_ref: 'CW813110A',
  naics6: '813110',
  industry: 'civic',
  traits: ['events', 'children', 'in-care'],
  hazard: 2,
} as const

const sound = {
  who: ['children'],
  background_checks: 'Yes',
  two_adults: 'Yes',
  trained: 'Yes',
  overnight: 'No',
  abuse_allegation: 'No',
}

const ask = (carrier: typeof libertyCarrier, line: string, in_care: object) =>
  offerOf(
    carrier,
    requestFor({
      line,
      class: church,
      coverage: { contents_value: 30_000 },
      details: { in_care: { ...sound, ...in_care } },
    }),
  )
const ruledCodes = (quote: ReturnType<typeof ask>) => codesOf(quote).filter((code) => code.startsWith('in_care.'))

const everyone = [
  ['gl', libertyCarrier],
  ['bop', libertyCarrier],
  ['gl', alderAndFinch],
  ['gl', chubbSciCarrier],
  ['bop', chubbSciCarrier],
  ['gl', copperfield],
  ['bop', copperfield],
  ['bop', cnaCarrier],
] as const

it.each(everyone)(
  '$0 for $1.name: sound care raises nothing; unchecked people end it; a secret is read (Q8)',
  (line, carrier) => {
    expect(ruledCodes(ask(carrier, line, {}))).toEqual([])
    expect(ruledCodes(ask(carrier, line, { who: ['none'] }))).toEqual([])
    expect(ask(carrier, line, { background_checks: 'No' }).status).toBe('declined')
    for (const [name, answer] of [
      ['two_adults', 'No'],
      ['overnight', 'Yes'],
    ] as const) {
      expect(ruledCodes(ask(carrier, line, { [name]: answer }))).toEqual([`in_care.${name}`])
    }
  },
)

test('a claim of abuse ends it where no cover for abuse is sold, and is read where it is (Q8)', () => {
  for (const [line, carrier] of everyone) {
    const quote = ask(carrier, line, { abuse_allegation: 'Yes' })
    expect([carrier.name, quote.status]).toEqual([carrier.name, carrier === libertyCarrier ? 'referred' : 'declined'])
    expect(ruledCodes(quote)).toEqual(['in_care.abuse_allegation'])
  }
})

test('a limit for claims of abuse is shown in each offer, also where it is not offered; only an offer without one excludes them (Q6, Q8)', () => {
  const shownLimit = (carrier: typeof libertyCarrier, line: string, abuse_limit: string) =>
    ask(carrier, line, { abuse_limit }).coverages.find(({ code }) => code === 'abuse_in_care')
  for (const [line, carrier] of everyone) {
    expect(shownLimit(carrier, line, '0')).toBeUndefined()
    const isSold = carrier === libertyCarrier
    expect(shownLimit(carrier, line, '1000000')).toEqual({
      code: 'abuse_in_care',
      label: 'Claims of abuse of a person in your care',
      requested: '$1,000,000',
      ...(isSold ? { offered: '$300,000', sublimit_of: 'occurrence_limit' } : {}),
    })
    const exclusionsOf = (abuse_limit: string) => ask(carrier, line, { abuse_limit }).exclusions ?? []
    const abuse = { code: 'abuse', label: 'Claims of abuse' }
    expect(exclusionsOf('0')).toContainEqual(abuse)
    if (isSold) expect(exclusionsOf('1000000')).not.toContainEqual(abuse)
    else expect(exclusionsOf('1000000')).toContainEqual(abuse)
  }
})

test('more cover for claims of abuse costs more, and a million is read (Q8)', () => {
  const prices = ['0', '100000', '300000'].map((abuse_limit) => premiumOf(ask(libertyCarrier, 'gl', { abuse_limit })))
  expect(prices.toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(prices)
  expect(new Set(prices).size).toBe(3)
  expect(ask(libertyCarrier, 'gl', { abuse_limit: '1000000' }).status).toBe('referred')
  expect(ask(libertyCarrier, 'gl', { trained: 'No' }).status).toBe('referred')
})
