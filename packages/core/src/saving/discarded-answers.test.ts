import { expect, it } from 'vitest'
import type { Answers } from '../answers/answers.ts'
import { compileFlow } from '../evaluation/compile-flow.ts'
import { evaluateFlow } from '../evaluation/evaluate-flow.ts'
import type { FlowContext } from '../evaluation/flow-context.ts'
import { withDerivedItems } from '../evaluation/list-columns.ts'
import type { ListStep } from '../model/step.ts'
import { yes } from '../rules/rule.ts'
import { saveStep } from './save-step.ts'

const list: ListStep = {
  kind: 'list',
  id: 'people',
  label: 'People',
  list: '/people/list',
  create: '/people/create',
  edit: '/people/edit/{pos}',
  items: 'people',
  checks: [],
  columns: [
    'item.name',
    {
      path: 'item.since',
      label: 'Since',
      type: 'date',
      value: (view) => view.get('item.date'),
      otherwise: 'The first day',
    },
  ],
  texts: { item: 'Person', add: 'Add', deletePrompt: 'Delete?', empty: 'None' },
  pages: [
    {
      key: 'who',
      label: 'Who',
      form: {
        fields: [
          { path: 'item.name', type: 'text', label: 'Name' },
          { path: 'item.approved', type: 'yes_no', label: 'Approved?' },
          { path: 'item.date', type: 'date', label: 'Date', visible: yes('item.approved'), discardedWhenHidden: true },
          { path: 'item.note', type: 'text', label: 'Note', visible: yes('item.approved'), optional: true },
        ],
      },
    },
  ],
}
const page = {
  kind: 'page',
  id: 'info',
  path: '/info',
  label: 'Info',
  form: {
    fields: [
      { path: 'asked', type: 'yes_no', label: 'Asked?' },
      { path: 'code', type: 'text', label: 'Code', visible: yes('asked'), discardedWhenHidden: true },
    ],
  },
} as const
const flow = compileFlow({
  id: 'test',
  nodes: [{ kind: 'group', id: 'all', label: 'All', children: [page, list] }],
  aliases: [],
  baseFacts: [],
})
const contextOf = (answers: Answers): FlowContext => ({
  answers,
  facts: {},
  sets: {},
  switches: {},
  today: '2026-11-21',
})

const ann = { id: 'a', name: 'Ann', approved: 'Yes', date: '2020-02-29', note: 'kept' }
const before = { asked: 'Yes', code: 'x', people: [ann] }

it('an answer to discard is removed by the save that hides it (R9)', () => {
  const savedStep = saveStep(flow, contextOf(before), '/info', { asked: 'No' }, [])
  expect(savedStep?.answers).toEqual({ asked: 'No', people: [ann] })
})

it('an item of a list discards the same, and keeps the rest (R9)', () => {
  const answers = { people: [{ ...ann, approved: 'No' }] }
  const savedStep = saveStep(flow, contextOf(before), '/people/edit/0', answers, [])
  expect(savedStep?.answers.people).toEqual([{ id: 'a', name: 'Ann', approved: 'No', note: 'kept' }])
  const again =
    savedStep &&
    saveStep(flow, contextOf(savedStep.answers), '/people/edit/0', { people: [{ ...ann, date: undefined }] }, [])
  expect(again?.problems.map(({ path }) => path)).toEqual(['item.date'])
})

it('each item has its derived value, or the words for none (R9)', () => {
  const bob = { id: 'b', name: 'Bob', approved: 'No', date: '2019-01-01' }
  const context = contextOf({ ...before, people: [ann, bob] })
  const displayedAnswers = withDerivedItems(context.answers, evaluateFlow(flow, context), context, String)
  expect(displayedAnswers.people).toEqual([
    { ...ann, since: '2020-02-29' },
    { ...bob, since: 'The first day' },
  ])
})
