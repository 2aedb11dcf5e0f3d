import type { Field } from '@coverwright/core/model/field'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noDraft } from './draft.ts'
import { createDraftStore } from './draft-store.ts'

beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'http://localhost/' })
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
})
afterEach(() => vi.unstubAllGlobals())

/** A store whose names are its own keys, as those of browsers. */
const storage = () =>
  Object.create({
    getItem(name: string) {
      return Reflect.get(this, name) ?? null
    },
    setItem(name: string, text: string) {
      Reflect.set(this, name, text)
    },
    removeItem(name: string) {
      Reflect.deleteProperty(this, name)
    },
  })

const text = (path: string, more: Partial<Field> = {}): Field => ({ path, type: 'text', label: path, ...more })
const fields = [
  text('company_name'),
  text('employer_id', { type: 'tax_id' }),
  { ...text('owners'), type: 'repeat', fields: [text('name'), text('birthdate', { type: 'date', sensitive: true })] },
] as const satisfies readonly Field[]
const of = (quoteId: string | undefined, page = '/business') => ({ quoteId, page, fields })
const draft = { entered: { company_name: 'Half a na' } }
const inBrowser = () => JSON.stringify([localStorage, sessionStorage])

it('finds what was typed before the quote existed, only in that quote (durability)', () => {
  const drafts = createDraftStore()
  drafts.store(of(undefined), draft)
  expect(drafts.load(of('q'), true)).toEqual(draft)
  expect(drafts.load(of('q'))).toEqual(noDraft)
  drafts.drop(of(undefined))
  expect(drafts.load(of('q'), true)).toEqual(noDraft)
})

it('removes drafts once the application is submitted, and leaves another’s alone (case C9)', () => {
  const drafts = createDraftStore()
  for (const each of [of('one'), of('one', '/contact'), of('other')]) drafts.store(each, draft)
  drafts.dropQuote('one')
  expect([drafts.load(of('one')), drafts.load(of('one', '/contact'))]).toEqual([noDraft, noDraft])
  expect(drafts.load(of('other'))).toEqual(draft)
  expect(inBrowser()).not.toContain('.one.')
})

it('never stores a tax number or a day of birth, and the open page has them still (privacy)', () => {
  const drafts = createDraftStore()
  const owners = [{ id: 'o1', name: 'Ann', birthdate: '1980-02-03' }]
  const typedDraft = {
    entered: { company_name: 'Acme', employer_id: '12-3456789', owners },
    seen: { employer_id: '98-7654321' },
    sent: [{ employer_id: '12-3456789', owners }],
  }
  drafts.store(of('q'), typedDraft)
  expect(inBrowser()).toContain('Acme')
  expect(inBrowser()).toContain('Ann')
  for (const secret of ['3456789', '7654321', '1980']) expect(inBrowser()).not.toContain(secret)
  expect(drafts.load(of('q'))).toEqual(typedDraft)
  expect(createDraftStore().load(of('q'))).toEqual({
    entered: { company_name: 'Acme', owners: [{ id: 'o1', name: 'Ann' }] },
    seen: {},
    sent: [{ owners: [{ id: 'o1', name: 'Ann' }] }],
  })
})

it('prefers what another tab has typed since over its own (two tabs)', () => {
  const [store, otherStore] = [createDraftStore(), createDraftStore()]
  store.store(of('q'), { entered: { company_name: 'Here', employer_id: '12-3456789' } })
  otherStore.store(of('q'), { entered: { company_name: 'There' } })
  expect(store.load(of('q')).entered).toEqual({ company_name: 'There' })
})

it('removes sensitive answers from drafts stored before these were left out (privacy)', () => {
  const old = JSON.stringify({ entered: { company_name: 'Acme', employer_id: '12-3456789' } })
  localStorage.setItem('coverwright.draft.q./business', old)
  localStorage.setItem('coverwright.draft.q./contact', old)
  const drafts = createDraftStore()
  expect(drafts.load(of('q')).entered).toMatchObject({ company_name: 'Acme' })
  expect(inBrowser()).not.toContain('3456789')
  expect(drafts.load(of('q', '/contact'))).toEqual(noDraft)
})
