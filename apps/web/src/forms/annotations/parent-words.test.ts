import type { Field, Option } from '@coverwright/core/model/field'
import { expect, test } from 'vitest'
import { parentWords } from './parent-words.ts'

const t = (text: string | { readonly words: string }) => (typeof text === 'string' ? text : text.words)
const option = (value: string): Option => ({ value, label: { words: `the ${value}` } })
const language = { t, locale: 'en-US', currency: 'USD', sources: { choices: () => [option('IL'), option('WI')] } }
const field = (more: Partial<Field>): Field => ({ path: 'a', type: 'select', label: 'a', ...more })
const uses = field({ type: 'multi_select', options: ['yard', 'shop', 'van', 'boat'].map(option) })

test.each([
  [field({ type: 'yes_no' }), 'Yes', 'ui.yes'],
  [field({ type: 'yes_no_not_sure' }), 'Not sure', 'ui.notSure'],
  [field({ options: [option('rent'), option('own')] }), 'own', 'the own'],
  [field({ optionsFrom: 'state' }), 'WI', 'the WI'],
  [uses, ['van', 'yard'], 'the yard and the van'],
  [uses, ['yard', 'shop', 'van', 'boat'], undefined],
  [field({ type: 'number' }), 1200, '1,200'],
  [field({ type: 'money' }), 1200, '$1,200'],
  [field({ type: 'percent' }), 10, '10%'],
  [field({ type: 'year' }), 1955, '1955'],
  [field({ type: 'text' }), 'Acme', undefined],
  [field({ options: [option('rent')] }), 'sold', undefined],
  [field({ options: [option('x'.repeat(60))] }), 'x'.repeat(60), undefined],
])('(Q1) case %#: a follow-up says which answer opened it', (parent, answer, words) => {
  expect(parentWords(parent, answer, language)).toBe(words)
})
