import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import type { Question, QuestionSet } from '@coverwright/core/model/question'
import { back, next, resolveAlias } from '@coverwright/core/navigation/navigate'
import { expect, it } from 'vitest'
import site from '../../../../../sites/default.json' with { type: 'json' }
import { unitedStates } from '../../countries/us/country.ts'
import { siteFlow } from '../../sites/site-flow.ts'
import { combinations, oneInSeven } from '../../testing/combinations.ts'

/* Where the seed (4.2, 4.3) and the requirements (F16, X3) lead through professional liability and errors and
   omissions, written by hand a second time, over every combination of the answers that decide. */

type Appetite = 'in' | 'refer' | 'out'
type Fetch = 'loading' | 'ready' | 'empty'
type Insurer = { readonly on: boolean; readonly appetite: Appetite; readonly set: Fetch }
type Insureds = 'none' | 'announced' | 'listed' | 'listed and denied'
type Case = {
  readonly pl: boolean
  readonly eo: boolean
  readonly medical: boolean
  readonly h: Insurer
  readonly cn: Insurer
  readonly insureds: Insureds
}

/**
 * The insurers that have questions ask them together, at the address of the first (decision 112): pages of five share
 * one up to twelve, a long dropdown stands alone.
 */
const numbersOfPages: Readonly<Record<number, readonly number[]>> = { 1: [0, 2], 2: [0, 3, 5] }

function questionPages(insurers: readonly (readonly [string, Insurer])[]): readonly string[] {
  const asking = insurers.filter(([, { on, appetite, set }]) => on && appetite !== 'out' && set !== 'empty')
  const [first] = asking
  if (!first) return []
  const isLoading = asking.some(([, { set }]) => set === 'loading')
  const numbers = isLoading ? [0] : (numbersOfPages[asking.length] ?? [])
  return numbers.map((number) => `/pl/${first[0]}/uw-questions/edit/${number}`)
}

/** The pages on the way there; on the way back, an empty list is only its first entry. */
function expectedPaths(one: Case, isWayBack: boolean): readonly string[] {
  const paths: string[] = []
  if (!one.pl && !one.eo) return paths
  for (const page of [0, 2]) paths.push(`/dynamic-questions/pl_general/edit/${page}`)
  if (one.medical) paths.push('/dynamic-questions/pl_medical/edit/0')
  if (one.pl) {
    paths.push(...questionPages(Object.entries({ h: one.h, cn: one.cn })))
  } else {
    paths.push('/dynamic-questions/eo_services/edit/0')
  }
  if (one.insureds === 'listed') paths.push('/pl/cn/additional-insured/list')
  if (one.insureds === 'announced') {
    paths.push('/pl/cn/additional-insured/edit/0')
    if (!isWayBack) paths.push('/pl/cn/additional-insured/list')
  }
  return paths
}

const yesNo = (id: string): Question => ({ id, type: 'yes_no', topic: 'work', label: id })
const longDropdown = (id: string): Question => ({
  ...yesNo(id),
  type: 'select',
  options: ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value })),
})
const basis = '["CW541611A","OH"]'
/** Pages 0 and 2; page 1 is asked in another state. */
const ready: QuestionSet = {
  revision: '1',
  basis,
  questions: [
    ...['a', 'b', 'c', 'd', 'e'].map(yesNo),
    { ...longDropdown('f'), conditions: [{ holder: 'quote', subject: 'state', or: ['TX'] }] },
    longDropdown('g'),
  ],
}
const empty: QuestionSet = { revision: '1', basis, questions: [] }
const setOf = ({ set }: Insurer) => (set === 'loading' ? undefined : set === 'ready' ? ready : empty)

const type = (number: string) => ({
  uuid: `5b0c6f1e-7a52-4c8e-9d3b-0000000000${number}`,
  name: number,
  purpose: 'standard',
  wholesaler_allowed: true,
})
const client = { id: 'i1', name: 'Harbor Bank', relationship: 'client' }

function contextOf({ pl, eo, medical, h, cn, insureds }: Case): FlowContext {
  const sets = { 'pl.hiscox': setOf(h), 'pl.cna': setOf(cn) }
  return {
    answers: {
      class_code_ref: 'CW541611A',
      sub_class_code_ref: medical ? 'CWT99999' : 'CWT20037',
      insurance_types: [...(pl ? [type('04')] : []), ...(eo ? [type('05')] : [])],
      pl: {
        has_additional_insureds: insureds === 'none' || insureds === 'listed and denied' ? 'No' : 'Yes',
        cna: { additional_insureds: insureds.startsWith('listed') ? [client] : [] },
      },
    },
    facts: {
      state: 'OH',
      naics6: '541611',
      class_traits: ['office', 'advice'],
      sub_class_codes: [{ ref: 'CWT99999' }, { ref: 'CWT20037' }],
      appetite: { pl: { hiscox: h.appetite, cna: cn.appetite } },
    },
    sets: Object.fromEntries(Object.entries(sets).flatMap(([key, set]) => (set ? [[key, set]] : []))),
    switches: { hiscoxPlOn: h.on, cnaPlOn: cn.on },
    today: '2026-11-20',
  }
}

