import { expect, it } from 'vitest'
import { compileFlow } from '../evaluation/compile-flow.ts'
import { evaluateFlow } from '../evaluation/evaluate-flow.ts'
import type { PagedStep, PageStep } from '../model/step.ts'
import { page as madePage } from '../testing/made-pages.ts'
import { menu } from './menu.ts'
import { progress } from './progress.ts'

const field = (path: string) => ({ path, type: 'yes_no', label: path }) as const
const page = (id: string, fields = [field(id)], more: Partial<PageStep> = {}): PageStep => madePage(id, fields, more)
const group = (id: string, children: readonly (PageStep | PagedStep)[]) =>
  ({ kind: 'group', id, label: id, children }) as const
const pagedStep: PagedStep = {
  kind: 'paged',
  id: 'b',
  label: 'b',
  base: '/b/edit',
  source: { pages: [0, 1].map((index) => ({ index, form: { fields: [field(`b${index}`)] } })) },
}
const flow = compileFlow({
  id: 'menu',
  aliases: [],
  baseFacts: [],
  nodes: [
    group('start', [page('a')]),
    group('middle', [pagedStep, page('c')]),
    group('late', [page('d')]),
    group('final', [
      page('signature', [], { uncounted: true }),
      page('done', []),
      page('resume', [], { uncounted: true }),
    ]),
  ],
})
const trailOf = (answers: object, maxStep?: string) =>
  evaluateFlow(flow, {
    answers: { ...answers },
    facts: {},
    sets: {},
    switches: {},
    today: '2026-11-20',
    ...(maxStep ? { maxStep } : {}),
  })
const states = (answers: object, maxStep: string | undefined, path: string) =>
  menu(trailOf(answers, maxStep), path).map(
    ({ section, state, path: first }) => `${section.id} ${state} ${first ?? '-'}`,
  )

it('shows what is done, where the person is, and what is still ahead (S6)', () => {
  expect(states({}, undefined, '/a')).toEqual(['start current /a', 'middle ahead -', 'late ahead -', 'final ahead -'])
  expect(states({ a: 'Yes', b0: 'Yes' }, '/b/edit/1', '/b/edit/1')).toEqual([
    'start done /a',
    'middle current /b/edit/0',
    'late ahead -',
    'final ahead -',
  ])
})

it('shows an unfinished section, and nothing beyond it as reachable (S6)', () => {
  const answers = { a: 'Yes', b0: 'Yes', c: 'Yes', d: 'Yes' }
  expect(states(answers, '/done', '/a')).toEqual([
    'start current /a',
    'middle open /b/edit/0',
    'late ahead -',
    'final ahead -',
  ])
  const [, middle] = menu(trailOf(answers, '/done'), '/a')
  expect(middle?.pages.map(({ reachable }) => reachable)).toEqual([true, true, false])
})

it.each([
  ['/a', 0],
  ['/b/edit/0', 25],
  ['/b/edit/1', 25],
  ['/c', 50],
  ['/d', 75],
  ['/done', 100],
  ['/resume', 100],
  ['/signature', 100],
  ['/b/edit/7', 100],
  ['/nowhere', 100],
])('progress on %s is %d (F17)', (path, percent) => {
  expect(progress(trailOf({}), path)).toBe(percent)
})

it('does not show the review as done before the application is sent (S6)', () => {
  const answers = { a: 'Yes', b0: 'Yes', b1: 'Yes', c: 'Yes', d: 'Yes' }
  expect(states(answers, '/done', '/a').at(-1)).toBe('final open /signature')
})
