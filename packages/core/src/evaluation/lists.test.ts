import { describe, expect, it } from 'vitest'
import type { Answers } from '../answers/answers.ts'
import type { Field } from '../model/field.ts'
import type { ItemPage, ListStep, PageStep } from '../model/step.ts'
import { back, canVisit, locate, next } from '../navigation/navigate.ts'
import { yes } from '../rules/rule.ts'
import { saveStep } from '../saving/save-step.ts'
import { submission } from '../saving/submission.ts'
import { compileFlow } from './compile-flow.ts'
import { evaluateFlow } from './evaluate-flow.ts'
import type { FlowContext } from './flow-context.ts'

const field = (path: string, more: Partial<Field> = {}): Field => ({ path, type: 'yes_no', label: path, ...more })
const page = (id: string): PageStep => ({ kind: 'page', id, path: `/${id}`, label: id, form: { fields: [] } })

const itemPages: readonly ItemPage[] = [
  { key: 'address', label: '', form: { fields: [field('item.owned')] } },
  {
    key: 'staff',
    label: '',
    form: { fields: [field('item.staff'), field('item.seats', { type: 'number', visible: yes('item.staff') })] },
  },
  { key: 'garage', label: '', when: yes('item.owned'), form: { fields: [field('item.garage')] } },
]

const locations: ListStep = {
  kind: 'list',
  texts: { item: 'Item', add: 'Add', deletePrompt: 'Delete?', empty: 'None yet' },
  id: 'locations',
  label: 'locations',
  list: '/location/list',
  create: '/location/edit/0/address',
  edit: '/location/edit/{pos}/{page}',
  items: 'locations',
  max: 2,
  checks: [
    { name: 'oneIsOwned', message: 'list.oneIsOwned', passes: (items) => JSON.stringify(items).includes('owned') },
  ],
  pages: itemPages,
}

const withOwnCreate: ListStep = { ...locations, create: '/location/create', checks: [] }

const flowWith = (list: ListStep) =>
  compileFlow({
    id: 'lists',
    nodes: [{ kind: 'group', id: 'all', label: '', children: [page('before'), list, page('after')] }],
    aliases: [],
    baseFacts: [],
  })

const contextWith = (items: readonly unknown[] | undefined): FlowContext => ({
  answers: items ? { locations: items } : {},
  facts: {},
  sets: {},
  switches: {},
  today: '2026-11-20',
  maxStep: '/after',
})

const shop = { id: 'a', owned: 'No', staff: 'No' }
const hall = { id: 'b', owned: 'Yes', staff: 'Yes', seats: 5, garage: 'No' }

const on = (items: readonly unknown[] | undefined, list = locations) => {
  const context = contextWith(items)
  const flowState = evaluateFlow(flowWith(list), context)
  return {
    paths: flowState.pages.map((entry) => entry.path),
    entry: flowState.pages[1],
    item: (path: string) => locate(flowState, path)?.item,
    isPlace: (path: string) => locate(flowState, path) !== undefined,
    next: (path: string) => next(flowState, path),
    back: (path: string) => back(flowState, path),
    canVisit: (path: string) => canVisit(flowState, path),
    sent: submission(flowState, context),
  }
}

const save = (items: readonly unknown[], path: string, answers: Answers, list = locations) =>
  saveStep(flowWith(list), contextWith(items), path, answers, [])

