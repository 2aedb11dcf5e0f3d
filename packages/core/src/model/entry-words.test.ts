import { expect, it } from 'vitest'
import { translator } from '../text/text.ts'
import { answerText } from './answer-text.ts'
import type { Field } from './field.ts'

const t = translator({ 'ui.yes': 'Yes' }, 'en-US')
const words = { t, locale: 'en-US', currency: 'USD', labelOf: () => undefined }
const list = (...fields: readonly Field[]): Field => ({ path: 'list', type: 'repeat', label: '', fields })
const field = (path: string, type: Field['type']): Field => ({ path, type, label: '' })

it('a share or a sum follows what it belongs to, without a comma (F16)', () => {
  const areas = list(field('area', 'select'), field('percent', 'percent'))
  const answer = [
    { id: 'a', area: 'Estates, probate and wills', percent: 55 },
    { id: 'b', area: 'Real estate, residential', percent: 30 },
  ]
  expect(answerText(areas, answer, words)).toBe('Estates, probate and wills 55%; Real estate, residential 30%')
  expect(answerText(list(field('name', 'text'), field('paid', 'money')), [{ name: 'Rent', paid: 1200 }], words)).toBe(
    'Rent $1,200',
  )
})

it('other parts of an entry are separated by commas (F16)', () => {
  const claims = list(field('day', 'date'), field('paid', 'money'), field('open', 'yes_no'), field('share', 'percent'))
  expect(answerText(claims, [{ day: '2024-03-05', paid: 500, open: 'Yes', share: 20 }], words)).toBe(
    'Mar 5, 2024, $500, Yes, 20%',
  )
  expect(answerText(claims, [{ day: '2024-03-05', open: '', share: 20 }], words)).toBe('Mar 5, 2024, 20%')
  expect(answerText(list(field('area', 'select'), field('percent', 'percent')), [{ percent: 20 }], words)).toBe('20%')
})

it('an answer reads as answers are written in its country (I4)', () => {
  const french = { ...words, locale: 'fr-FR', currency: 'EUR' }
  const textOf = (type: Field['type'], answer: unknown, more: Partial<Field> = {}) =>
    answerText({ ...field('a', type), ...more }, answer, french).replace(/\s/g, ' ')
  expect(textOf('percent', 30)).toBe('30 %')
  expect(textOf('money', 1_250_000)).toBe('1 250 000 €')
  expect(textOf('phone', '+33612345678', { country: 'FR' })).toBe('06 12 34 56 78')
  expect(textOf('phone', '+33612345678')).toBe('+33612345678')
  expect(textOf('date', '2026-12-05', { dateStyle: 'numeric' })).toBe('05/12/2026')
  expect(answerText(field('a', 'percent'), 29, words)).toBe('29%')
})

it('a short answer is in the language of the site, free text of the same letters is unchanged (I4)', () => {
  const t = translator({ 'ui.yes': 'Oui', 'ui.no': 'Non', 'ui.notSure': 'Je ne sais pas' }, 'fr-FR')
  const french = { ...words, t, locale: 'fr-FR' }
  expect(answerText(field('open', 'yes_no'), 'Yes', french)).toBe('Oui')
  expect(answerText(field('open', 'yes_no'), 'No', french)).toBe('Non')
  expect(answerText(field('open', 'yes_no_not_sure'), 'Not sure', french)).toBe('Je ne sais pas')
  expect(answerText(field('name', 'text'), 'No', french)).toBe('No')
})
