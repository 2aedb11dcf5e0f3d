import { expect, it, vi } from 'vitest'
import { answersText, jsonText } from './json-text.ts'

const items = [{ id: 'a', street: 'Rue de l’Église “7” \n\u2028 😀', none: null, gone: undefined }, { id: 'b' }]

it.for([
  [items],
  [[]],
  [[items]],
  [['a', null, undefined, 1]],
  [[...items, 'x']],
  [{ items }],
  ['a "text"'],
  [1 / 3],
  [true],
  [null],
  [undefined],
] as const)('writes %j as JSON does, the first time and again (speed)', ([value]) => {
  for (const _ of [1, 2]) {
    expect(jsonText(value)).toBe(JSON.stringify(value))
    const answers = { first: value, 'a "name"': value, last: 1 }
    expect(answersText(answers)).toBe(JSON.stringify(answers))
  }
  expect(answersText({})).toBe('{}')
})

it('writes an item once, wherever it stands (speed)', () => {
  const toJSON = vi.fn(() => 'written')
  const item = { id: 'a', inner: { toJSON } }
  const text = jsonText([item, { id: 'b' }])
  expect(answersText({ locations: [{ id: 'c' }, item] })).toBe(
    '{"locations":[{"id":"c"},{"id":"a","inner":"written"}]}',
  )
  expect([text, toJSON.mock.calls.length]).toEqual(['[{"id":"a","inner":"written"},{"id":"b"}]', 1])
})
