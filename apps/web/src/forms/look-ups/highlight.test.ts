import { expect, test } from 'vitest'
import { highlight } from './highlight.ts'

const drawnParts = (text: string, query: string) =>
  highlight(text, query)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['Landscaping and lawn care', 'landsc', '[Landsc]aping and lawn care'],
  ['Landscaping and lawn care', 'care lawn', 'Landscaping and [lawn] [care]'],
  ['Carpet and car cleaning', 'car carpet', '[Carpet] and [car] cleaning'],
  ['Oscar bar', 'car', 'Oscar bar'],
  ['C++ (tools)', 'c++ (', '[C++] [(]tools)'],
  ['Bakery', '', 'Bakery'],
  ['Bakery', 'plumber', 'Bakery'],
])('(Q1) in %j, %j marks %s', (text, query, marked) => {
  expect(drawnParts(text, query)).toBe(marked)
})
