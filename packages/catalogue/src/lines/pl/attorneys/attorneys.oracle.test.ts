import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import type { Question, QuestionSet } from '@coverwright/core/model/question'
import { back, next, resolveAlias } from '@coverwright/core/navigation/navigate'
import { expect, it } from 'vitest'
import site from '../../../../../../sites/default.json' with { type: 'json' }
import { unitedStates } from '../../../countries/us/country.ts'
import { siteFlow } from '../../../sites/site-flow.ts'
import { combinations, oneInSeven } from '../../../testing/combinations.ts'

/* Where the seed (4.3) and the requirements (F16, X2, X3) lead a law firm through professional liability, written by
   hand a second time, over every combination of the answers that decide. */

const yesNoBlank = ['Yes', 'No', undefined] as const
type Answer = (typeof yesNoBlank)[number]
const appetites = ['in', 'refer', 'out'] as const
const fetches = ['loading', 'ready', 'empty'] as const
const insuredLists = ['none', 'announced', 'listed', 'listed and denied'] as const

type Case = {
  readonly lines: 'pl' | 'eo' | 'both' | 'neither'
  readonly trade: 'law' | 'consulting'
  readonly existing: Answer
  readonly attorneys: 0 | 1
  readonly ineligible: Answer
  readonly cnaOn: boolean
  readonly cna: (typeof appetites)[number]
  readonly set: (typeof fetches)[number]
  readonly insureds: (typeof insuredLists)[number]
}

const wantsPl = ({ lines }: Case) => lines === 'pl' || lines === 'both'

function firmPages({ attorneys, ineligible }: Case, isWayBack: boolean): readonly string[] {
  const paths = [0, 2].map((page) => `/dynamic-questions/pl_a_firm/edit/${page}`)
  paths.push('/pl/a/prior-insurance-coverage')
  if (attorneys === 0) paths.push('/pl/a/attorney/create')
  if (attorneys > 0 || !isWayBack) paths.push('/pl/a/attorney/list')
  paths.push('/pl/a/outsourced-attorneys-data')
  paths.push('/pl/a/ineligible-aops')
  if (ineligible === 'Yes') return paths
  paths.push('/pl/a/practice-areas')
  paths.push('/pl/a/practice-areas-supplemental')
  return paths
}

const generalPages = [0, 2].map((page) => `/dynamic-questions/pl_general/edit/${page}`)

function cnaPages({ cnaOn, cna, set }: Case): readonly string[] {
  if (!cnaOn || cna === 'out' || set === 'empty') return []
  return ['/pl/cn/uw-questions/edit/0']
}

function insuredPages({ insureds }: Case, isWayBack: boolean): readonly string[] {
  if (insureds === 'listed') return ['/pl/cn/additional-insured/list']
  if (insureds !== 'announced') return []
  if (isWayBack) return ['/pl/cn/additional-insured/edit/0']
  return ['/pl/cn/additional-insured/edit/0', '/pl/cn/additional-insured/list']
}

/** On the way back, an empty list is only its first entry. */
function expectedPaths(one: Case, isWayBack: boolean): readonly string[] {
  if (one.lines === 'neither') return []
  const insuredPaths = insuredPages(one, isWayBack)
  if (one.lines === 'eo') return [...generalPages, '/dynamic-questions/eo_services/edit/0', ...insuredPaths]
  const first = one.trade === 'law' ? firmPages(one, isWayBack) : generalPages
  return [...first, ...cnaPages(one), ...insuredPaths]
}

const yesNo = (id: string): Question => ({ id, type: 'yes_no', topic: 'work', label: id })
const basis = '["CW541110A","OH"]'
const ready: QuestionSet = { revision: '1', basis, questions: [...'abcdefghij'].map(yesNo) }
const empty: QuestionSet = { revision: '1', basis, questions: [] }

const type = (number: string) => ({ uuid: `5b0c6f1e-7a52-4c8e-9d3b-0000000000${number}` })
const client = { id: 'i1', name: 'Harbor Bank', relationship: 'client' }

