import fc from 'fast-check'
import { expect, it } from 'vitest'
import { jsonFault } from './json-fault.ts'

it.each([
  ['{', 'line 1, column 2', 'the file ends too early'],
  ['', 'line 1, column 1', 'the file is empty'],
  [' \n ', 'line 1, column 1', 'the file is empty'],
  ['{\n  "a": 1,\n}', 'line 3, column 1', 'remove it'],
  ['{"a": [1, 2,]}', 'line 1, column 13', 'remove it'],
  ['{\n  "a": 1\n  "b": 2\n}', 'line 3, column 3', 'expected a comma or } here'],
  ['{"a" 1}', 'line 1, column 6', 'a colon should follow the key "a"'],
  ['{a: 1}', 'line 1, column 2', 'a key in double quotes'],
  ["{'a': 1}", 'line 1, column 2', 'straight double quotes'],
  ['{“a”: 1}', 'line 1, column 2', 'straight double quotes'],
  ['{"a": \'x\'}', 'line 1, column 7', 'texts need straight double quotes'],
  ['{"a": "x\n"}', 'line 1, column 7', 'this text does not end'],
  ['{\n  // hello\n}', 'line 2, column 3', 'no comments'],
  ['<<<<<<< HEAD\n{}', 'line 1, column 1', 'two versions of the file were merged'],
  ['{"a": /* no */ 1}', 'line 1, column 7', 'no comments'],
  ['{"a": yes}', 'line 1, column 7', 'true, false'],
  ['{"a": truely}', 'line 1, column 7', 'true, false'],
  ['{"a": 01}', 'line 1, column 7', 'a number'],
  ['{"a": 1} x', 'line 1, column 10', 'nothing may follow'],
  ['{"a": 1, "b": 2, "a": 3}', 'line 1, column 18', 'the key "a" is here a second time'],
])('%s is refused at its line and column (C1)', (text, at, says) => {
  const fault = jsonFault(text)
  expect(fault?.at).toBe(at)
  expect(fault?.says).toContain(says)
})

it('a text of nothing but brackets is refused, and does not exhaust the stack (C1, S3)', () => {
  const fault = jsonFault('['.repeat(200_000))
  expect(fault).toEqual({ at: 'line 1, column 102', says: 'nesting is limited to 100 levels' })
})

it('accepts what JSON.stringify writes, and refuses whatever JSON.parse refuses (C1)', () => {
  fc.assert(
    fc.property(fc.jsonValue({ depthSize: 'small' }), (value) => {
      expect(jsonFault(JSON.stringify(value, undefined, 2))).toBeUndefined()
    }),
  )
  const pieces = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '"b"',
    '1',
    '-2.5e3',
    'true',
    'null',
    ' ',
    '\n',
    '"',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const text = parts.join('')
      let isRefused = false
      try {
        JSON.parse(text)
      } catch {
        isRefused = true
      }
      // Duplicate keys are refused too.
      if (isRefused) expect(jsonFault(text)).toBeDefined()
      else expect([undefined, 'second time']).toContain(jsonFault(text)?.says.slice(-11))
    }),
    { numRuns: 500 },
  )
})
