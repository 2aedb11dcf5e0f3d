import fc from 'fast-check'
import { expect, it } from 'vitest'
import { argumentsOf, checkRuleOf, checkRules } from './check-rules.ts'

const view = { get: () => undefined, today: '2026-11-20' }
const names = Object.keys(checkRules)
const anArgument = fc.oneof(fc.string(), fc.integer(), fc.double(), fc.array(fc.string()))
const someArguments = fc.record(
  { count: anArgument, from: anArgument, to: anArgument, than: anArgument, date: anArgument, days: anArgument },
  { requiredKeys: [] },
)

it.each(names)('%s never throws, and refuses with a message whatever it gets (V1)', (name) => {
  const check = fc.record({ in: fc.array(fc.string()), format: fc.string() }, { requiredKeys: [] })
  fc.assert(
    fc.property(fc.jsonValue(), someArguments, check, (answer, some, more) => {
      const refusal = checkRules[name]?.(answer, { rule: name, ...some, ...more }, view)
      expect(refusal === undefined || refusal.key.startsWith('validationError.')).toBe(true)
    }),
    { numRuns: 200 },
  )
})

it.each(names.filter((name) => name !== 'isNotEmptyString'))('%s lets blank pass (V1)', (name) => {
  fc.assert(
    fc.property(fc.constantFrom(undefined, null, '', ' ', '\t', []), someArguments, (blank, some) => {
      expect(checkRules[name]?.(blank, { rule: name, ...some }, view)).toBeUndefined()
    }),
  )
})

it('a comparison holds exactly where arithmetic says so, for numbers and their text (V1)', () => {
  const holds: Record<string, (answer: number, than: number) => boolean> = {
    isLessThan: (answer, than) => answer < than,
    isLessThanOrEqual: (answer, than) => answer <= than,
    isMoreThan: (answer, than) => answer > than,
    isMoreThanOrEqual: (answer, than) => answer >= than,
  }
  const near = fc.integer({ min: -3, max: 3 })
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(holds)), near, near, fc.boolean(), (name, answer, than, asText) => {
      const refusal = checkRules[name]?.(asText ? String(answer) : answer, { rule: name, than }, view)
      expect(refusal === undefined).toBe(holds[name]?.(answer, than))
    }),
  )
})

it('knows checks by their own names only (V1)', () => {
  expect(checkRuleOf('isYear')).toBe(checkRules.isYear)
  for (const name of ['constructor', 'toString', '__proto__', 'isyear']) {
    expect(checkRuleOf(name)).toBeUndefined()
    expect(argumentsOf(name)).toBeUndefined()
  }
})
