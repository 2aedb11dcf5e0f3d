import { readAnswer } from '@coverwright/core/answers/answers'
import { submission } from '@coverwright/core/saving/submission'
import { expect, it, test } from 'vitest'
import type { GoldenBusiness } from './golden-trails/businesses.ts'
import { offersFor, walkBusiness } from './golden-trails/walk-business.ts'
import { fiveLawyers, ineligibleArea, lawFirms, newFirm, soloLawyer } from './law-firms.ts'

const pagesOf = (business: GoldenBusiness) =>
  walkBusiness(business)
    .flowState.pages.map(({ path }) => path)
    .filter((path) => /^\/(pl\/a\/|dynamic-questions\/pl_a)/.test(path))

const first = [
  '/dynamic-questions/pl_a_firm/edit/0',
  '/dynamic-questions/pl_a_firm/edit/2',
  '/pl/a/prior-insurance-coverage',
  '/pl/a/attorney/list',
  '/pl/a/outsourced-attorneys-data',
  '/pl/a/ineligible-aops',
]
const practice = ['/pl/a/practice-areas', '/pl/a/practice-areas-supplemental']

test.for([
  [soloLawyer, practice],
  [fiveLawyers, practice],
  [ineligibleArea, []],
  [newFirm, practice],
] as const)('$0.name answers its pages to the end (F16)', ([business, last]) => {
  expect(pagesOf(business)).toEqual([...first, ...last])
  const { flowState } = walkBusiness(business)
  expect(flowState.pages.filter(({ status }) => status !== 'complete').map(({ path }) => path)).toEqual([])
})

it('gives all of a firm’s answers: none is left out (F20)', () => {
  for (const business of lawFirms) {
    const { flowState, context } = walkBusiness(business)
    const sentText = JSON.stringify(readAnswer(submission(flowState, context), 'pl.aig'))
    const attorneys = readAnswer(business.answers ?? {}, 'pl.aig.attorneys')
    for (const name of ['last_name', 'hire_date', 'prior_acts_date']) {
      for (const attorney of Array.isArray(attorneys) ? attorneys : []) {
        if (attorney[name] !== undefined) expect(sentText).toContain(attorney[name])
      }
    }
  }
})

test.for([
  [soloLawyer, 'quoted', 'quoted'],
  [fiveLawyers, 'quoted', 'quoted'],
  [ineligibleArea, 'declined', 'referred'],
  [newFirm, 'quoted', 'quoted'],
] as const)('$0.name gets the answers of insurers that its kind gets (F16)', ([business, aig, cna]) => {
  const offers = offersFor(walkBusiness(business))
  expect(offers.map((offer) => offer.split(' ').slice(0, 3).join(' '))).toEqual([
    `pl aig: ${aig}`,
    'pl hiscox: out',
    `pl cna: ${cna}`,
  ])
})

it('answers for an ordinary firm as well (F16)', () => {
  const { answers: _none, ...plain } = soloLawyer
  expect(pagesOf(plain)).toEqual([...first, ...practice])
})