const { flow } = siteFlow(site, unitedStates)

/** Every page of the two lines from one to the other; other lines have their own tests. */
function walk(flowState: FlowState, from: string, to: string, move: typeof next): readonly string[] {
  const walkedPaths: string[] = []
  for (
    let at: string | undefined = from;
    at !== undefined && at !== to && walkedPaths.length < 60;
    at = move(flowState, at)
  ) {
    walkedPaths.push(at)
  }
  return walkedPaths.filter((path) => /^\/(pl\/|dynamic-questions\/(pl|eo)_)/.test(path))
}

function agrees(one: Case): void {
  const flowState = evaluateFlow(flow, contextOf(one))
  const paths = expectedPaths(one, false).join(' ')
  const home = expectedPaths(one, true).join(' ')
  const forwards = walk(flowState, '/insurance', '/done', next).join(' ')
  const backwards = walk(flowState, '/done', '/insurance', back).toReversed().join(' ')
  if (forwards !== paths || backwards !== home) {
    expect({ ...one, forwards, backwards }).toEqual({ ...one, forwards: paths, backwards: home })
  }
}

const eitherWay = [true, false]
const insurers: readonly Insurer[] = eitherWay.flatMap((on) =>
  (['in', 'refer', 'out'] as const).flatMap((appetite) =>
    (['loading', 'ready', 'empty'] as const).map((set) => ({ on, appetite, set })),
  ),
)
const everyInsureds: readonly Insureds[] = ['none', 'announced', 'listed', 'listed and denied']

it('PL asks for h and cn together, then who else is named; E&O alone asks its own pages instead (F3, F16, X3)', () => {
  const cases = combinations({
    ...{ pl: eitherWay, eo: eitherWay, medical: eitherWay, h: insurers, cn: insurers, insureds: everyInsureds },
  })
  for (const one of oneInSeven(cases)) agrees(one)
  expect(cases.length).toBe(8 * 18 ** 2 * 4)
})

const insurer: Insurer = { on: true, appetite: 'in', set: 'ready' }
const absent: Insurer = { on: false, appetite: 'out', set: 'empty' }
const plain: Case = { pl: true, eo: false, medical: false, h: insurer, cn: insurer, insureds: 'announced' }

it('sends /pl/entryPoint to the first insurer’s questions, else who else is named, or past the section (S2, F16)', () => {
  const entry = (one: Case) => resolveAlias(evaluateFlow(flow, contextOf(one)), '/pl/entryPoint')
  expect(entry(plain)).toBe('/pl/h/uw-questions/edit/0')
  expect(entry({ ...plain, h: absent })).toBe('/pl/cn/uw-questions/edit/0')
  expect(entry({ ...plain, h: absent, cn: absent, insureds: 'listed' })).toBe('/pl/cn/additional-insured/list')
  expect(entry({ ...plain, pl: false })).toBe('/done')
})

it('goes from an entry to the list, and from the list on or back to the last question (F15, X3)', () => {
  const flowState = evaluateFlow(flow, contextOf({ ...plain, insureds: 'listed' }))
  const base = '/pl/cn/additional-insured'
  expect(next(flowState, `${base}/edit/0`)).toBe(`${base}/list`)
  expect(back(flowState, `${base}/edit/0`)).toBe(`${base}/list`)
  expect(back(flowState, `${base}/list`)).toBe('/pl/h/uw-questions/edit/5')
  expect(next(flowState, `${base}/edit/1`)).toBe(`${base}/list`)
})

it('recognizes a medical practitioner by the description too (I3)', () => {
  const context = contextOf(plain)
  const contextWithClass = {
    ...context,
    facts: { ...context.facts, sub_class_code_description: 'Medical Practitioner' },
  }
  expect(walk(evaluateFlow(flow, contextWithClass), '/insurance', '/done', next)).toContain(
    '/dynamic-questions/pl_medical/edit/0',
  )
})

it('visits the pages that both lines share once, when PL is added after E&O was answered (I2)', () => {
  const context = contextOf({ ...plain, pl: false, eo: true })
  const contextWithChoice = {
    ...context,
    answers: { ...context.answers, recommendation_choices: { pl: 'interested' } },
    facts: { ...context.facts, recommended_coverages: [{ line: 'pl', reason: 'advice' }] },
  }
  expect(walk(evaluateFlow(flow, contextWithChoice), '/insurance', '/done', next)).toEqual([
    ...expectedPaths({ ...plain, pl: false, eo: true }, false),
    ...questionPages([
      ['h', insurer],
      ['cn', insurer],
    ]),
  ])
})
