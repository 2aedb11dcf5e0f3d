import { expect, it } from 'vitest'
import { compileFlow } from '../evaluation/compile-flow.ts'
import { evaluateFlow } from '../evaluation/evaluate-flow.ts'
import type { Remark } from '../model/remark.ts'
import type { ListStep } from '../model/step.ts'
import { yes } from '../rules/rule.ts'
import { field, page } from '../testing/made-pages.ts'
import { translator } from '../text/text.ts'
import { remainingRemarks } from './remaining-remarks.ts'

/** Warns of every number above the one at `staff`, and of a list that is longer. */
const aboveStaff: Remark = {
  label: 'above staff',
  reads: ['staff'],
  text: 'above',
  says: (view, answer) => {
    const [staff, count] = [Number(view.get('staff')), Array.isArray(answer) ? answer.length : Number(answer)]
    return { params: { staff }, ...(count > staff ? { differs: true } : {}) }
  },
}
const remarks = [aboveStaff]
const list: ListStep = {
  kind: 'list',
  id: 'shops',
  label: 'Shops',
  list: '/shop/list',
  create: '/shop/edit/0/staff',
  edit: '/shop/edit/{pos}/{page}',
  items: 'shops',
  checks: [],
  remarks,
  texts: { item: 'Shop', add: '', deletePrompt: '', empty: '' },
  pages: [{ key: 'staff', label: '', form: { fields: [field('item.people', 'number', { remarks })] } }],
}
const flow = compileFlow({
  id: 'all',
  nodes: [
    {
      kind: 'group',
      id: 'all',
      label: 'All',
      children: [
        page('size', [
          field('staff', 'number'),
          field('drivers', 'number', { remarks, visible: yes('drives') }),
          field('drives', 'yes_no'),
          field('teams', 'repeat', { fields: [field('size', 'number', { remarks })] }),
        ]),
        list,
      ],
    },
  ],
  aliases: [],
  baseFacts: [],
})
const words = { t: translator({ above: 'You said {staff}.' }, 'en-US'), locale: 'en-US', currency: 'USD' }

const remarksOf = (answers: Record<string, unknown>) =>
  remainingRemarks(evaluateFlow(flow, { answers, facts: {}, sets: {}, switches: {}, today: '2026-11-20' }), words)

it('finds every warning beside an answer, in lists and within entries too (Q6, S8)', () => {
  const shops = [
    { id: 'a', people: 2 },
    { id: 'b', people: 9 },
    { id: 'c', people: 1 },
    { id: 'd', people: 1 },
  ]
  const text = 'You said 3.'
  expect(remarksOf({ staff: 3, drivers: 9, teams: [{ size: 1 }, { size: 7 }], shops })).toEqual([
    { field: 'teams.1.size', page: '/size', question: 'size', text },
    { field: 'shops.1.people', page: '/shop/edit/1/staff', question: 'item.people', text },
    { field: 'shops', page: '/shop/list', question: 'Shops', text },
  ])
})

it('finds nothing where no answers contradict each other (Q6)', () => {
  expect(remarksOf({ staff: 3, teams: [{ size: 3 }], shops: [{ id: 'a', people: 1 }] })).toEqual([])
  expect(remarksOf({})).toEqual([])
})
