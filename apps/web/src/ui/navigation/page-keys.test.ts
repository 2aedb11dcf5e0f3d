import { expect, test } from 'vitest'
import type { KeyPress } from './page-keys.ts'
import { pageMove } from './page-keys.ts'

const cases: readonly (readonly [KeyPress, 'continue' | 'back' | undefined])[] = [
  [{ key: 'Enter', element: 'INPUT' }, 'continue'],
  [{ key: 'Enter', element: 'SELECT' }, 'continue'],
  [{ key: 'Enter', element: 'BODY' }, 'continue'],
  [{ key: 'Enter', element: 'TEXTAREA' }, undefined],
  [{ key: 'Enter', element: 'BUTTON' }, undefined],
  [{ key: 'Enter', element: 'A' }, undefined],
  [{ key: 'Enter', element: 'INPUT', role: 'combobox', expanded: true }, undefined],
  [{ key: 'Enter', element: 'INPUT', role: 'combobox', expanded: false }, 'continue'],
  [{ key: 'Enter', element: 'INPUT', taken: true }, undefined],
  [{ key: 'ArrowRight', element: 'BODY' }, 'continue'],
  [{ key: 'ArrowLeft', element: 'H1' }, 'back'],
  [{ key: 'ArrowRight', element: 'INPUT' }, undefined],
  [{ key: 'ArrowLeft', element: 'SELECT' }, undefined],
  [{ key: 'ArrowLeft', element: 'BUTTON' }, undefined],
  [{ key: 'ArrowRight', element: 'TEXTAREA' }, undefined],
  [{ key: 'ArrowLeft', element: 'BODY', taken: true }, undefined],
  [{ key: 'x', element: 'BODY' }, undefined],
]

test.each(cases)('(S7) %o moves %s', (press, move) => {
  expect(pageMove(press)).toBe(move)
})
