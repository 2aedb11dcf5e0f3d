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
