import { compileFlow } from '@coverwright/core/evaluation/compile-flow'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import type { Field } from '@coverwright/core/model/field'
import type { ListStep } from '@coverwright/core/model/step'
import { yes } from '@coverwright/core/rules/rule'
import { expect, it } from 'vitest'
import { listChanges } from './list-changes.ts'

const field = (path: string, more: Partial<Field> = {}): Field => ({ path, type: 'text', label: path, ...more })

const step: ListStep = {
  kind: 'list',
  id: 'people',
  label: 'People',
  list: '/people/list',
  create: '/people/create',
  edit: '/people/edit/{pos}',
  items: 'people',
  checks: [],
  columns: ['item.first_name', 'item.last_name'],
  texts: { item: 'Person', add: '', deletePrompt: '', empty: '' },
  pages: [
    {
      key: 'details',
      label: '',
      form: {
        fields: [
          field('item.first_name'),
          field('item.last_name'),
          field('item.approved', { type: 'yes_no' }),
          field('item.since', { type: 'date', visible: yes('item.approved') }),
        ],
      },
    },
  ],
}

const flow = compileFlow({
  id: 'all',
  nodes: [{ kind: 'group', id: 'all', label: '', children: [step] }],
  aliases: [],
  baseFacts: [],
})
const words = { t: (text: unknown) => String(text), locale: 'en-US', currency: 'USD', labelOf: () => undefined }

const helena = { id: 'a', first_name: 'Helena', last_name: 'Alder', approved: 'No' }
const priya = { id: 'b', first_name: 'Priya', last_name: 'Raman', approved: 'Yes', since: '2023-09-05' }

function changes(people: readonly unknown[], carried?: readonly unknown[]) {
  const context: FlowContext = {
    answers: { people },
    ...(carried ? { carried: { people: carried } } : {}),
    facts: {},
    sets: {},
    switches: {},
    today: '2026-11-20',
  }
  const [entry] = evaluateFlow(flow, context).pages
  if (!entry) throw new Error('The list is not in the flow')
  const changesFound = listChanges(step, entry, context, words)
  return changesFound && { marks: Object.fromEntries(changesFound.marks), left: changesFound.left }
}

it('says who is new, who changed and who left since last year, whatever their order (N1)', () => {
  const jonah = { id: 'c', first_name: 'Jonah', last_name: 'Weiss', approved: 'No' }
  expect(changes([jonah, { ...helena, last_name: 'Finch' }], [helena, priya])).toEqual({
    marks: { c: 'new', a: 'changed' },
    left: ['Priya Raman'],
  })
  expect(changes([priya, helena], [helena, priya])).toEqual({ marks: {}, left: [] })
})

it('an answer that no longer counts is no change, a removed one is (N1)', () => {
  expect(changes([{ ...helena, since: '2020-01-01' }], [helena])).toEqual({ marks: {}, left: [] })
  expect(changes([{ ...helena, first_name: '' }], [helena])?.marks).toEqual({ a: 'changed' })
})

it('an application that renews nothing marks nothing (N1)', () => {
  expect(changes([helena])).toBeUndefined()
  expect(changes([helena], [])).toBeUndefined()
})
