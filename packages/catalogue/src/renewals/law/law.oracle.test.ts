import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { writeAnswer } from '@coverwright/core/answers/answers'
import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import { lintFlow } from '@coverwright/core/evaluation/lint-flow'
import { back, next } from '@coverwright/core/navigation/navigate'
import { expect, it } from 'vitest'
import { combinations, oneInSeven } from '../../testing/combinations.ts'
import { firm, renewing } from '../../testing/firm-on-file.ts'
import { renewalFlows } from '../renewals.ts'

/* Where the seed (2.6, 4.4) and the requirements (X5) lead a law firm at renewal, written by hand a second time,
   over combinations of the answers that decide. */

const disclosures = ['nothing', 'claim', 'circumstance', 'discipline', 'ineligible', 'nobody asked'] as const
const firmChanges = ['none', 'name', 'merged'] as const
const others = ['none', 'many non-lawyers', 'two fee suits', 'three fee suits', 'five millions'] as const
const rosters = ['same', 'one of four left', 'two of four left', 'two for two'] as const

type Case = {
  readonly location: boolean
  readonly attorneys: false | (typeof rosters)[number]
  readonly ofCounsel: boolean
  readonly areas: boolean
  readonly areasOnFile: boolean
  readonly agent: boolean
  readonly systems: boolean
  readonly cover: boolean
  readonly disclosed: (typeof disclosures)[number]
  readonly firm: (typeof firmChanges)[number]
  readonly other: (typeof others)[number]
}

function isReferred({ attorneys, disclosed, firm, other }: Case): boolean {
  if (disclosed !== 'nothing') return true
  if (attorneys === 'two of four left' || attorneys === 'two for two') return true
  if (firm === 'merged') return true
  return other === 'many non-lawyers' || other === 'three fee suits' || other === 'five millions'
}

function expectedPaths(one: Case): readonly string[] {
  const paths = ['/renewal-info']
  if (one.location) paths.push('/location')
  if (one.attorneys) paths.push('/pl/a/attorney/list')
  if (one.ofCounsel) paths.push('/pl/a/outsourced-attorneys-data')
  const asksAreas = one.areas || !one.areasOnFile
  if (asksAreas) paths.push('/pl/a/practice-areas', '/pl/a/practice-areas-supplemental')
  paths.push('/dynamic-questions/pl_renewal/edit/0', '/dynamic-questions/pl_renewal/edit/1')
  if (one.systems) paths.push('/dynamic-questions/pl_renewal_practice/edit/0')
  if (one.cover) paths.push('/dynamic-questions/pl_renewal_cover/edit/0')
  const hasChanged = one.location || one.attorneys || one.ofCounsel || asksAreas || one.systems || one.cover
  const hasDisclosed = one.disclosed !== 'nothing' && one.disclosed !== 'nobody asked'
  if (one.agent && (hasChanged || hasDisclosed || one.firm !== 'none')) paths.push('/signature')
  if (isReferred(one)) paths.push('/referral')
  paths.push('/done')
  return paths
}

const yesOrNo = (said: boolean) => (said ? 'Yes' : 'No')
const someone = (id: string) => ({ id, first_name: id, last_name: id, designation: 'member' })
const staff = ['a1', 'a2', 'a3', 'a4'].map(someone)
const rosterItems: Readonly<Record<(typeof rosters)[number], readonly unknown[]>> = {
  same: staff,
  'one of four left': staff.slice(1),
  'two of four left': staff.slice(2),
  'two for two': [...staff.slice(2), someone('n1'), someone('n2')],
}

function thisYear(one: Case): readonly (readonly [AnswerPath, unknown])[] {
  return [
    ['location_changed', yesOrNo(one.location)],
    ['attorneys_changed', yesOrNo(one.attorneys !== false)],
    ['of_counsel_changed', yesOrNo(one.ofCounsel)],
    ['practice_areas_changed', yesOrNo(one.areas)],
    // People edit, go back, and answer that nothing changed.
    ['pl.aig.attorneys', rosterItems[one.attorneys || 'two of four left']],
    ['renewal.systems_changed', yesOrNo(one.systems)],
    ['renewal.cover_changed', yesOrNo(one.cover)],
    ['renewal.firm.changed', yesOrNo(one.firm !== 'none')],
    ['renewal.firm.changes', [one.firm === 'none' ? 'merged' : one.firm]],
    ['renewal.losses.asked_everyone', yesOrNo(one.disclosed !== 'nobody asked')],
    ['renewal.losses.any', yesOrNo(one.disclosed === 'claim')],
    ['renewal.losses.known_circumstance', yesOrNo(one.disclosed === 'circumstance')],
    ['renewal.losses.disciplined', yesOrNo(one.disclosed === 'discipline')],
    ['pl.aig.provided_services_ineligible_aops', yesOrNo(one.disclosed === 'ineligible')],
    ['pl.aig.non_lawyer_prevalence', yesOrNo(one.other === 'many non-lawyers')],
    ['pl.aig.firm.fee_suits', one.other === 'three fee suits' ? 3 : one.other === 'two fee suits' ? 2 : 0],
  ]
}

const withAnswers = (answers: Answers, all: readonly (readonly [AnswerPath, unknown])[]): Answers =>
  all.reduce<Answers>((result, [path, answer]) => writeAnswer(result, path, answer), answers)

function trailOf(one: Case): FlowState {
  const expiring = withAnswers(firm, [
    ...(one.areasOnFile ? [] : [['pl.aig.practice_areas', undefined] as const]),
    ...(one.other === 'five millions' ? [['pl.aig.cover.limit', '5000000_5000000'] as const] : []),
  ])
  const context = renewing(expiring, (carried) => withAnswers(carried, thisYear(one)), { agentSite: one.agent })
  return evaluateFlow(renewalFlows['renewal-law'], context)
}

function walk(flowState: FlowState, from: string, move: typeof next): readonly string[] {
  const walkedPaths: string[] = []
  for (let at: string | undefined = from; at !== undefined && walkedPaths.length < 40; at = move(flowState, at))
    walkedPaths.push(at)
  return walkedPaths
}

function agrees(one: Case): void {
  const flowState = trailOf(one)
  const paths = expectedPaths(one).join(' ')
  const forwards = walk(flowState, '/renewal-info', next).join(' ')
  const backwards = walk(flowState, '/done', back).toReversed().join(' ')
  if (forwards !== paths || backwards !== paths) {
    expect({ ...one, forwards, backwards }).toEqual({ ...one, forwards: paths, backwards: paths })
  }
}

const eitherWay = [true, false]
const everyCase = (): readonly Case[] =>
  combinations({
    ...{ location: eitherWay, ofCounsel: eitherWay, areas: eitherWay, areasOnFile: eitherWay },
    ...{ attorneys: [false as const, ...rosters], agent: eitherWay, systems: eitherWay, cover: eitherWay },
    ...{ disclosed: disclosures, firm: firmChanges, other: others },
  })

it('visits what changed, asks this year’s questions, and has it signed and referred where necessary (X5, N1, N4, seed 4.4)', () => {
  const cases = everyCase()
  expect(cases.length).toBe(2 ** 7 * 5 * 6 * 3 * 5)
  for (const one of oneInSeven(cases)) agrees(one)
})

it('the flow is sound (F1)', () => {
  expect(lintFlow(renewalFlows['renewal-law'])).toEqual([])
})
