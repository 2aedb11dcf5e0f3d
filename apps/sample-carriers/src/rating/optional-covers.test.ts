import { expect, test } from 'vitest'
import { chubbSciCarrier } from '../carriers/chubb-sci/carrier.ts'
import { cnaCarrier } from '../carriers/cna/carrier.ts'
import { copperfield } from '../carriers/hartford/carrier.ts'
import { libertyCarrier } from '../carriers/liberty/carrier.ts'
import { requestFor, today } from '../testing/requests.ts'
import { offer } from './offer.ts'
import type { SampleCarrier } from './sample-carrier.ts'

function coverageOf(carrier: SampleCarrier, additional: Readonly<Record<string, unknown>>) {
  const request = requestFor({ details: { additional } })
  const line = carrier.lines.bop
  if (!line) throw new Error(`${carrier.name} has no business owners policy`)
  const quote = offer(carrier, line, request, 'Q-1', today)
  if (quote.status !== 'quoted') throw new Error(`${carrier.name} declined`)
  return { covers: new Map(quote.coverages.map((each) => [each.code, each])), amount: quote.premium.amount }
}

test('an addition that was asked for is in the offer, and has its price (Q6)', () => {
  const without = coverageOf(chubbSciCarrier, { hired_auto: 'No', terrorism: 'reject', waiver: 'no' })
  const addedCovers = coverageOf(chubbSciCarrier, { hired_auto: 'Yes', terrorism: 'reject', waiver: 'all' })
  expect(addedCovers.covers.get('hired_auto')).toMatchObject({
    requested: '$1,000,000',
    offered: '$1,000,000',
    premium: expect.toSatisfy((part: number) => part >= 100),
  })
  expect(addedCovers.covers.get('waiver')).toMatchObject({
    offered: 'Included',
    premium: expect.toSatisfy((part: number) => part >= 100),
  })
  expect([...without.covers.keys()]).not.toContain('hired_auto')
  expect([...without.covers.keys()]).not.toContain('terrorism')
  expect(addedCovers.amount).toBeGreaterThan(without.amount)
})

test('what an insurer does not offer says so, and costs nothing (Q6)', () => {
  const coverage = coverageOf(libertyCarrier, { breakdown: 'Yes' })
  expect(coverage.covers.get('breakdown')).toEqual({
    code: 'breakdown',
    label: 'Equipment breakdown',
    requested: 'Included',
  })
  expect(coverage.amount).toBe(coverageOf(libertyCarrier, {}).amount)
})

test('insurers offer different amounts of what was asked for (Q6)', () => {
  const answers = { dishonesty: 'Yes', dishonesty_limit: '50000' }
  const amounts = [chubbSciCarrier, libertyCarrier, cnaCarrier].map((carrier) =>
    coverageOf(carrier, answers).covers.get('dishonesty'),
  )
  expect(amounts).toMatchObject([
    { requested: '$50,000', offered: '$25,000' },
    { requested: '$50,000', offered: '$10,000' },
    { requested: '$50,000', offered: '$50,000' },
  ])
})

test('liquor shows the limit it shares, terrorism its price, and a day care its limits for abuse (Q6)', () => {
  const gl = (carrier: SampleCarrier, details: object) => {
    const line = carrier.lines.gl
    if (!line) throw new Error(`${carrier.name} has no general liability`)
    const request = requestFor({ line: 'gl', details: { ...details } })
    return new Map(offer(carrier, line, request, 'Q-1', today).coverages.map((each) => [each.code, each]))
  }
  const addedCovers = gl(libertyCarrier, { additional: { liquor: 'Yes', terrorism: 'accept' } })
  expect(addedCovers.get('liquor')).toMatchObject({ offered: '$1,000,000', premium: expect.any(Number) })
  expect(addedCovers.get('terrorism')).toMatchObject({ offered: 'Included', premium: expect.any(Number) })
  const answers = { cdcs: { uw_questions: { abuse_limit: '1000000', accident_limit: '25000' } } }
  expect(gl(libertyCarrier, answers).get('abuse')).toMatchObject({ requested: '$1,000,000', offered: '$300,000' })
  expect(gl(libertyCarrier, answers).get('child_accidents')).toMatchObject({ offered: '$25,000' })
  expect(gl(copperfield, answers).get('abuse')).toEqual({
    code: 'abuse',
    label: 'Claims of abuse of a child',
    requested: '$1,000,000',
  })
})
