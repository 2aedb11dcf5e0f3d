import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import { back, next } from '@coverwright/core/navigation/navigate'
import { expect, it } from 'vitest'
import site from '../../../../../sites/default.json' with { type: 'json' }
import { unitedStates } from '../../countries/us/country.ts'
import { siteFlow } from '../../sites/site-flow.ts'
import { combinations, oneInSeven } from '../../testing/combinations.ts'

/* Where the seed (4.3) leads through management liability, D&O, fiduciary and EPLI, written by hand a second time.
   Shares nothing with the flow. */

type Answer = string | undefined
type Case = {
  readonly picked: { readonly do: boolean; readonly fid: boolean; readonly epli: boolean }
  readonly vc: Answer
  readonly lead: Answer
  readonly accredited: Answer
  readonly eligible: Answer
  readonly benefits: Answer
  readonly plans: readonly string[]
}

const lower = (answer: Answer) => (answer ?? '').toLowerCase()

function directorsPaths({ vc, lead, accredited, eligible }: Case): readonly string[] {
  const paths = ['/ml/financial-assets', '/ml/funding']
  if (lower(vc) === 'yes') paths.push('/ml/investors')
  paths.push('/do/stakeholders', '/do/management-history', '/do/loss-history')
  if (lower(vc) === 'no') return paths
  const vouchedFor = [lead, accredited, eligible].every((answer) => lower(answer) === 'yes')
  if (lower(vc) === 'yes' && vouchedFor) return paths
  return [...paths, '/do/documentation']
}

function fiduciaryPaths({ benefits, plans }: Case): readonly string[] {
  const paths = ['/fid/employee-benefits']
  if (lower(benefits) === 'yes') {
    const pension = plans.includes('defined_benefit')
    const money = pension || plans.includes('defined_contribution') || plans.includes('esop')
    paths.push('/fid/plan-type')
    if (money || !plans.includes('health_and_wellness')) paths.push('/fid/plan-participants')
    if (money) paths.push('/fid/assets')
    if (pension) paths.push('/fid/funding')
  }
  paths.push('/fid/additional-information')
  return paths
}

const expectedPaths = (one: Case): readonly string[] => [
  ...(one.picked.do ? directorsPaths(one) : []),
  ...(one.picked.fid ? fiduciaryPaths(one) : []),
  ...(one.picked.epli ? ['/epli/employees', '/epli/employment-policies'] : []),
]

const { flow } = siteFlow(site, unitedStates)
const type = (number: string) => ({
  uuid: `5b0c6f1e-7a52-4c8e-9d3b-0000000000${number}`,
  name: number,
  purpose: 'standard',
  wholesaler_allowed: true,
})

const contextOf = ({ picked, vc, lead, accredited, eligible, benefits, plans }: Case): FlowContext => ({
  answers: {
    insurance_types: [
      ...(picked.do ? [type('11')] : []),
      ...(picked.epli ? [type('12')] : []),
      ...(picked.fid ? [type('13')] : []),
    ],
    directors_and_officers: {
      funding: { vc_funding: vc },
      investors: {
        has_lead_investor: lead,
        has_accredited_investor: accredited,
        is_accredited_investor_eligible: eligible,
      },
    },
    // Kept from an earlier Yes, whatever the current answer.
    fid: { employee_benefits: benefits, plan_types: plans },
  },
  facts: { state: 'OH' },
  sets: {},
  switches: site.switches,
  today: '2026-11-20',
})

const isOurs = (path: string) => /^\/(ml|do|fid|epli)\//.test(path)

function agrees(one: Case): void {
  const flowState = evaluateFlow(flow, contextOf(one))
  const walk = (from: string, to: string, move: typeof next): readonly string[] => {
    const walkedPaths = [from]
    for (let at: string | undefined = from; at !== undefined && at !== to && walkedPaths.length < 60; ) {
      at = move(flowState, at)
      if (at !== undefined) walkedPaths.push(at)
    }
    return walkedPaths
  }
  const forwards = walk('/insurance', '/done', next)
  const backwards = walk('/done', '/insurance', back).toReversed()
  const expected = expectedPaths(one).join(' ')
  if (forwards.filter(isOurs).join(' ') !== expected || backwards.join(' ') !== forwards.join(' ')) {
    expect({ ...one, forwards: forwards.filter(isOurs).join(' '), backwards }).toEqual({
      ...one,
      forwards: expected,
      backwards: forwards,
    })
  }
}

const both = [true, false]
const pickings = both.flatMap((a) => both.flatMap((b) => both.map((c) => ({ do: a, fid: b, epli: c }))))
const yesNo: readonly Answer[] = ['Yes', 'yes', 'No', undefined]
const kinds = ['health_and_wellness', 'defined_benefit', 'defined_contribution', 'esop']
const subsets = Array.from({ length: 16 }, (_, bits) => kinds.filter((_kind, at) => bits & (1 << at)))

