import { expect, it } from 'vitest'
import { answerText } from './answer-text.ts'
import type { Field } from './field.ts'

const field: Field = { path: 'signature', type: 'signature', label: '' }
const signature = { kind: 'typed', name: 'Helena Alder', signed_at: '2026-11-22T03:30:00Z' }
const t = (text: unknown, params: Readonly<Record<string, unknown>> = {}) =>
  text === 'ui.signature.said' ? `${params.name}, signed ${params.date}` : String(text)
const words = { t, locale: 'en-US', currency: 'USD', labelOf: () => undefined }

it('a signature shows its name and the day of signing in the site’s time zone (N1)', () => {
  expect(answerText(field, signature, { ...words, timeZone: 'America/Chicago' })).toBe(
    'Helena Alder, signed Nov 21, 2026',
  )
  expect(answerText(field, signature, { ...words, timeZone: 'UTC' })).toBe('Helena Alder, signed Nov 22, 2026')
})

it('without an instant or a time zone it shows only the name (N1)', () => {
  expect(answerText(field, signature, words)).toBe('Helena Alder')
  const inUtc = { ...words, timeZone: 'UTC' }
  expect(answerText(field, { kind: 'typed', name: 'Helena Alder' }, inUtc)).toBe('Helena Alder')
  expect(answerText(field, { ...signature, signed_at: 'long ago' }, inUtc)).toBe('Helena Alder')
  expect(answerText({ ...field, type: 'document' }, [{ id: 'a', name: 'plan.pdf' }], inUtc)).toBe('plan.pdf')
})