describe('a list in the flow', () => {
  it('is its create page while empty, and its list otherwise (F15)', () => {
    expect(on(undefined).paths).toEqual(['/before', '/location/edit/0/address', '/after'])
    expect(on([]).paths).toEqual(['/before', '/location/edit/0/address', '/after'])
    expect(on([shop]).paths).toEqual(['/before', '/location/list', '/after'])
    expect(on([], withOwnCreate).paths[1]).toBe('/location/create')
  })

  it('leads from the list onwards, and back from it to the entry, or to create when emptied (X2)', () => {
    expect(on([shop]).next('/location/list')).toBe('/after')
    expect(on([shop]).back('/location/list')).toBe('/before')
    expect(on([]).back('/location/list')).toBe('/location/edit/0/address')
    expect(on([shop], withOwnCreate).back('/location/create')).toBe('/location/list')
    expect(on([], withOwnCreate).back('/location/create')).toBe('/before')
  })

  it('leads from the address of a merged page to the page that contains it (X8)', () => {
    const [address, ...others] = itemPages
    const list = { ...locations, pages: address ? [{ ...address, holds: ['street'] }, ...others] : [] }
    expect(on([shop], list).item('/location/edit/0/street')).toEqual({ position: 0, page: 'address', isNew: false })
    expect(on([shop], list).next('/location/edit/0/street')).toBe('/location/edit/0/staff')
    expect(on([shop]).isPlace('/location/edit/0/street')).toBe(false)
  })

  it('goes through the pages that apply to the item, then to the list (F15)', () => {
    expect(on([shop, hall]).next('/location/edit/1/address')).toBe('/location/edit/1/staff')
    expect(on([shop, hall]).next('/location/edit/1/staff')).toBe('/location/edit/1/garage')
    expect(on([shop, hall]).next('/location/edit/1/garage')).toBe('/location/list')
    expect(on([shop, hall]).next('/location/edit/0/staff')).toBe('/location/list')
    expect(on([shop, hall]).back('/location/edit/1/garage')).toBe('/location/edit/1/staff')
    expect(on([shop, hall]).back('/location/edit/0/address')).toBe('/location/list')
  })

  it('goes on with the new item after create has saved it, even if it was the last one allowed (F15)', () => {
    expect(on([shop], withOwnCreate).next('/location/create')).toBe('/location/edit/0/staff')
    expect(on([shop, hall], withOwnCreate).next('/location/create')).toBe('/location/edit/1/staff')
    expect(on([], withOwnCreate).next('/location/create')).toBe('/location/list')
    expect(on([shop]).next('/location/edit/1/address')).toBe('/location/list')
  })

  it.each([
    ['/location/edit/0/address', { position: 0, page: 'address', isNew: false }],
    ['/location/edit/1/address', { position: 1, page: 'address', isNew: true }],
    ['/location/edit/1/staff', undefined],
    ['/location/edit/2/address', undefined],
    ['/location/edit/0/garage', undefined],
    ['/location/edit/0/cellar', undefined],
    ['/location/edit/-1/address', undefined],
    ['/location/edit/0x/address', undefined],
  ])('with one item, %s is the item %j (X11)', (path, item) => {
    expect(on([shop]).item(path)).toEqual(item)
  })

  it('has no place for an item that was deleted, where items are edited outside the flow (X11)', () => {
    expect(on([shop], withOwnCreate).isPlace('/location/edit/1/address')).toBe(false)
    expect(on([shop], withOwnCreate).item('/location/create')?.isNew).toBe(true)
  })

  it('opens no new item in a full list, and refuses an item too many (F15)', () => {
    expect(on([shop]).canVisit('/location/edit/1/address')).toBe(true)
    expect(on([shop, hall]).canVisit('/location/edit/2/address')).toBe(false)
    expect(on([shop, hall], withOwnCreate).canVisit('/location/create')).toBe(false)
    expect(on([shop, hall, { ...shop, id: 'c' }]).entry?.problems).toMatchObject([
      { path: 'locations', key: 'validationError.tooMany', params: { count: 2 } },
    ])
  })

  it('is complete when every item is, and every check of the list passes (V3)', () => {
    expect(on([shop, hall]).entry?.status).toBe('complete')
    expect(on([shop, { id: 'b', owned: 'Yes' }]).entry).toMatchObject({
      status: 'incomplete',
      problems: [{ path: 'locations.1.staff', missing: expect.any(String) }, { path: 'locations.1.garage' }],
    })
    expect(on([{ ...shop, staff: 'maybe' }]).entry?.status).toBe('invalid')
    expect(on([]).entry).toMatchObject({ status: 'incomplete', list: { failed: 'list.oneIsOwned' } })
  })

  it('submits only the open answers of each item (Q2)', () => {
    const ghosts = { ...shop, seats: 7, garage: 'Yes' }
    expect(on([ghosts, hall]).sent).toEqual({ locations: [shop, hall] })
  })
})

