import { expect, it } from 'vitest'
import { linkedText } from './linked-text.ts'

const hrefsIn = (text: string) => linkedText(text).flatMap(({ href }) => href ?? [])

it('finds the addresses in a text and keeps the whole text (R1)', () => {
  const text = 'Open it:\nhttp://localhost:3000/applications/1?x=2#y\n\nOr https://a.example, then (http://b.example).'
  expect(hrefsIn(text)).toEqual(['http://localhost:3000/applications/1?x=2#y', 'https://a.example', 'http://b.example'])
  expect(
    linkedText(text)
      .map(({ words }) => words)
      .join(''),
  ).toBe(text)
})

it('links only web addresses (S1)', () => {
  expect(hrefsIn('javascript:alert(1) mailto:a@b.example file:///etc/passwd data:text/html,x')).toEqual([])
  expect(linkedText('')).toEqual([])
})
