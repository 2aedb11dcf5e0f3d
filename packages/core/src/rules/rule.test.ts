import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rule, RuleResult } from './rule.ts'
import { all, any, has, is, isAnswered, moreThan, not, rule, switchedOn, yes } from './rule.ts'

const test = (own: Rule, answers: Record<string, unknown> = {}) =>
  own.test({ get: (path) => answers[path], isOn: (name) => name === 'on', today: '2026-11-20' })
const constant = (value: RuleResult) => rule(String(value), [], () => value)
const tri = fc.constantFrom<RuleResult>(true, false, 'unknown')

describe('a rule', () => {
  it.each<[Rule, unknown, boolean]>([
    [yes('x'), 'YES', true],
    [yes('x'), 'No', false],
    [yes('x'), undefined, false],
    [is('x', 'OH', 'TX'), ' oh ', true],
    [is('x', '5'), 5, true],
    [is('x', 'u'), { uuid: 'u' }, true],
    [is('x', 'OH'), ['OH'], false],
    [is('x', 'true'), true, false],
    [has('x', 'a'), ['b', 'A'], true],
    [has('x', 'u'), [{ uuid: 'u' }], true],
    [has('x', 'a'), 'a', false],
    [moreThan('x', 5), 6, true],
    [moreThan('x', 5), 5, false],
    [moreThan('x', 5), '6', false],
    [isAnswered('x'), 0, true],
    [isAnswered('x'), ' ', false],
    [switchedOn('on'), undefined, true],
    [switchedOn('off'), undefined, false],
  ])('%j with %j is %j (F1)', (own, x, expected) => {
    expect(test(own, { x })).toBe(expected)
  })

  it('is false when one part is, true when all are, and unknown only when that decides it (X15)', () => {
    fc.assert(
      fc.property(fc.array(tri, { minLength: 1 }), (values) => {
        const expectedValue = values.includes(false) ? false : values.includes('unknown') ? 'unknown' : true
        expect(test(all(...values.map(constant)))).toBe(expectedValue)
        const opposite = any(...values.map((value) => not(constant(value))))
        expect(test(not(opposite))).toBe(expectedValue)
      }),
    )
  })

  it('names everything that it reads, once (F1)', () => {
    expect(all(yes('a'), any(yes('b'), not(is('a', 'x')))).reads).toEqual(['a', 'b'])
  })
})
