import { expect, it } from 'vitest'
import type { Field } from '../forms/field.ts'
import { compileFlow } from './compile.ts'
import { nextInEditMode } from './edit-mode.ts'
import { back, next, resolveAlias } from './navigate.ts'
import { yes } from './rule.ts'
import type { ListStep, PageStep } from './step.ts'
import { deriveTrail } from './trail.ts'

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
    group('final', [page('last'), page('done'), page('resume')]),
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
const onward = (path: string, answers: object) => nextInEditMode(deriveTrail(flow, contextOf(answers)), path)

it.each<[string, string, object, string]>([
  ['back to the end when all is answered', '/first', full, '/done?edit=true'],
  ['to a page that the change opened', '/first', { ...full, first: 'Yes' }, '/more'],
  ['back once that page is answered', '/more', { ...full, first: 'Yes', more: 'No' }, '/done?edit=true'],
  ['to an earlier page that is open', '/last', { ...full, first: undefined }, '/first'],
  ['to a list with an unfinished item', '/last', { ...full, people: [{ id: 'a' }] }, '/people/list'],
  ['on within an item', '/people/edit/0/who', full, '/people/edit/0/when'],
  ['from an item to its list', '/people/edit/0/when', full, '/people/list'],
  ['from the list back to the end', '/people/list', full, '/done?edit=true'],
  ['back to the end from a page that left the trail', '/more', full, '/done?edit=true'],
  ['on from the end itself', '/done', full, '/resume'],
])('in edit mode Continue leads %s (X12)', (_what, path, answers, target) => {
  expect(onward(path, answers)).toBe(target)
})

it('nothing follows the last step, and a step off the trail has no neighbours (F2)', () => {
  const trail = deriveTrail(flow, contextOf(full))
  expect(next(trail, '/done')).toBe('/resume')
  expect(back(trail, '/resume')).toBe('/done')
  expect(next(trail, '/resume')).toBeUndefined()
  expect(next(trail, '/more')).toBeUndefined()
  expect(back(trail, '/more')).toBeUndefined()
})

it("an entry point is its line's first step, or what comes after when the line is not visited (S2)", () => {
  expect(resolveAlias(deriveTrail(flow, contextOf({ ...full, first: 'Yes' })), '/gl/entryPoint')).toBe('/more')
  expect(resolveAlias(deriveTrail(flow, contextOf(full)), '/gl/entryPoint')).toBe('/last')
  expect(resolveAlias(deriveTrail(flow, contextOf(full)), '/people')).toBe('/people/list')
  expect(resolveAlias(deriveTrail(flow, contextOf(full)), '/last')).toBe('/last')
})
