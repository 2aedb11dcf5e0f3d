import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mayReload } from '../../navigation/missing-chunk.ts'
import { draftStorage } from './storage.ts'

type Store = { readonly held: Map<string, string>; full: boolean }

/** A browser's storage, which may be full. */
function storage(name: 'localStorage' | 'sessionStorage'): Store {
  const store: Store = { held: new Map(), full: false }
  vi.stubGlobal(name, {
    getItem: (key: string) => store.held.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (store.full) throw new DOMException('full', 'QuotaExceededError')
      store.held.set(key, text)
    },
    removeItem: (key: string) => store.held.delete(key),
  })
  return store
}

// Other files of tests share it.
beforeEach(() => {
  for (const name of draftStorage.names()) draftStorage.remove(name)
})

afterEach(() => {
  draftStorage.remove('a')
  vi.unstubAllGlobals()
})

it('keeps drafts for all tabs, or in this one if the storage is full (durability)', () => {
  const [all, own] = [storage('localStorage'), storage('sessionStorage')]
  draftStorage.set('a', 'one')
  expect([all.held.get('a'), draftStorage.get('a')]).toEqual(['one', 'one'])
  all.full = true
  draftStorage.set('a', 'two')
  expect([own.held.get('a'), draftStorage.get('a'), draftStorage.isInMemory()]).toEqual(['two', 'two', false])
  all.full = false
  draftStorage.set('a', 'three')
  expect([all.held.get('a'), own.held.has('a'), draftStorage.get('a')]).toEqual(['three', false, 'three'])
})

it('keeps it in the page if storage is forbidden; the page is then not reloaded by itself (durability, case D11)', () => {
  const [all, own] = [storage('localStorage'), storage('sessionStorage')]
  const missing = new Error('error loading dynamically imported module: /assets/a.js')
  all.full = true
  own.full = true
  draftStorage.set('a', 'typed')
  expect([draftStorage.get('a'), draftStorage.isInMemory()]).toEqual(['typed', true])
  own.full = false
  expect(mayReload(missing)).toBe(false)
  draftStorage.remove('a')
  expect([draftStorage.get('a'), draftStorage.isInMemory()]).toEqual([undefined, false])
  expect(mayReload(missing)).toBe(true)
})

it('reloads once for each missing file, even if two of them fail in turn (case D11)', () => {
  storage('sessionStorage')
  const mayReloadAfter = (file: string) => mayReload(new Error(`error loading dynamically imported module: ${file}`))
  expect([mayReloadAfter('a.js'), mayReloadAfter('b.js'), mayReloadAfter('a.js'), mayReloadAfter('b.js')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('reloads for a limited number of files (case D11)', () => {
  storage('sessionStorage')
  const reloads = Array.from({ length: 100 }, (_, file) =>
    mayReload(new Error(`Importing a module script failed ${file}`)),
  )
  expect(reloads.filter(Boolean).length).toBe(20)
})
