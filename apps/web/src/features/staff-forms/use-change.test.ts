import { expect, it } from 'vitest'
import { emptySaved } from './use-change.ts'

it('empties a form once it is saved, but not of what was typed meanwhile', () => {
  const saved = { text: 'Called' }
  const blank = { text: '' }
  expect(emptySaved(saved, blank)(saved)).toBe(blank)
  const typed = { text: 'Called again' }
  expect(emptySaved(saved, blank)(typed)).toBe(typed)
})
