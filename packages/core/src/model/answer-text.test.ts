import { expect, it } from 'vitest'
import type { Text } from '../text/text.ts'
import { answerText } from './answer-text.ts'
import type { Field } from './field.ts'

const words = { t: String, locale: 'en-US', currency: 'USD', labelOf: () => undefined }
const birth: Field = { path: 'birthdate', type: 'date', label: '', sensitive: true }

it('shows a date of birth in words, and a masked one as its mask (case P3)', () => {
  expect(answerText(birth, '1984-03-02', words)).toBe('Mar 2, 1984')
  expect(answerText(birth, '•••••1984', words)).toBe('•••••1984')
})

it('a number comes with its unit', () => {
  const space: Field = { path: 'square_feet', type: 'number', label: '', unit: { words: 'sq ft' } }
  const t = (text: Text) => (typeof text === 'string' ? text : text.words)
  expect(answerText(space, 1800, { ...words, t })).toBe('1,800 sq ft')
})
