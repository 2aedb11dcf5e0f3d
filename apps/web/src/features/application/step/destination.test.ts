import { compileFlow } from '@coverwright/core/evaluation/compile-flow'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { Field } from '@coverwright/core/model/field'
import type { ListStep, PageStep, StepPath } from '@coverwright/core/model/step'
import { expect, it } from 'vitest'
import { destination } from './destination.ts'

const field = (path: string): Field => ({ path, type: 'yes_no', label: path })
const page = (path: StepPath, fields: readonly Field[], more: Partial<PageStep> = {}): PageStep => ({
  ...{ kind: 'page', id: path, path, label: path, form: { fields } },
  ...more,
})
const people: ListStep = {
  ...{ kind: 'list', id: 'people', label: 'people', items: 'people', checks: [] },
  texts: { item: 'Item', add: 'Add', deletePrompt: 'Delete?', empty: 'None yet' },
  ...{ list: '/people/list', create: '/people/create', edit: '/people/edit/{pos}/{page}' },
  pages: [{ key: 'who', label: 'who', form: { fields: [field('item.who')] } }],
}
const flow = compileFlow({
  id: 'flow',
  baseFacts: [],
  aliases: [{ path: '/team', to: '/people/list' }],
  nodes: [
    {
      ...{ kind: 'group', id: 'all', label: 'all' },
      children: [
        page('/', [field('first')]),
        people,
        page('/last', [field('last')]),
        page('/done', []),
        page('/resume', [], { uncounted: true }),
      ],
    },
  ],
})
const all = { first: 'Yes', people: [{ id: 'a', who: 'Yes' }], last: 'Yes' }

const leadsTo = (path: string, maxStep: StepPath | undefined, answers: object = all) => {
  const context = { answers: { ...answers }, facts: {}, sets: {}, switches: {}, today: '2026-11-20' }
  return destination(evaluateFlow(flow, { ...context, ...(maxStep ? { maxStep } : {}) }), path)
}

it.each<[string, string, StepPath | undefined, string | undefined]>([
  ['a step without an application, to the first page', '/last', undefined, '/'],
  ['a step beyond the furthest, to that one', '/done', '/last', '/last'],
  ['an earlier step, to itself', '/people/edit/0/who', '/last', '/people/edit/0/who'],
  ['an alias, to what it stands for', '/team', '/last', '/people/list'],
  ['an alias beyond the furthest step, to that one', '/team', '/', '/'],
  ['an item that is gone, to its list', '/people/edit/7/who', '/last', '/people/list'],
  ['any step of an application that is submitted, to its status', '/resume', '/resume', '/resume'],
  ['an address of nothing, nowhere', '/no/such/page', '/last', undefined],
  ['a part of an address, nowhere', '/people', '/last', undefined],
])('an address of a step leads where the person may go: %s (F6, S1, S2)', (_name, path, maxStep, target) => {
  expect(leadsTo(path, maxStep)).toBe(target)
})

it('the review opens to whoever has reached it, whatever is missing since (F6)', () => {
  expect(leadsTo('/done', '/done', { ...all, last: undefined })).toBe('/done')
  expect(leadsTo('/done', '/last', { ...all, last: undefined })).toBe('/last')
})
