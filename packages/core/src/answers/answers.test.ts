import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBlank, isYes, pathsAbove, readAnswer, sameAnswer, unsafeName, writeAnswer } from './answers.ts'

const aPath = fc.constantFrom('a', 'b.c', 'b.d', 'e.uw_questions[x]', 'e.uw_questions[y]', 'e.f.g')
const anAnswer = fc.oneof(fc.string({ minLength: 1 }), fc.integer(), fc.boolean())
const someAnswers = fc
  .array(fc.tuple(aPath, anAnswer))
  .map((pairs) => pairs.reduce((answers, [path, answer]) => writeAnswer(answers, path, answer), {}))

describe('answers', () => {
  it('are read where they were written, and nothing else changes (A6)', () => {
    fc.assert(
      fc.property(someAnswers, aPath, aPath, anAnswer, (answers, path, other, answer) => {
        const before = JSON.stringify(answers)
        const after = writeAnswer(answers, path, answer)
        expect(readAnswer(after, path)).toBe(answer)
        if (other !== path) expect(readAnswer(after, other)).toEqual(readAnswer(answers, other))
        expect(JSON.stringify(answers)).toBe(before)
      }),
    )
  })

  it('leave no trace once removed (A6)', () => {
    fc.assert(
      fc.property(someAnswers, aPath, anAnswer, (answers, path, answer) => {
        const without = writeAnswer(answers, path, undefined)
        expect(readAnswer(without, path)).toBeUndefined()
        expect(writeAnswer(writeAnswer(without, path, answer), path, undefined)).toEqual(without)
        expect(writeAnswer(without, path, undefined)).toBe(without)
      }),
    )
  })

  it('keep the place of an answer that changes in a list (A6)', () => {
    const list = [
      { id: 'x', answer: 1 },
      { id: 'y', answer: 2 },
    ]
    expect(writeAnswer({ q: list }, 'q[x]', 3)).toEqual({ q: [{ id: 'x', answer: 3 }, list[1]] })
  })

  it('never reach properties that every object inherits (F20)', () => {
    for (const path of ['constructor', '__proto__', 'a.toString', 'q[constructor]', '__proto__.x']) {
      expect(readAnswer({ a: {}, q: [] }, path)).toBeUndefined()
    }
    const result = writeAnswer({}, '__proto__.x', 1)
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
    expect(readAnswer(result, '__proto__.x')).toBe(1)
  })

  it.each([
    ['gl.liberty.uw_questions[x]', ['gl.liberty.uw_questions', 'gl.liberty', 'gl']],
    ['a', []],
    ['people.0.name', ['people.0', 'people']],
  ])('%s lies in %j (Q2)', (path, above) => {
    expect(pathsAbove(path)).toEqual(above)
  })
})

it.each([
  [{ a: 1, b: [1, { c: 2, d: 3 }] }, { b: [1, { d: 3, c: 2 }], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [undefined, null, true],
  [0, false, false],
  ['1', 1, false],
])('%j and %j are the same: %j (F19)', (left, right, expected) => {
  expect(sameAnswer(left, right)).toBe(expected)
  expect(sameAnswer(right, left)).toBe(expected)
})

it.each([
  ['{"a":[{"__proto__":1}]}', '__proto__'],
  ['{"constructor":1}', 'constructor'],
  ['{"a":{"b":{"prototype":{}}}}', 'prototype'],
  ['{"a":"__proto__","proto":1}', undefined],
  ['null', undefined],
])('%s holds %s (F20)', (text, name) => {
  expect(unsafeName(JSON.parse(text))).toBe(name)
})

it.each(['Yes', 'YES', ' yes ', 'yEs'])('%j is a Yes (V4)', (answer) => expect(isYes(answer)).toBe(true))
it.each(['No', 'y', true, 1, ['Yes'], undefined])('%j is not a Yes (V4)', (answer) => expect(isYes(answer)).toBe(false))
it.each([undefined, null, '', ' \n', '\u200b', '\ufeff\u2060', []])('%j is blank (V1)', (answer) =>
  expect(isBlank(answer)).toBe(true),
)
it.each([0, false, 'a', '\u202ea', '👩‍👩', {}, [0]])('%j is an answer (V1)', (answer) =>
  expect(isBlank(answer)).toBe(false),
)
