import { expect, it } from 'vitest'
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
