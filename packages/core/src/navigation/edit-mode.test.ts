import { expect, it } from 'vitest'
import { compileFlow } from '../evaluation/compile-flow.ts'
import { evaluateFlow } from '../evaluation/evaluate-flow.ts'
import type { Field } from '../model/field.ts'
import type { ListStep, PageStep } from '../model/step.ts'
import { yes } from '../rules/rule.ts'
import { nextInEditMode } from './edit-mode.ts'
import { back, canReview, canVisit, next, resolveAlias } from './navigate.ts'

const field = (path: string): Field => ({ path, type: 'yes_no', label: path })
const page = (id: string, more: Partial<PageStep> = {}): PageStep => ({
  kind: 'page',
  id,
  path: `/${id}`,
  label: id,
  form: { fields: id === 'resume' ? [] : [field(id)] },
  ...more,
})
const people: ListStep = {
  kind: 'list',
  texts: { item: 'Item', add: 'Add', deletePrompt: 'Delete?', empty: 'None yet' },
  id: 'people',
  label: 'people',
  list: '/people/list',
  create: '/people/create',
  edit: '/people/edit/{pos}/{page}',
  items: 'people',
  checks: [],
  pages: ['who', 'when'].map((key) => ({ key, label: key, form: { fields: [field(`item.${key}`)] } })),
}
const group = (id: string, children: readonly (PageStep | ListStep)[]) =>
  ({ kind: 'group', id, label: id, children }) as const
const flow = compileFlow({
  id: 'edit',
  aliases: [
    { path: '/gl/entryPoint', first: 'extra' },
    { path: '/people', to: '/people/list' },
  ],
  baseFacts: [],
  nodes: [
    group('start', [page('first'), people]),
    group('extra', [page('more', { when: yes('first') })]),
    group('final', [page('last'), page('done'), page('resume', { uncounted: true })]),
  ],
})
const ann = { id: 'a', who: 'Yes', when: 'Yes' }
const full = { first: 'No', people: [ann], last: 'Yes' }
const contextOf = (answers: object) => ({
  answers: { ...answers },
  facts: {},
  sets: {},
  switches: {},
  today: '2026-11-20',
  maxStep: '/done',
})
const onward = (path: string, answers: object) => nextInEditMode(evaluateFlow(flow, contextOf(answers)), path)

it.each<[string, string, object, string]>([
  ['back to the end when all is answered', '/first', full, '/done?edit=true'],
  ['to a page that the change opened', '/first', { ...full, first: 'Yes' }, '/more'],
  ['back once that page is answered', '/more', { ...full, first: 'Yes', more: 'No' }, '/done?edit=true'],
  ['to an earlier page that is open', '/last', { ...full, first: undefined }, '/first'],
  ['to a list with an unfinished item', '/last', { ...full, people: [{ id: 'a' }] }, '/people/list'],
  ['on within an item', '/people/edit/0/who', full, '/people/edit/0/when'],
  ['from an item to its list', '/people/edit/0/when', full, '/people/list'],
  ['from the list back to the end', '/people/list', full, '/done?edit=true'],
  ['back to the end from a page that left the flow', '/more', full, '/done?edit=true'],
  ['on from the end itself', '/done', full, '/resume'],
])('in edit mode Continue leads %s (X12)', (_what, path, answers, target) => {
  expect(onward(path, answers)).toBe(target)
})

it('the page of an item at which a change began leads to the end, unless something is missing (X12)', () => {
  const state = (answers: object) => evaluateFlow(flow, contextOf(answers))
  const [whoPath, when] = ['/people/edit/0/who', '/people/edit/0/when']
  expect(nextInEditMode(state(full), whoPath, whoPath)).toBe('/done?edit=true')
  expect(nextInEditMode(state({ ...full, people: [{ ...ann, when: undefined }] }), whoPath, whoPath)).toBe(when)
  expect(nextInEditMode(state(full), when, whoPath)).toBe('/people/list')
})

it('the review stays open to whoever has reached it, whatever is missing since (F6)', () => {
  const missing = { ...full, last: undefined }
  expect(canReview(evaluateFlow(flow, contextOf(missing)))).toBe(true)
  expect(canVisit(evaluateFlow(flow, contextOf(missing)), '/done')).toBe(false)
  expect(canReview(evaluateFlow(flow, { ...contextOf(full), maxStep: '/last' }))).toBe(false)
})

it('nothing follows the last step, and a step outside the flow has no neighbours (F2)', () => {
  const flowState = evaluateFlow(flow, contextOf(full))
  expect(next(flowState, '/done')).toBe('/resume')
  expect(back(flowState, '/resume')).toBe('/done')
  expect(next(flowState, '/resume')).toBeUndefined()
  expect(next(flowState, '/more')).toBeUndefined()
  expect(back(flowState, '/more')).toBeUndefined()
})

it("an entry point is its line's first step, or what comes after when the line is not visited (S2)", () => {
  expect(resolveAlias(evaluateFlow(flow, contextOf({ ...full, first: 'Yes' })), '/gl/entryPoint')).toBe('/more')
  expect(resolveAlias(evaluateFlow(flow, contextOf(full)), '/gl/entryPoint')).toBe('/last')
  expect(resolveAlias(evaluateFlow(flow, contextOf(full)), '/people')).toBe('/people/list')
  expect(resolveAlias(evaluateFlow(flow, contextOf(full)), '/last')).toBe('/last')
})
