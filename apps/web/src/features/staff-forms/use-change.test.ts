import { expect, it } from 'vitest'
import { emptySaved } from './use-change.ts'

it('empties a form once it is saved, but not of what was typed meanwhile', () => {
  const savedText = { text: 'Called' }
  const blank = { text: '' }
  expect(emptySaved(savedText, blank)(savedText)).toBe(blank)
  const typedText = { text: 'Called again' }
  expect(emptySaved(savedText, blank)(typedText)).toBe(typedText)
})
