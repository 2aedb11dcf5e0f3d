import { describe, expect, it } from 'vitest'
import type { Answers } from '../answers/answers.ts'
import type { Question, QuestionSet } from '../model/question.ts'
import type { PagedStep, PageStep, StepPath } from '../model/step.ts'
import { canVisit, firstIncomplete, holderOf, locate, rankOf, resume } from '../navigation/navigate.ts'
import { compileFlow } from './compile-flow.ts'
import { evaluateFlow } from './evaluate-flow.ts'

const page = (id: string, path: StepPath): PageStep => ({
  kind: 'page',
  id,
  path,
  label: id,
  form: { fields: [{ path: id, type: 'text', label: id }] },
})
const questions: PagedStep = {
  kind: 'paged',
  id: 'gl-l',
  label: 'insurer',
  base: '/gl/l/uw-questions/edit',
  source: { set: 'gl.liberty', basis: ['trade', 'state'] },
}
const upsells: PagedStep = {
  kind: 'paged',
  id: 'recommendations',
  label: 'recommended',
  base: '/recommendations',
  tail: '/show',
  source: {
    each: 'upsells',
    owns: ['interests'],
    form: (entry) => ({ fields: [{ path: `interests[${String(entry)}]`, type: 'yes_no', label: 'x' }] }),
  },
}
const flow = compileFlow({
  id: 'numbered',
  aliases: [],
  baseFacts: ['upsells', 'state'],
  nodes: [
    { kind: 'group', id: 'all', label: '', children: [page('trade', '/'), questions, upsells, page('end', '/end')] },
  ],
})

const yesNo = (id: string, conditions: Question['conditions'] = []): Question => ({
  id,
  type: 'yes_no',
  topic: 'work',
  label: id,
  conditions,
})
const big = (id: string, conditions: Question['conditions'] = []): Question => ({
  ...yesNo(id, conditions),
  type: 'select',
  options: ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value })),
})
const onlyRoofers = [{ holder: 'quote', subject: 'trade', or: ['roofing'] }]
const questionSet: QuestionSet = {
  revision: '2026-11',
  basis: '["roofing","OH"]',
  questions: [yesNo('height'), big('roof', onlyRoofers), big('tools')],
}

const trailOf = (answers: Answers, set?: QuestionSet, upsold: readonly string[] = []) =>
  evaluateFlow(flow, {
    answers,
    facts: { upsells: upsold, state: 'OH' },
    sets: set ? { 'gl.liberty': set } : {},
    switches: {},
    today: '2026-11-20',
    maxStep: '/end',
  })
const paths = (...args: Parameters<typeof trailOf>) => trailOf(...args).pages.map((entry) => entry.path)
const pagesOf = (...indices: readonly number[]) => indices.map((index) => `/gl/l/uw-questions/edit/${index}`)

describe("an insurer's question pages", () => {
  it('are one pending page while they are fetched, where the person waits (X15)', () => {
    const flowState = trailOf({ trade: 'roofing' })
    expect(flowState.pages.map((entry) => entry.path)).toEqual(['/', ...pagesOf(0), '/end'])
    expect(flowState.pages[1]?.status).toBe('waiting')
    expect(flowState.missingSets).toEqual(['gl.liberty'])
    expect(firstIncomplete(flowState)).toBe(1)
    expect(canVisit(flowState, '/end')).toBe(false)
  })

  it('are fetched again when their basis changes (X15)', () => {
    expect(trailOf({ trade: 'roofing' }, questionSet).missingSets).toEqual([])
    expect(trailOf({ trade: 'cafe' }, questionSet).missingSets).toEqual(['gl.liberty'])
  })

  it('are skipped when the set is empty or lost (Q5)', () => {
    const basis = '["roofing","OH"]'
    expect(paths({ trade: 'roofing' }, { revision: '1', basis, questions: [] })).toEqual(['/', '/end'])
    expect(paths({ trade: 'roofing' }, { revision: '', basis, questions: [], failed: true })).toEqual(['/', '/end'])
  })

  it('send nobody back who waited for a set that turned out empty (Q5, F6, seed 4.7)', () => {
    const answers = { trade: 'roofing' }
    const facts = { state: 'OH' }
    const empty = { revision: '', basis: '["roofing","OH"]', questions: [], failed: true } as const
    const waitingContext = {
      answers,
      facts,
      switches: {},
      today: '2026-11-20',
      maxStep: '/gl/l/uw-questions/edit/0',
    } as const
    expect(canVisit(evaluateFlow(flow, { ...waitingContext, sets: {} }), '/end')).toBe(false)
    expect(resume(evaluateFlow(flow, { ...waitingContext, sets: { 'gl.liberty': empty } }))).toBe('/end')
  })

  it('skip an empty question page, and keep the numbers of the others (F7)', () => {
    expect(paths({ trade: 'roofing' }, questionSet)).toEqual(['/', ...pagesOf(0, 1, 2), '/end'])
    const cafe = { ...questionSet, basis: '["cafe","OH"]' }
    expect(paths({ trade: 'cafe' }, cafe)).toEqual(['/', ...pagesOf(0, 2), '/end'])
    const flowState = trailOf({ trade: 'cafe' }, cafe)
    expect(pagesOf(1, 2, 7).map((path) => locate(flowState, path)?.entry.path)).toEqual([
      undefined,
      ...pagesOf(2),
      undefined,
    ])
    expect(pagesOf(1, 2, 7).map((path) => holderOf(flowState, path))).toEqual(pagesOf(0, 2, 2))
    expect(['/end', '/nowhere'].map((path) => holderOf(flowState, path))).toEqual(['/end', undefined])
  })

  it('have ranks between their neighbours, even if skipped (F6)', () => {
    const flowState = trailOf({ trade: 'roofing' }, questionSet)
    const ranks = ['/', ...pagesOf(0, 1, 2, 999), '/recommendations/0/show', '/end'].map((path) =>
      rankOf(flowState, path),
    )
    expect(ranks).toEqual(ranks.toSorted((left, right) => left - right))
    expect(new Set(ranks).size).toBe(ranks.length)
    expect(rankOf(flowState, '/nowhere')).toBe(-1)
  })
})

describe('recommendations', () => {
  it('are shown one page after the other, as many as there are (F14)', () => {
    const ready = { ...questionSet, questions: [] }
    expect(paths({ trade: 'roofing' }, ready, ['cyber', 'auto'])).toEqual([
      '/',
      '/recommendations/0/show',
      '/recommendations/1/show',
      '/end',
    ])
    expect(paths({ trade: 'roofing' }, ready, [])).toEqual(['/', '/end'])
  })

  it('ignore the answer of a removed entry (F14)', () => {
    const answers = { trade: 'roofing', interests: [{ id: 'cyber', answer: 'Yes' }] }
    expect(trailOf(answers, questionSet, ['cyber']).view.get('interests[cyber]')).toBe('Yes')
    expect(trailOf(answers, questionSet, ['auto']).view.get('interests[cyber]')).toBeUndefined()
    expect(trailOf(answers, questionSet, ['auto']).view.get('interests')).toBeUndefined()
  })
})
