import { describe, expect, it } from 'vitest'
import { compileFlow } from '../evaluation/compile-flow.ts'
import { evaluateFlow } from '../evaluation/evaluate-flow.ts'
import type { Field } from '../model/field.ts'
import type { GroupNode, ListStep, PageStep } from '../model/step.ts'
import { yes } from '../rules/rule.ts'
import { summary } from './summary.ts'

const field = (path: string, more: Partial<Field> = {}): Field => ({ path, type: 'yes_no', label: path, ...more })
const page: PageStep = { kind: 'page', id: 'shop', path: '/shop', label: '', form: { fields: [field('open')] } }
const list: ListStep = {
  kind: 'list',
  id: 'locations',
  label: 'Locations',
  list: '/location/list',
  create: '/location/edit/0/address',
  edit: '/location/edit/{pos}/{page}',
  items: 'locations',
  checks: [],
  texts: { item: 'Location', add: '', deletePrompt: '', empty: '' },
  pages: [
    { key: 'address', label: '', form: { fields: [field('item.owned')] } },
    {
      key: 'staff',
      label: '',
      when: yes('item.owned'),
      form: { fields: [field('item.staff'), field('item.seats', { type: 'number', visible: yes('item.staff') })] },
    },
  ],
}

const later: GroupNode = {
  kind: 'group',
  id: 'owner',
  label: 'Owner',
  subject: 'business',
  children: [
    {
      kind: 'page',
      id: 'owner',
      path: '/owner',
      label: '',
      form: { fields: [field('listed'), field('insured', { subject: 'people' })] },
    },
  ],
}

const sections = (answers: Record<string, unknown>, ...others: readonly GroupNode[]) => {
  const flow = compileFlow({
    id: 'all',
    nodes: [{ kind: 'group', id: 'all', label: 'All', children: [page, list] }, ...others],
    aliases: [],
    baseFacts: [],
  })
  const flowState = evaluateFlow(flow, { answers, facts: {}, sets: {}, switches: {}, today: '2026-11-20' })
  return summary(flowState).map(({ label, rows }) => ({
    label,
    rows: rows.map(({ field: { path: answer }, item, path, answer: text, missing }) => [
      ...(item ? [item.number] : []),
      ...[answer, text, path, missing],
    ]),
  }))
}

describe('the answers, for review', () => {
  it('shows each item of a list, with its open answers and the page that asks (S5, S7)', () => {
    const items = [
      { id: 'a', owned: 'No', staff: 'Yes' },
      { id: 'b', owned: 'Yes', staff: 'No', seats: 4 },
    ]
    expect(sections({ open: 'Yes', locations: items })).toEqual([
      {
        label: 'All',
        rows: [
          ['open', 'Yes', '/shop', false],
          [1, 'locations.0.owned', 'No', '/location/edit/0/address', false],
          [2, 'locations.1.owned', 'Yes', '/location/edit/1/address', false],
          [2, 'locations.1.staff', 'No', '/location/edit/1/staff', false],
        ],
      },
    ])
  })

  it('shows what is about one subject together, whoever asks for it, before what has none (S2)', () => {
    expect(sections({ open: 'Yes', listed: 'No', insured: 'Yes' }, later)).toMatchObject([
      { label: 'subject.business', rows: [['listed', 'No', '/owner', false]] },
      { label: 'subject.people', rows: [['insured', 'Yes', '/owner', false]] },
      { label: 'All' },
    ])
  })

  it('says what is missing in an item, and that a list is empty (S5)', () => {
    const [all] = sections({ locations: [{ id: 'a', owned: 'Yes' }] })
    expect(all?.rows.at(-1)).toEqual([1, 'locations.0.staff', undefined, '/location/edit/0/staff', true])
    expect(sections({})[0]?.rows).toEqual([
      ['open', undefined, '/shop', true],
      ['locations', [], '/location/edit/0/address', false],
    ])
  })
})
