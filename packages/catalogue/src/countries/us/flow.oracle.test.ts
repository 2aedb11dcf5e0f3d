import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import type { Question, QuestionSet } from '@coverwright/core/model/question'
import { back, next } from '@coverwright/core/navigation/navigate'
import { expect, it } from 'vitest'
import site from '../../../../../sites/default.json' with { type: 'json' }
import { siteFlow } from '../../sites/site-flow.ts'
import { combinations, oneInSeven } from '../../testing/combinations.ts'
import { unitedStates } from './country.ts'

/* Where the seed (4.2, 4.3) leads, written by hand a second time. Shares nothing with the flow: a helper used by
   both would hide its own faults. */

type Appetite = 'in' | 'refer' | 'out'
type Fetch = 'loading' | 'ready' | 'empty'
type Insurer = { readonly on: boolean; readonly appetite: Appetite; readonly set: Fetch }
type Knockout = 'Yes' | 'yes' | 'No' | undefined
type Case = {
  readonly bop: boolean
  readonly gl: boolean
  readonly knockout: Knockout
  readonly bopCs: Insurer
  readonly bopL: Insurer
  readonly bopCn: Insurer
  readonly glL: Insurer
}

/**
 * The insurers that have questions ask them together, at the address of the first (decision 112): pages of five share
 * one up to twelve, a long dropdown stands alone.
 */
const numbersOfPages: Readonly<Record<number, readonly number[]>> = {
  1: [0, 2],
  2: [0, 3, 5],
  3: [0, 2, 4, 6, 8],
}

function questionPages(line: string, insurers: readonly (readonly [string, Insurer])[]): readonly string[] {
  const asking = insurers.filter(([, { on, appetite, set }]) => on && appetite !== 'out' && set !== 'empty')
  const [first] = asking
  if (!first) return []
  const isLoading = asking.some(([, { set }]) => set === 'loading')
  const numbers = isLoading ? [0] : (numbersOfPages[asking.length] ?? [])
  return numbers.map((number) => `/${line}/${first[0]}/uw-questions/edit/${number}`)
}

function expectedPaths(one: Case): readonly string[] {
  const paths = ['/insurance']
  paths.push('/dynamic-questions/coverage_choices/edit/0')
  if (one.gl || one.bop) paths.push('/location/list')
  if (one.gl || one.bop) paths.push('/dynamic-questions/claims/edit/0')
  if (one.gl) paths.push(...questionPages('gl', [['l', one.glL]]))
  if (one.bop) {
    const isKnockedOut = one.knockout === 'Yes' || one.knockout === 'yes'
    const cs = isKnockedOut ? {} : { cs: one.bopCs }
    paths.push(...questionPages('bop', Object.entries({ ...cs, l: one.bopL, cn: one.bopCn })))
  }
  return [...paths, '/done']
}

const yesNo = (id: string): Question => ({ id, type: 'yes_no', topic: 'work', label: id })
const longDropdown = (id: string): Question => ({
  ...yesNo(id),
  type: 'select',
  options: ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value })),
})
const basis = '["444240","OH"]'
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

function contextOf({ bop, gl, knockout, bopCs, bopL, bopCn, glL }: Case): FlowContext {
  const sets = {
    'bop.chubb_sci': setOf(bopCs),
    'bop.liberty': setOf(bopL),
    'bop.cna': setOf(bopCn),
    'gl.liberty': setOf(glL),
  }
  return {
    answers: {
      class_code_ref: '444240',
      insurance_types: [...(gl ? [type('01')] : []), ...(bop ? [type('02')] : [])],
      carriers: { chubb_sci: { knockout_answer: knockout } },
      locations: [{ id: 'shop' }],
    },
    facts: {
      state: 'OH',
      appetite: {
        bop: { chubb_sci: bopCs.appetite, liberty: bopL.appetite, cna: bopCn.appetite },
        gl: { liberty: glL.appetite },
      },
    },
    sets: Object.fromEntries(Object.entries(sets).flatMap(([key, set]) => (set ? [[key, set]] : []))),
    switches: { chubbSciBopOn: bopCs.on, libertyBopOn: bopL.on, cnaBopOn: bopCn.on, libertyGlOn: glL.on },
    today: '2026-11-20',
  }
}

const { flow } = siteFlow(site, unitedStates)

function walk(
  flowState: FlowState,
  _context: FlowContext,
  from: string,
  to: string,
  move: typeof next,
): readonly string[] {
  const walkedPaths = [from]
  for (let at: string | undefined = from; at !== to && walkedPaths.length < 40; ) {
    at = move(flowState, at)
    if (at === undefined) break
    walkedPaths.push(at)
  }
  return walkedPaths
}

function agrees(one: Case): void {
  const context = contextOf(one)
  const flowState = evaluateFlow(flow, context)
  const expectedText = expectedPaths(one).join(' ')
  const forwards = walk(flowState, context, '/insurance', '/done', next).join(' ')
  const backwards = walk(flowState, context, '/done', '/insurance', back).toReversed().join(' ')
  if (forwards !== expectedText || backwards !== expectedText) {
    expect({ ...one, forwards, backwards }).toEqual({ ...one, forwards: expectedText, backwards: expectedText })
  }
}

const both = [true, false]
const knockouts: readonly Knockout[] = ['Yes', 'yes', 'No', undefined]
const insurers: readonly Insurer[] = both.flatMap((on) =>
  (['in', 'refer', 'out'] as const).flatMap((appetite) =>
    (['loading', 'ready', 'empty'] as const).map((set) => ({ on, appetite, set })),
  ),
)
const absent: Insurer = { on: false, appetite: 'out', set: 'empty' }
/** One state of each kind: in these, each insurer is combined with others in every state. */
const ofEachKind: readonly Insurer[] = [
  absent,
  { on: true, appetite: 'out', set: 'ready' },
  { on: true, appetite: 'in', set: 'loading' },
  { on: true, appetite: 'in', set: 'ready' },
  { on: true, appetite: 'refer', set: 'empty' },
]

/** An insurer among two others, at each of the three places. */
const placements = [
  (one: Insurer, second: Insurer, third: Insurer) => ({ bopCs: one, bopL: second, bopCn: third }),
  (one: Insurer, second: Insurer, third: Insurer) => ({ bopCs: second, bopL: one, bopCn: third }),
  (one: Insurer, second: Insurer, third: Insurer) => ({ bopCs: second, bopL: third, bopCn: one }),
]

it('BOP asks for cs, l and cn together, each that applies, and back in reverse; a knockout hides cs (F8)', () => {
  const cases = combinations({
    knockout: knockouts,
    one: insurers,
    second: ofEachKind,
    third: ofEachKind,
    at: placements,
  })
  for (const { knockout, one, second, third, at } of oneInSeven(cases)) {
    agrees({ bop: true, gl: false, knockout, ...at(one, second, third), glL: absent })
  }
  expect(cases.length).toBe(4 * 18 * 5 ** 2 * 3)
})

it('GL asks l when its questions apply, beside any BOP insurer; lines not picked ask nothing (F10)', () => {
  const cases = combinations({ bop: both, gl: both, knockout: knockouts, glL: insurers, other: insurers })
  for (const { other, ...one } of oneInSeven(cases)) agrees({ ...one, bopCs: other, bopL: one.glL, bopCn: other })
  expect(cases.length).toBe(2 * 2 * 4 * 18 ** 2)
})
