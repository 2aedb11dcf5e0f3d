import { expect, it, vi } from 'vitest'
import { closePopup, isPopupClosed } from './closed-popup.ts'
import { opensAt } from './popup-rule.ts'

it.each([
  [undefined, '/done', true],
  [[], '/done', false],
  [['/'], '/', true],
  [['/'], '/done', false],
  [['/location/*'], '/location/edit/0/address', true],
  [['/location/*'], '/locations', false],
  [['/done', '/contact'], '/contact', true],
])('a popup of %j opens at %s: %s (S7)', (paths, path, opens) => {
  expect(opensAt(paths ? { paths } : {}, path)).toBe(opens)
})

it('a popup that was closed stays closed in this browser, and another one opens (S7)', () => {
  const held = new Map<string, string>()
  vi.stubGlobal('document', { baseURI: 'http://site.example/' })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, text: string) => held.set(name, text),
  })
  closePopup('move')
  expect(['move', 'again'].map(isPopupClosed)).toEqual([true, false])
})
