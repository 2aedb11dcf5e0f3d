import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import type { Question, QuestionSet } from '@coverwright/core/model/question'
import { back, next } from '@coverwright/core/navigation/navigate'
import { expect, it } from 'vitest'
import site from '../../../../../sites/default.json' with { type: 'json' }
import { unitedStates } from '../../countries/us/country.ts'
import { siteFlow } from '../../sites/site-flow.ts'
import { oneInSeven } from '../../testing/combinations.ts'

/* Where the seed (2.3, 4.3) leads through workers' compensation, written by hand a second time. Shares nothing with
   the flow, so that the test finds a rule that one of them misread. */

type Appetite = 'in' | 'refer' | 'out'
type Fetch = 'loading' | 'ready' | 'empty'
type Insurer = { readonly on: boolean; readonly appetite: Appetite; readonly set: Fetch }
type Case = {
  readonly g: Insurer
  readonly a: Insurer
  readonly cs: Insurer
  readonly cn: Insurer
  readonly hasClaims: boolean
  readonly listed: boolean
  readonly early: boolean
}

/**
 * The insurers that have questions ask them together, at the address of the first (decision 112): pages of five share
 * one up to twelve, a long dropdown stands alone.
 */
const numbersOfPages: Readonly<Record<number, readonly number[]>> = {
  1: [0, 2],
  2: [0, 3, 5],
  3: [0, 2, 4, 6, 8],
  4: [0, 2, 5, 7, 9, 11],
}

function questionPages(insurers: readonly (readonly [string, Insurer])[]): readonly string[] {
  const asking = insurers.filter(([, { on, appetite, set }]) => on && appetite !== 'out' && set !== 'empty')
  const [first] = asking
  if (!first) return []
  const isLoading = asking.some(([, { set }]) => set === 'loading')
  const numbers = isLoading ? [0] : (numbersOfPages[asking.length] ?? [])
  return numbers.map((number) => `/wc/${first[0]}/uw-questions/edit/${number}`)
}

/** On the way back an empty list is only the page that creates its first entry. */
function expectedSection(one: Case, way: 'on' | 'back'): readonly string[] {
  const paths = [0, 2].map((page) => `/dynamic-questions/wc_general_page/edit/${page}`)
  paths.push(...questionPages(Object.entries({ g: one.g, a: one.a, cs: one.cs, cn: one.cn })))
  if (one.hasClaims) {
    if (!one.listed) paths.push('/dynamic-questions/wc_claims_create/edit/0')
    if (one.listed || way === 'on') paths.push('/wc.claims/dynamic-questions/wc_claims_list/list')
  }
  return paths
}

const yesNo = (id: string): Question => ({ id, type: 'yes_no', topic: 'work', label: id })
const longDropdown = (id: string): Question => ({
  ...yesNo(id),
  type: 'select',
  options: ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value })),
})
const basis = '["CW458110A","TX"]'
/** Pages 0 and 2; page 1 is asked in another state. */
const ready: QuestionSet = {
  revision: '1',
  basis,
  questions: [
    ...['a', 'b', 'c', 'd', 'e'].map(yesNo),
    { ...longDropdown('f'), conditions: [{ holder: 'quote', subject: 'state', or: ['CA'] }] },
    longDropdown('g'),
  ],
}
const empty: QuestionSet = { revision: '1', basis, questions: [] }

const setOf = (key: string, { set }: Insurer) => {
  if (set === 'loading') return []
  return [[key, set === 'ready' ? ready : empty] as const]
}

const type = (number: string) => ({
  uuid: `5b0c6f1e-7a52-4c8e-9d3b-0000000000${number}`,
  name: number,
  purpose: 'standard',
  wholesaler_allowed: true,
})

const contextOf = ({ g, a, cs, cn, hasClaims, listed, early }: Case): FlowContext => ({
  answers: {
    class_code_ref: 'CW458110A',
    zip_code: '78701',
    business_type: 'llc',
    annual_revenue: 1_000_000,
    annual_payroll: early ? 400_000 : 300_000,
    insurance_types: [type('03'), type('11')],
    wc: {
      general: { has_employees: 'Yes' },
      has_claims: hasClaims ? 'Yes' : 'No',
      ...(listed ? { claims: [{ id: '1', date: '2025-03-01' }] } : {}),
    },
  },
  facts: {
    state: 'TX',
    wc_state: 'TX',
    appetite: { wc: { guard: g.appetite, amtrust: a.appetite, chubb_sci: cs.appetite, cna: cn.appetite } },
  },
  sets: Object.fromEntries([
    ...setOf('wc.guard', g),
    ...setOf('wc.amtrust', a),
    ...setOf('wc.chubb_sci', cs),
    ...setOf('wc.cna', cn),
  ]),
  switches: { guardWcOn: g.on, amtrustWcOn: a.on, chubbSciWcUwQuestionsOn: cs.on, cnaWcOn: cn.on },
  today: '2026-11-20',
})

const { flow } = siteFlow(site, unitedStates)