const nothing = { vc: undefined, lead: undefined, accredited: undefined, eligible: undefined }

it('D&O asks for documents unless funding and investors exempt it; investors only with venture money (F11, F12)', () => {
  const cases = combinations({ picked: pickings, vc: yesNo, lead: yesNo, accredited: yesNo, eligible: yesNo })
  for (const one of oneInSeven(cases)) agrees({ ...one, benefits: 'Yes', plans: ['defined_contribution'] })
  expect(cases.length).toBe(8 * 4 ** 4)
})

it.each([
  ['a nonprofit', { business_type: 'nonprofit' }, {}],
  ['an association', { business_type: 'association' }, {}],
  ['a church that is a corporation', { business_type: 'corporation' }, { industry: 'civic' }],
  ['a condo association', { business_type: 'corporation' }, { industry: 'real-estate', naics6: '813990' }],
])('D&O asks %s for no investors, owners or documents, whatever was answered before', (_name, answers, facts) => {
  const onlyDirectors = { do: true, fid: false, epli: false }
  const one = contextOf({ picked: onlyDirectors, ...nothing, vc: 'Yes', benefits: undefined, plans: [] })
  const { pages } = evaluateFlow(flow, {
    ...one,
    answers: { ...one.answers, ...answers },
    facts: { ...one.facts, ...facts },
  })
  const ownPages = pages.filter(({ path }) => isOurs(path))
  expect(ownPages.map(({ path }) => path)).toEqual([
    '/ml/financial-assets',
    '/do/stakeholders',
    '/do/management-history',
    '/do/loss-history',
  ])
  expect(ownPages.flatMap(({ visible }) => visible)).not.toContain('directors_and_officers.ownership')
  const [rector] = [{ id: 'r', name: 'Ann Lee', role: 'director' }]
  const flowState = evaluateFlow(flow, {
    ...one,
    answers: { ...one.answers, ...answers, directors_and_officers: { stakeholders: [rector] } },
    facts: { ...one.facts, ...facts },
  })
  const problems = flowState.pages.find(({ path }) => path === '/do/stakeholders')?.problems
  expect(
    problems?.map(({ path }) => path),
    'nor for a share of the votes',
  ).toEqual(['directors_and_officers.has_subsidiaries'])
})

it('fiduciary follows the plans: all sixteen subsets, with EPLI and D&O picked or not (F13, F12)', () => {
  let comparedCount = 0
  for (const picked of pickings) {
    for (const benefits of yesNo) {
      for (const plans of subsets) {
        agrees({ ...nothing, picked, benefits, plans })
        comparedCount++
      }
    }
  }
  expect(comparedCount).toBe(8 * 4 * 16)
})

const all: Case = {
  ...nothing,
  picked: { do: true, fid: true, epli: true },
  vc: 'Yes',
  benefits: 'Yes',
  plans: kinds,
}
it('plan-type asks for at least one plan (X14)', () => {
  const withPlans = (plans: readonly string[]) =>
    evaluateFlow(flow, contextOf({ ...all, plans })).pages.find(({ path }) => path === '/fid/plan-type')?.problems
  expect(withPlans([])).toMatchObject([{ path: 'fid.plan_types', missing: expect.any(String) }])
  expect(withPlans(['esop'])).toEqual([])
})

it('the votes of all stakeholders add up to 100% at most (F11)', () => {
  const context = contextOf(all)
  const holding = (...shares: readonly number[]) =>
    shares.map((voting_percent, at) => ({
      id: String(at),
      name: 'Ann Lee',
      role: 'owner',
      voting_percent,
    }))
  const problems = (...shares: readonly number[]) => {
    const answers = { ...context.answers, directors_and_officers: { stakeholders: holding(...shares) } }
    const flowState = evaluateFlow(flow, { ...context, answers })
    return flowState.pages
      .find(({ path }) => path === '/do/stakeholders')
      ?.problems.filter(({ path }) => path.startsWith('directors_and_officers.stakeholders'))
  }
  expect(problems(60, 40)).toEqual([])
  expect(problems(60, 45)).toMatchObject([
    { key: 'validationError.totalIsLessThanOrEqual', params: { total: 105, than: 100 } },
  ])
})

it('a merger entered for D&O is prefilled for EPLI (F11, F12)', () => {
  const context = contextOf(all)
  const flowState = evaluateFlow(flow, {
    ...context,
    answers: { ...context.answers, directors_and_officers: { management: { merger: 'Yes' } } },
  })
  expect(flowState.view.get('epli.merger')).toBe('Yes')
})
