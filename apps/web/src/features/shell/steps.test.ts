import { compileFlow } from '@coverwright/core/evaluation/compile-flow'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { PageStep } from '@coverwright/core/model/step'
import { menu } from '@coverwright/core/navigation/menu'
import { expect, it } from 'vitest'
import { menuEntries, shownProgress } from './steps.ts'

const page = (id: string, more: Partial<PageStep> = {}): PageStep => ({
  kind: 'page',
  id,
  path: `/${id}`,
  label: id,
  form: { fields: [] },
  ...more,
})
const flow = compileFlow({
  id: 'signed',
  aliases: [],
  baseFacts: ['insurance_types'],
  nodes: [
    {
      kind: 'group',
      id: 'all',
      label: 'all',
      children: [page('a'), page('b'), page('signature', { uncounted: true }), page('c'), page('done')],
    },
  ],
})
const flowState = evaluateFlow(flow, {
  answers: {},
  facts: { insurance_types: 'any' },
  sets: {},
  switches: {},
  today: '2026-11-20',
})

it('a page that is not counted shows the percentage of the page before it (S6)', () => {
  expect(shownProgress(flowState, '/b', 'one')).toBe(33)
  expect(shownProgress(flowState, '/signature', 'one')).toBe(33)
  expect(shownProgress(flowState, '/c', 'one')).toBe(67)
  expect(shownProgress(flowState, '/done', 'one')).toBe(100)
  expect(shownProgress(flowState, '/signature', 'opened there')).toBe(33)
})

it('a site may begin at a percentage that was done elsewhere, and still ends at 100 (C1, F17, seed 3)', () => {
  expect(['/a', '/b', '/done'].map((path) => shownProgress(flowState, path, 'partner', 40))).toEqual([40, 60, 100])
})

it('each page of the section that was reached and is answered says so (S6)', () => {
  const [section] = menuEntries(menu(flowState, '/b'), (text) => (typeof text === 'string' ? text : text.words))
  const donePages = section?.pages?.filter((each) => each.done).map(({ id }) => id)
  expect(donePages, 'the others were not reached').toEqual(['/a'])
})
