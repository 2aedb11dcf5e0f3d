import { expect, it } from 'vitest'
import { emptied } from './use-change.ts'

it('empties a form once it is saved, but not of what was typed meanwhile', () => {
  const saved = { text: 'Called' }
  const blank = { text: '' }
  expect(emptied(saved, blank)(saved)).toBe(blank)
  const typed = { text: 'Called again' }
  expect(emptied(saved, blank)(typed)).toBe(typed)
})