describe('saving an item', () => {
  it("writes the item's fields that were sent, and nothing that is not a field (F15)", () => {
    const answers = {
      locations: [
        { id: 'a', owned: 'No' },
        { id: 'b', owned: 'no', staff: 'No', admin: true },
      ],
      x: 1,
    }
    const savedStep = save([shop, hall], '/location/edit/1/address', answers)
    expect(savedStep?.answers).toEqual({ locations: [shop, { ...hall, owned: 'No', staff: 'No' }] })
    expect(savedStep?.changed).toEqual(['locations'])
    expect(savedStep?.problems).toEqual([])
  })

  it('adds a new item with its id, and validates that page only (F15)', () => {
    const addedStep = save([shop], '/location/edit/1/address', { locations: [shop, { id: 'c', staff: 'Yes' }] })
    expect(addedStep?.answers).toEqual({ locations: [shop, { id: 'c', staff: 'Yes' }] })
    expect(addedStep?.problems).toMatchObject([{ path: 'item.owned', missing: expect.any(String) }])
    const first = save([], '/location/create', { locations: [{ id: 'c', owned: 'Yes' }] }, withOwnCreate)
    expect(first?.answers).toEqual({ locations: [{ id: 'c', owned: 'Yes' }] })
    expect(first?.problems).toEqual([])
  })

  it('finds the item by its id, and refuses one that was deleted (X11)', () => {
    const answers = { locations: [shop, { id: 'b', owned: 'No' }] }
    expect(save([hall, shop], '/location/edit/1/address', answers)?.answers).toEqual({
      locations: [{ ...hall, owned: 'No' }, shop],
    })
    const other = { locations: [{ id: 'gone', owned: 'No' }] }
    expect(save([shop], '/location/edit/0/address', other)).toBeUndefined()
  })

  it('lets the list remove and reorder items, keeps answers it is not sent, and accepts no unknown name (F15)', () => {
    const answers = {
      locations: [
        { id: 'b', owner: 'me' },
        { id: 'a', staff: null },
      ],
    }
    expect(save([shop, hall], '/location/list', answers)?.answers).toEqual({
      locations: [hall, { id: 'a', owned: 'No' }],
    })
    expect(save([shop], '/location/list', { locations: [] })?.answers).toEqual({})
    expect(save([shop], '/location/list', {})?.answers).toEqual({ locations: [shop] })
    expect(save([shop], '/location/list', { locations: 'none' })).toBeUndefined()
  })

  it('keeps an item that is sent as it is stored, and cleans one that is not (F15)', () => {
    const plain = { id: 'a', owned: 'Yes', garage: 'No', staff: 'No' }
    const loose = { id: 'b', owned: 'yes', staff: '' }
    const context = contextWith([plain, loose])
    const savedStep = saveStep(flowWith(locations), context, '/location/list', { locations: [plain, loose] }, [])
    const items = savedStep?.answers.locations
    const [first, second] = Array.isArray(items) ? items : []
    expect(first).toBe(plain)
    expect(second).toEqual({ id: 'b', owned: 'Yes' })
  })

  it('adds an item once when the same save arrives twice (A3)', () => {
    const answers = { locations: [shop, { id: 'c', owned: 'Yes' }] }
    const again = save([shop, { id: 'c', owned: 'Yes' }], '/location/create', answers, withOwnCreate)
    expect(again?.answers).toEqual({ locations: [shop, { id: 'c', owned: 'Yes' }] })
    expect(again?.problems).toEqual([])
  })

  it('checks the saved item at its current position (X11)', () => {
    const answers = { locations: [shop, { id: 'b', owned: 'Yes' }] }
    expect(save([hall, { id: 'a' }], '/location/edit/1/address', answers)?.problems).toEqual([])
  })

  it('lets an item be deleted while another is incomplete, but does not leave the list (F15, V3)', () => {
    const unfinishedItem = { id: 'b', owned: 'Yes' }
    const clearedItem = { locations: [{ id: 'b' }] }
    expect(save([shop, unfinishedItem], '/location/list', clearedItem)?.problems).toEqual([])
    expect(save([unfinishedItem], '/location/list', {})?.problems).toHaveLength(2)
    const changedItem = { locations: [{ id: 'b', owned: null }] }
    expect(save([shop, unfinishedItem], '/location/list', changedItem)?.problems).not.toEqual([])
  })

  it('refuses an item beyond the maximum (F15)', () => {
    const answers = { locations: [shop, hall, { id: 'c', owned: 'No', staff: 'No' }] }
    expect(save([shop, hall], '/location/list', answers)?.problems).toMatchObject([{ key: 'validationError.tooMany' }])
    expect(save([shop, hall], '/location/create', answers, withOwnCreate)?.problems).toMatchObject([
      { key: 'validationError.tooMany' },
    ])
  })
})
