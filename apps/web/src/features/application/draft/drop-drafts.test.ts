import { afterEach, expect, it, vi } from 'vitest'
import { keepDraft, loadDraft, noDraft } from './draft.ts'
import { dropDraftsOf } from './drop-drafts.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A store whose names are its own keys, as those of browsers. */
const store = () =>
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

it('keeps nothing of what was typed once the application is sent, and leaves another one’s alone (case C9)', () => {
  vi.stubGlobal('document', { baseURI: 'http://localhost/' })
  vi.stubGlobal('localStorage', store())
  vi.stubGlobal('sessionStorage', store())
  const draft = { entered: { company_name: 'Half a na' } }
  for (const [quote, step] of [
    ['one', '/business'],
    ['one', '/contact'],
    ['other', '/business'],
  ] as const)
    keepDraft(quote, step, draft)
  dropDraftsOf('one')
  expect([loadDraft('one', '/business'), loadDraft('one', '/contact')]).toEqual([noDraft, noDraft])
  expect(loadDraft('other', '/business')).toEqual(draft)
  expect(JSON.stringify(localStorage)).not.toContain('draft.one')
})
