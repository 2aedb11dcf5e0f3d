import { expect, it } from 'vitest'
import { translator } from './text.ts'

const t = translator(
  { plain: 'Hello', sum: '{amount} for {name}', rows: '{count} rows', 'rows.one': 'One row' },
  'en-US',
)

it.each([
  ['plain', {}, 'Hello'],
  ['sum', { amount: 12_500, name: 'Ann' }, '12,500 for Ann'],
  ['sum', { amount: '1800' }, '1800 for {name}'],
  ['rows', { count: 1 }, 'One row'],
  ['rows', { count: 2 }, '2 rows'],
  ['missing', {}, 'missing'],
  ['toString', {}, 'toString'],
  ['__proto__', {}, '__proto__'],
  [{ words: 'As the insurer wrote {it}' }, { it: 'x' }, 'As the insurer wrote {it}'],
])('%j with %j reads %j (S1)', (text, params, words) => {
  expect(t(text, params)).toBe(words)
})

const pt = translator({ 'prices.one': 'Um preço', 'prices.other': '{count} preços' }, 'pt-BR')

it.each([
  [0, '0 preços'],
  [1, 'Um preço'],
  [2, '2 preços'],
  [1_000_000, '1.000.000 preços'],
])('%i takes the form it reads well with, whatever the language counts as one or many (I4)', (count, words) => {
  expect(pt('prices', { count })).toBe(words)
})

it('a date among the words is written as in its locale, other text is unchanged (V4, I4)', () => {
  const messages = { after: 'after {date}' }
  const sentence = (locale: string, date: string) => translator(messages, locale)('after', { date })
  expect(sentence('en-US', '2026-12-05')).toBe('after 12-05-2026')
  expect(sentence('fr-FR', '2026-12-05')).toBe('after 05/12/2026')
  expect(sentence('fr-FR', '2026-13-05')).toBe('after 2026-13-05')
})