function walk(flowState: FlowState, from: string, to: string, move: typeof next): readonly string[] {
  const walkedPaths = [from]
  for (let at: string | undefined = from; at !== to && walkedPaths.length < 80; ) {
    at = move(flowState, at)
    if (at === undefined) break
    walkedPaths.push(at)
  }
  return walkedPaths
}

const isOfSection = (path: string) => /wc_general_page|^\/wc\/|wc_claims/.test(path)

/** The section as walked both ways, whole and without gaps, and whether it comes before the business's finances. */
function walkBoth(context: FlowContext) {
  const flowState = evaluateFlow(flow, context)
  const forwards = walk(flowState, '/insurance', '/done', next)
  const backwards = walk(flowState, '/done', '/insurance', back).toReversed()
  const between = (paths: readonly string[]) =>
    paths.slice(paths.findIndex(isOfSection), paths.findLastIndex(isOfSection) + 1).join(' ')
  return {
    on: between(forwards),
    back: between(backwards),
    early: forwards.findLastIndex(isOfSection) < forwards.findIndex((path) => /^\/(ml|do)\//.test(path)),
  }
}

function agrees(one: Case): void {
  const expected = {
    on: expectedSection(one, 'on').join(' '),
    back: expectedSection(one, 'back').join(' '),
    early: one.early,
  }
  const walks = walkBoth(contextOf(one))
  if (walks.on !== expected.on || walks.back !== expected.back || walks.early !== expected.early) {
    expect({ ...one, ...walks }).toEqual({ ...one, ...expected })
  }
}

const both = [true, false]
const insurers: readonly Insurer[] = both.flatMap((on) =>
  (['in', 'refer', 'out'] as const).flatMap((appetite) =>
    (['loading', 'ready', 'empty'] as const).map((set) => ({ on, appetite, set })),
  ),
)
const claims = both.flatMap((hasClaims) => both.map((listed) => ({ hasClaims, listed })))
const silent: Insurer = { on: false, appetite: 'out', set: 'empty' }
const asking: Insurer = { on: true, appetite: 'in', set: 'ready' }
/** One of each way to have questions or none. */
const kinds: readonly Insurer[] = [
  silent,
  asking,
  { on: true, appetite: 'refer', set: 'loading' },
  { on: true, appetite: 'in', set: 'empty' },
  { on: true, appetite: 'out', set: 'ready' },
]

const four = <T>(each: readonly T[]): readonly (readonly [T, T, T, T])[] =>
  each.flatMap((g) => each.flatMap((a) => each.flatMap((cs) => each.map((cn) => [g, a, cs, cn] as const))))

it('WC asks for g, a, cs and cn together, each if it applies, then the claims; before or after the finances (F9, X1, X2, X4)', () => {
  const cases = four(kinds).flatMap(([g, a, cs, cn]) =>
    claims.flatMap((claim) => both.map((early) => ({ g, a, cs, cn, early, ...claim }))),
  )
  for (const one of oneInSeven(cases)) agrees(one)
  expect(cases.length).toBe(5 ** 4 * 4 * 2)
})

it('each insurer’s switch, appetite and questions decide for that insurer only (F9)', () => {
  const rest = { hasClaims: false, listed: true, early: false }
  const cases = four([silent, asking]).flatMap(([g, a, cs, cn]) =>
    insurers.flatMap((one) => [
      { g: one, a, cs, cn, ...rest },
      { g, a: one, cs, cn, ...rest },
      { g, a, cs: one, cn, ...rest },
      { g, a, cs, cn: one, ...rest },
    ]),
  )
  for (const one of oneInSeven(cases)) agrees(one)
  expect(cases.length).toBe(2 ** 4 * 18 * 4)
})

it('back from the chain’s first page is wc_general_page, whichever insurer is first (F9, X1)', () => {
  for (const first of ['g', 'a', 'cs', 'cn'] as const) {
    const context = contextOf({
      ...{ g: silent, a: silent, cs: silent, cn: silent, hasClaims: false, listed: false, early: false },
      [first]: asking,
    })
    const flowState = evaluateFlow(flow, context)
    expect(back(flowState, `/wc/${first}/uw-questions/edit/0`)).toBe('/dynamic-questions/wc_general_page/edit/2')
  }
})

it('an injury’s own pages lead to the list, and the list back to the chain (F15, X2)', () => {
  const context = contextOf({
    ...{ g: silent, a: silent, cs: silent, cn: asking, early: false },
    ...{ hasClaims: true, listed: true },
  })
  const flowState = evaluateFlow(flow, context)
  const list = '/wc.claims/dynamic-questions/wc_claims_list/list'
  const item = (page: number) => `/wc.claims/0/dynamic-questions/wc_claims_list/edit/${page}`
  expect(next(flowState, '/dynamic-questions/wc_claims_create/edit/0')).toBe(item(1))
  expect(next(flowState, item(0))).toBe(item(1))
  expect(next(flowState, item(1))).toBe(list)
  expect(back(flowState, item(1))).toBe(item(0))
  expect(back(flowState, item(0))).toBe(list)
  expect(back(flowState, '/dynamic-questions/wc_claims_create/edit/0')).toBe(list)
  expect(back(flowState, list)).toBe('/wc/cn/uw-questions/edit/2')
})
