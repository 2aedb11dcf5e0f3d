import { expect, it } from 'vitest'
import type { Answers } from '../answers/answers.ts'
import type { FlowNode, ListStep } from '../model/step.ts'
import { yes } from '../rules/rule.ts'
import { differences } from '../saving/differences.ts'
import { submission } from '../saving/submission.ts'
import { page } from '../testing/made-pages.ts'
import { compileFlow } from './compile-flow.ts'
import { evaluateFlow } from './evaluate-flow.ts'
import type { FlowContext } from './flow-context.ts'

const people: ListStep = {
  kind: 'list',
  id: 'people',
  label: 'People',
  list: '/people/list',
  create: '/people/create',
  edit: '/people/edit/{pos}',
  items: 'people',
  when: yes('people_changed'),
  checks: [],
  texts: { item: 'Person', add: 'Add', deletePrompt: 'Delete?', empty: 'None' },
  pages: [{ key: 'who', label: 'Who', form: { fields: [{ path: 'item.name', type: 'text', label: 'Name' }] } }],
}

const children: readonly FlowNode[] = [
  page('info', [{ path: 'people_changed', type: 'yes_no', label: 'Changed?' }]),
  people,
  page('work', [
    { path: 'kind', type: 'text', label: 'Kind' },
    { path: 'detail', type: 'text', label: 'Detail', visible: yes('kind') },
  ]),
  page('place', [{ path: 'address.street', type: 'text', label: 'Street' }], { when: yes('moved') }),
]

const flow = compileFlow({
  id: 'renewal',
  nodes: [{ kind: 'group', id: 'all', label: 'All', children }],
  aliases: [],
  baseFacts: ['people', 'moved'],
})

const lastYear: Answers = {
  company: 'Ash & Co',
  people: [
    { id: 'a', name: 'Ann' },
    { id: 'b', name: 'Ben' },
  ],
  kind: 'Yes',
  detail: 'deep',
}

const contextOf = (changed: Answers): FlowContext => ({
  answers: { ...lastYear, ...changed },
  carried: lastYear,
  facts: {},
  sets: {},
  switches: {},
  today: '2026-11-21',
})

function diff(changed: Answers) {
  const context = contextOf(changed)
  const flowState = evaluateFlow(flow, context)
  const after = submission(flowState, context)
  return {
    after,
    found: differences(flowState, { before: lastYear, after }, (path) => path !== 'people_changed').map(
      ({ kind, field, item, before, after: is }) => [kind, item?.id ?? '', field?.path ?? '', before, is],
    ),
  }
}

it('an answer carried over counts until the flow asks for it again (N1)', () => {
  const flowState = evaluateFlow(flow, contextOf({ people_changed: 'No' }))
  expect(flowState.view.get('people')).toEqual(lastYear.people)
  expect(flowState.view.get('kind')).toBe('Yes')
})

it('an edit does not count once its part is said to be unchanged after all (N1, N2)', () => {
  const editedAnswers = { people_changed: 'No', people: [{ id: 'a', name: 'Anna' }] }
  const { after, found } = diff(editedAnswers)
  expect(evaluateFlow(flow, contextOf(editedAnswers)).view.get('people')).toEqual(lastYear.people)
  expect(after.people).toEqual(lastYear.people)
  expect(found).toEqual([])
})

it('what the flow asks again counts as answered now, in items by their id (N1)', () => {
  const { after, found } = diff({
    people_changed: 'Yes',
    people: [
      { id: 'c', name: 'Cy' },
      { id: 'b', name: 'Benjamin' },
    ],
  })
  expect(after.people).toEqual([
    { id: 'c', name: 'Cy' },
    { id: 'b', name: 'Benjamin' },
  ])
  expect(found).toEqual([
    ['added', 'c', '', undefined, undefined],
    ['changed', 'b', 'item.name', 'Ben', 'Benjamin'],
    ['removed', 'a', '', undefined, undefined],
  ])
})

it('items that only moved, and unchanged lists, are no change (N1)', () => {
  const people_moved = [
    { id: 'b', name: 'Ben' },
    { id: 'a', name: 'Ann' },
  ]
  expect(diff({ people_changed: 'Yes', people: people_moved }).found).toEqual([])
})

it('an answer on a hidden field does not count, even if it was carried over (N1)', () => {
  const { after, found } = diff({ people_changed: 'No', kind: 'No' })
  expect(after).toEqual({ company: 'Ash & Co', people: lastYear.people, people_changed: 'No', kind: 'No' })
  expect(found).toEqual([
    ['changed', '', 'kind', 'Yes', 'No'],
    ['removed', '', 'detail', 'deep', undefined],
  ])
})

it('a list that was emptied is not last year’s list (N1)', () => {
  const { after, found } = diff({ people_changed: 'Yes', people: undefined })
  expect(after).not.toHaveProperty('people')
  expect(found.map(([kind, id]) => [kind, id])).toEqual([
    ['removed', 'a'],
    ['removed', 'b'],
  ])
})

it('a record whose answers are asked one by one is compared one by one, so that last year’s never counts by mistake (N1)', () => {
  const old = { ...lastYear, address: { street: 'Old Street' } }
  const viewOf = (moved: string) =>
    evaluateFlow(flow, {
      ...contextOf({ moved, people_changed: 'No', address: { street: 'New Street' } }),
      carried: old,
    }).view
  expect(viewOf('Yes').get('address.street')).toBe('New Street')
  expect(viewOf('No').get('address.street')).toBe('Old Street')
  expect(viewOf('Yes').get('address')).toBeUndefined()
})
