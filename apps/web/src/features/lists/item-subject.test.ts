import { compileFlow } from '@coverwright/core/evaluation/compile-flow'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import type { Field } from '@coverwright/core/model/field'
import type { ListStep, PageStep } from '@coverwright/core/model/step'
import { type View, yes } from '@coverwright/core/rules/rule'
import { describe, expect, it } from 'vitest'
import type { Draft } from '../application/draft/draft.ts'
import { itemSubject, newItemPath } from './item-subject.ts'
import { blockedBy } from './list-problem.ts'
import { listTable } from './list-rows.ts'
import { listWithout } from './use-removal.ts'

const field = (path: string, more: Partial<Field> = {}): Field => ({ path, type: 'text', label: path, ...more })

const start: PageStep = {
  kind: 'page',
  id: 'start',
  path: '/start',
  label: '',
  form: { fields: [field('zip_code'), field('wc_wanted', { type: 'yes_no' })] },
}

const step: ListStep = {
  kind: 'list',
  id: 'locations',
  label: 'Locations',
  list: '/location/list',
  create: '/location/edit/0/address',
  edit: '/location/edit/{pos}/{page}',
  items: 'locations',
  max: 3,
  checks: [{ name: 'has', message: 'list.has', passes: (items) => items.length > 0 }],
  columns: ['item.street', 'item.payroll', 'item.rent'],
  texts: { item: 'Location', add: '', deletePrompt: '', empty: '' },
  prefill: { zip: 'zip_code', payroll: 'zip_code' },
  pages: [
    { key: 'address', label: '', form: { fields: [field('item.street'), field('item.zip')] } },
    {
      key: 'operations',
      label: '',
      form: {
        fields: [
          field('item.payroll', { type: 'money', visible: yes('wc_wanted') }),
          field('item.leased', { type: 'yes_no' }),
          field('item.rent', { type: 'money', visible: yes('item.leased') }),
        ],
      },
    },
  ],
}

const t = (text: unknown, params: Readonly<Record<string, unknown>> = {}) =>
  text === 'ui.entry' ? `${params.label} ${params.number}` : [text, ...Object.values(params)].join(' ')
const words = { t, locale: 'en-US', currency: 'USD', labelOf: () => undefined }

function subjectOf(items: readonly unknown[], answers: Record<string, unknown> = {}) {
  const flow = compileFlow({
    id: 'all',
    nodes: [{ kind: 'group', id: 'all', label: '', children: [start, step] }],
    aliases: [],
    baseFacts: [],
  })
  const context: FlowContext = {
    answers: { zip_code: '60540', ...answers, ...(items.length ? { locations: items } : {}) },
    facts: {},
    sets: {},
    switches: {},
    today: '2026-11-20',
  }
  const entry = evaluateFlow(flow, context).pages.find(({ list }) => list)
  if (!entry) throw new Error('The list is not in the flow')
  return { context, entry }
}

function item(items: readonly unknown[], id: string, page = 'address', isNew = false, answers = {}) {
  const { context, entry } = subjectOf(items, answers)
  return itemSubject(
    { site: { country: 'US', locale: 'en-US', currency: 'USD' }, context },
    { step, entry, page, id, isNew },
  )
}

const draftOf = (entered: Draft['entered'], seen: Draft['entered'] = {}): Draft => ({ entered, seen })
const conflict = (theirs: unknown) => [{ field: 'locations', yours: null, theirs }]

const mill = { id: 'a', street: '1 Mill Road', zip: '60540', leased: 'No' }
const yard = { id: 'b', street: '2 Yard Lane', zip: '60532', leased: 'Yes', rent: 900 }