function contextOf(one: Case): FlowContext {
  const { lines, trade, existing, attorneys, ineligible, cnaOn, cna, set, insureds } = one
  const eo = lines === 'eo' || lines === 'both'
  return {
    answers: {
      class_code_ref: 'CW541110A',
      insurance_types: [...(wantsPl(one) ? [type('04')] : []), ...(eo ? [type('05')] : [])],
      pl: {
        aig: {
          existing_pl_insurance: existing,
          attorneys: attorneys ? [{ id: 'a1', first_name: 'Ana' }] : [],
          provided_services_ineligible_aops: ineligible,
        },
        has_additional_insureds: insureds === 'none' || insureds === 'listed and denied' ? 'No' : 'Yes',
        cna: { additional_insureds: insureds.startsWith('listed') ? [client] : [] },
      },
    },
    facts: {
      state: 'OH',
      naics6: trade === 'law' ? '541110' : '541611',
      class_traits: ['office', 'advice'],
      appetite: { pl: { aig: 'in', hiscox: 'out', cna } },
    },
    sets: set === 'loading' ? {} : { 'pl.cna': set === 'ready' ? ready : empty },
    switches: { hiscoxPlOn: true, aigPlOn: true, cnaPlOn: cnaOn },
    today: '2026-11-20',
  }
}

const { flow } = siteFlow(site, unitedStates)

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

const everyCase = combinations({
  lines: ['pl', 'eo', 'both', 'neither'] as const,
  trade: ['law', 'consulting'] as const,
  existing: yesNoBlank,
  attorneys: [0, 1] as const,
  ineligible: yesNoBlank,
  cnaOn: [true, false],
  cna: appetites,
  set: fetches,
  insureds: insuredLists,
})

it('leads a law firm through its own pages and back, and other trades past them (F16, X2, X3)', () => {
  expect(everyCase.length).toBe(4 * 2 * 3 * 2 * 3 * 2 * 3 * 3 * 4)
  for (const one of oneInSeven(everyCase)) agrees(one)
})

const plain: Case = {
  lines: 'pl',
  trade: 'law',
  existing: 'Yes',
  attorneys: 1,
  ineligible: 'No',
  cnaOn: true,
  cna: 'in',
  set: 'ready',
  insureds: 'none',
}
const entry = (one: Case) => resolveAlias(evaluateFlow(flow, contextOf(one)), '/pl/entryPoint')

it('enters professional liability at the prior coverage of attorneys, where it applies (S2, F16)', () => {
  expect(entry(plain)).toBe('/pl/a/prior-insurance-coverage')
  expect(entry({ ...plain, trade: 'consulting' })).toBe('/pl/cn/uw-questions/edit/0')
})

it('goes from an attorney to the list, and from the list on or back to the firm (F15, X2)', () => {
  const flowState = evaluateFlow(flow, contextOf(plain))
  expect(next(flowState, '/pl/a/attorney/create')).toBe('/pl/a/attorney/list')
  expect(next(flowState, '/pl/a/attorney/edit/0')).toBe('/pl/a/attorney/list')
  expect(back(flowState, '/pl/a/attorney/edit/0')).toBe('/pl/a/attorney/list')
  expect(back(flowState, '/pl/a/attorney/list')).toBe('/pl/a/prior-insurance-coverage')
  expect(back(flowState, '/pl/a/attorney/create')).toBe('/pl/a/attorney/list')
  const none = evaluateFlow(flow, contextOf({ ...plain, attorneys: 0 }))
  expect(back(none, '/pl/a/attorney/create')).toBe('/pl/a/prior-insurance-coverage')
  expect(back(none, '/pl/a/attorney/list')).toBe('/pl/a/attorney/create')
})

const isVisible = (one: Case, path: string, state = 'OH') => {
  const context = contextOf(one)
  const flowState = evaluateFlow(flow, { ...context, facts: { ...context.facts, state } })
  return flowState.pages.find((each) => each.path === path)?.visible ?? []
}

it('never asks a Missouri firm about cancellation (F16)', () => {
  expect(isVisible(plain, '/pl/a/prior-insurance-coverage')).toContain('pl.aig.cancelled')
  expect(isVisible(plain, '/pl/a/prior-insurance-coverage', 'MO')).not.toContain('pl.aig.cancelled')
})

it('asks a firm with nothing special few questions: yes and no, and short lists (F7)', () => {
  const pages = expectedPaths(plain, true).filter((path) => !path.includes('uw-questions'))
  expect(pages.length).toBe(8)
  for (const path of pages) expect(isVisible({ ...plain, existing: 'No' }, path).length).toBeLessThanOrEqual(12)
  expect(isVisible(plain, '/pl/a/practice-areas-supplemental')).toEqual([
    'pl.aig.supplements.general.outside_interests',
    'pl.aig.supplements.general.client_funds',
  ])
})