describe('an item that is filled in', () => {
  it('takes over problems that the server names by its place in the list (S3)', () => {
    const { named } = item([mill, yard], 'b')
    expect(
      ['locations.1.street', 'locations.0.rooms.2.size', 'locations', 'zip_code'].map((path) => named?.(path)),
    ).toEqual(['item.street', 'item.rooms.2.size', 'locations', 'zip_code'])
  })

  it('is read as item.{name}, and saved at its place with only its changes, beside the ids of the others (F15, speed)', () => {
    const subject = item([mill, yard], 'b')
    expect(subject.step).toBe('/location/edit/1/address')
    expect(subject.shown('item.street')).toBe('2 Yard Lane')
    const body = subject.body({ item: { ...yard, street: '3 Yard Lane' } }, draftOf({ 'item.street': '3 Yard Lane' }))
    expect(body).toEqual({ locations: [{ id: 'a' }, { id: 'b', street: '3 Yard Lane' }] })
    const emptyBody = subject.body({ item: { id: 'b', zip: '60532' } }, draftOf({ 'item.street': '' }))
    expect(emptyBody).toEqual({ locations: [{ id: 'a' }, { id: 'b', street: null }] })
  })

  it('is sent with an item as it is that has no name', () => {
    const { id: _, ...unnamed } = mill
    const body = item([unnamed, yard], 'b').body({ item: yard }, draftOf({ 'item.street': '2 Yard Lane' }))
    expect(body).toEqual({ locations: [unnamed, { id: 'b', street: '2 Yard Lane' }] })
  })

  it('shows and validates the item’s open fields (F15)', () => {
    const { preview } = item([yard], 'b', 'operations')
    const paths = (answers: Record<string, unknown>) => preview(answers).visible.map(({ path }) => path)
    expect(paths({ item: yard })).toEqual(['item.leased', 'item.rent'])
    expect(paths({ item: { leased: 'No' } })).toEqual(['item.leased'])
    expect(preview({ item: { leased: 'Yes' } }).problems).toMatchObject([
      { path: 'item.rent', missing: expect.any(String) },
    ])
  })

  it('prefills the first item with known answers, and stores the visible ones (R9)', () => {
    const first = item([], 'new', 'address', true)
    expect(first.step).toBe('/location/edit/0/address')
    expect(first.shown('item.zip')).toBe('60540')
    const document = { item: { id: 'new', street: '1 Mill Road', zip: '60540' } }
    expect(first.body(document, draftOf({ 'item.street': '1 Mill Road' }))).toEqual({
      locations: [{ id: 'new', street: '1 Mill Road', zip: '60540' }],
    })
    expect(item([mill], 'new', 'address', true).shown('item.zip')).toBeUndefined()
    expect(item([{ id: 'a', street: 'x' }], 'a').shown('item.zip')).toBeUndefined()
  })

  it('starts with what fits its answers on the pages before (R9)', () => {
    const onMillRoad = {
      label: 'the payroll of Mill Road',
      reads: ['item.street'],
      of: ({ get }: Pick<View, 'get'>) => (get('item.street') === '1 Mill Road' ? 5000 : undefined),
    }
    const itemBegun = (street: string) => {
      const { context, entry } = subjectOf([{ id: 'a', street }], { wc_wanted: 'Yes' })
      const place = {
        step: { ...step, prefill: { payroll: onMillRoad } },
        entry,
        page: 'operations',
        id: 'a',
        isNew: false,
      }
      return itemSubject({ site: { country: 'US', locale: 'en-US', currency: 'USD' }, context }, place).shown(
        'item.payroll',
      )
    }
    expect([itemBegun('1 Mill Road'), itemBegun('2 Yard Lane')]).toEqual([5000, undefined])
  })

  it('prefills no hidden field', () => {
    const open = { id: 'a', street: '1 Mill Road', zip: '60540' }
    const document = { item: { ...open, payroll: '60540', leased: 'No' } }
    const draft = draftOf({ 'item.leased': 'No' })
    expect(item([open], 'a', 'operations').body(document, draft)).toEqual({ locations: [{ id: 'a', leased: 'No' }] })
    expect(item([open], 'a', 'operations', false, { wc_wanted: 'Yes' }).body(document, draft)).toEqual({
      locations: [{ id: 'a', payroll: '60540', leased: 'No' }],
    })
  })

  it('adds a new item after the last, or at an address of its own (F15)', () => {
    expect(item([mill], 'c', 'address', true).step).toBe('/location/edit/1/address')
    expect(newItemPath({ ...step, create: '/location/create' }, 4)).toBe('/location/create')
  })
})

describe('an item that somebody else changed meanwhile', () => {
  const draft = draftOf({ 'item.street': '9 Yard Lane' }, { 'item.street': '2 Yard Lane' })

  it('joins what does not contradict, wherever the item stands by now (A3, X11)', () => {
    const theirs = [{ ...yard, zip: '60000' }]
    expect(item([mill, yard], 'b').rebase?.(draft, conflict(theirs))).toEqual({
      step: '/location/edit/0/address',
      body: { locations: [{ id: 'b', street: '9 Yard Lane' }] },
      conflicts: [],
    })
  })

  it('asks about an answer that both changed (A3)', () => {
    const rebasedSave = item([mill, yard], 'b').rebase?.(draft, conflict([mill, { ...yard, street: '5 Yard Lane' }]))
    expect(rebasedSave?.conflicts).toEqual([{ field: 'item.street', yours: '9 Yard Lane', theirs: '5 Yard Lane' }])
    const agreedSave = item([mill, yard], 'b').rebase?.(draft, conflict([mill, { ...yard, street: '9 Yard Lane' }]))
    expect(agreedSave?.conflicts).toEqual([])
  })

  it('adds its own beside a new one of theirs, and does not bring back a deleted one (A3, X11)', () => {
    const addedSave = item([mill], 'c', 'address', true).rebase?.(
      draftOf({ 'item.street': 'x' }),
      conflict([mill, yard]),
    )
    expect(addedSave).toMatchObject({
      step: '/location/edit/2/address',
      body: { locations: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] },
    })
    expect(item([mill, yard], 'b').rebase?.(draft, conflict([mill]))).toBeUndefined()
  })

  it('deletes one by naming the others (F15)', () => {
    expect(listWithout([mill, yard], 'a', step)).toEqual({ locations: [{ id: 'b' }] })
    expect(listWithout([mill], 'a', step)).toEqual({ locations: [] })
  })
})

describe('a list as its page shows it', () => {
  const displayedItem = (items: readonly unknown[], answers = {}) => {
    const { context, entry } = subjectOf(items, answers)
    const table = listTable(step, entry, context, words)
    return { table, blocked: blockedBy(entry, table, t) }
  }

  it('has a column for each question that some item has, and names a row by its first answer (S5)', () => {
    const { table } = displayedItem([mill, yard, { id: 'c' }])
    expect(table.columns.map(({ path }) => path)).toEqual(['item.street', 'item.rent'])
    expect(table.rows.map(({ name, cells }) => [name, ...cells])).toEqual([
      ['1 Mill Road', '1 Mill Road', ''],
      ['2 Yard Lane', '2 Yard Lane', '$900'],
      ['Location 3', '', ''],
    ])
    expect(displayedItem([mill], { wc_wanted: 'Yes' }).table.columns.map(({ path }) => path)).toContain('item.payroll')
  })

  it('leads to what an item lacks, and says what keeps the list from being left (V3)', () => {
    const { table, blocked } = displayedItem([mill, { ...yard, leased: undefined }])
    expect(table.rows.map(({ unfinished }) => unfinished)).toEqual([undefined, '/location/edit/1/operations'])
    expect(blocked).toBe('ui.list.unfinished 2 Yard Lane')
    expect(displayedItem([mill, yard]).blocked).toBeUndefined()
    expect(displayedItem([]).blocked).toBe('list.has')
    expect(displayedItem([1, 2, 3, 4].map((id) => ({ ...mill, id: String(id) }))).blocked).toBe(
      'validationError.tooMany 3',
    )
  })
})
