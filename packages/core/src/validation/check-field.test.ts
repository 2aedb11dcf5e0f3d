import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Field, FieldType } from '../model/field.ts'
import { fieldTypes } from '../model/field.ts'
import { yes } from '../rules/rule.ts'
import { habitsIn } from '../testing/number-habits.ts'
import { checkField } from './check-field.ts'
import { canonicalAnswer } from './field-types.ts'
import { parseTyped } from './typed-values.ts'

const view = { get: () => undefined, isOn: () => false, today: '2026-11-20' }
const field = (type: FieldType, more: Partial<Field> = {}): Field => ({ path: 'x', type, label: 'x', ...more })
const keys = (own: Field, answer: unknown) =>
  checkField(own, answer, view).map(({ path, key }) => `${path} ${key.replace('validationError.', '')}`)

const options = ['a', 'b'].map((value) => ({ value, label: value }))
const withNone = [...options, { value: 'none', label: 'none', exclusive: true as const }]
const entry = {
  fields: [
    { ...field('yes_no'), path: 'open' },
    { ...field('money'), path: 'paid', visible: yes('open') },
    { ...field('date', { checks: [{ rule: 'dateIsAfter', date: 'from' }] }), path: 'to', optional: true as const },
    { ...field('date'), path: 'from', optional: true as const },
  ],
}

const chain = {
  fields: [
    { ...field('yes_no'), path: 'a' },
    { ...field('yes_no'), path: 'b', visible: yes('a') },
    { ...field('yes_no'), path: 'c', visible: yes('b') },
  ],
}

describe('a field', () => {
  it.each<[Field, unknown, readonly string[]]>([
    [field('class'), undefined, ['x pickFromList']],
    [field('class'), '', ['x pickFromList']],
    [field('yes_no'), 'Yes', []],
    [field('yes_no'), 'yes', []],
    [field('yes_no'), ['Yes'], ['x chooseYesNo']],
    [field('yes_no'), 'Not sure', ['x chooseYesNo']],
    [field('yes_no_not_sure'), 'NOT SURE', []],
    [field('number'), 0, []],
    [field('number'), -1, ['x wholeNumber']],
    [field('number'), 'twelve', ['x wholeNumber']],
    [field('number'), '99999999999999999', ['x tooManyDigits']],
    [field('money'), 1.5, ['x money']],
    [field('money'), '12', ['x money']],
    [field('money'), '$99,999,999,999,999,999', ['x tooManyDigits']],
    [field('money'), 1e17, ['x tooManyDigits']],
    [field('percent'), 100, []],
    [field('percent'), 101, ['x percent']],
    [field('year'), 999, ['x isYear']],
    [field('date'), '2027-02-29', ['x isValidDate']],
    [field('text'), 'a'.repeat(251), ['x tooLong']],
    [field('text'), '😀'.repeat(250), []],
    [field('long_text'), '👩‍🍳'.repeat(2000), []],
    [field('date'), '0024-05-01', ['x fourDigitYear']],
    [field('date'), '1799-12-31', ['x fourDigitYear']],
    [field('date'), '2201-01-01', ['x fourDigitYear']],
    [field('date'), '2027-02-29', ['x isValidDate']],
    [field('long_text'), 'a'.repeat(2000), []],
    [field('text'), { a: 1 }, ['x text']],
    [field('select', { options }), 'c', ['x notAnOption']],
    [field('multi_select', { options }), ['a', 'b'], []],
    [field('multi_select', { options }), ['a', 'a'], ['x notAnOption']],
    [field('multi_select', { options: withNone }), ['none'], []],
    [field('multi_select', { options: withNone }), ['a', 'none'], ['x exclusiveOption']],
    [field('coverage'), [{ uuid: 'u', name: 'GL', purpose: 'standard', wholesaler_allowed: true }], []],
    [field('coverage'), [{ uuid: 'u', price: 1 }], ['x notAnOption']],
    [field('coverage'), [{ uuid: 'u', purpose: 'free' }], ['x notAnOption']],
    [field('group', entry), { open: 'No', paid: 'hidden' }, []],
    [field('group', entry), { open: 'Yes' }, ['x.paid requiredField']],
    [field('group', entry), { open: 'No', extra: 1 }, ['x unknownField']],
    [field('group', { ...entry, retired: ['extra'] }), { open: 'No', extra: 1 }, []],
    [field('repeat', { ...entry, retired: ['extra'] }), [{ open: 'No', extra: 1 }], []],
    [field('repeat', { ...entry, retired: ['extra'] }), [{ open: 'No', other: 1 }], ['x unknownField']],
    [
      field('repeat', entry),
      [
        { id: 'a', open: 'No' },
        { open: 'Yes', paid: -1 },
      ],
      ['x.1.paid money'],
    ],
    [field('repeat', entry), [{ id: { a: 1 }, open: 'No' }], ['x text']],
    [field('repeat', { ...entry, minItems: 2 }), [{ open: 'No' }], ['x tooFew']],
    // Empty entries are marked at their fields.
    [field('repeat', { ...entry, minItems: 2 }), undefined, ['x.0.open requiredField', 'x.1.open requiredField']],
    [field('repeat', { ...entry, minItems: 1 }), [], ['x.0.open requiredField']],
    [field('repeat', entry), undefined, ['x requiredField']],
    [field('repeat', { ...entry, minItems: 1, optional: true }), undefined, []],
    [field('repeat', { ...entry, maxItems: 1 }), [{ open: 'No' }, { open: 'No' }], ['x tooMany']],
    [field('group', chain), { a: 'No', b: 'Yes' }, []],
    [field('group', chain), { a: 'Yes', b: 'Yes' }, ['x.c requiredField']],
    [field('text'), ' ', ['x requiredField']],
    [field('long_text'), ' \n ', ['x requiredField']],
    [field('select', { options: [] }), '', ['x requiredField']],
    [field('select', { options: [] }), undefined, ['x requiredField']],
    [field('text', { optional: true }), ' ', []],
    [field('text'), '.', ['x requiredField']],
    [field('long_text'), ' - — ', ['x requiredField']],
    [field('text', { optional: true }), '-', []],
    [field('text'), '⭐', []],
    [field('text'), '株', []],
    [
      field('number', {
        checks: [
          { rule: 'isMoreThan', than: 3 },
          { rule: 'isLessThan', than: 2 },
        ],
      }),
      3,
      ['x isMoreThan'],
    ],
    [field('text', { checks: [{ rule: 'constructor' }] }), 'a', []],
  ])('%j with %j has the problems %j (V2)', (own, answer, problems) => {
    expect(keys(own, answer)).toEqual(problems)
  })

  it('compares with another answer of its own group by its name (V1)', () => {
    const spell = { open: 'No', from: '2026-01-02', to: '2026-01-02' }
    expect(keys(field('repeat', entry), [spell])).toEqual(['x.0.to dateIsAfter'])
    expect(keys(field('repeat', entry), [{ ...spell, to: '2026-01-03' }])).toEqual([])
  })

  it('checks reference values when the caller has them, and accepts any otherwise (V1)', () => {
    const state = field('select', { optionsFrom: 'state' })
    expect(checkField(state, 'XX', view, () => new Set(['OH']))).toHaveLength(1)
    expect(checkField(state, 'OH', view, () => new Set(['OH']))).toEqual([])
    expect(checkField(state, 'XX', view)).toEqual([])
  })

  it('never throws, whatever the answer (V1)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fieldTypes), fc.jsonValue(), fc.string(), (type, answer, input) => {
        checkField(field(type, entry), answer, view)
        checkField(field(type, { options: withNone }), answer, view)
        const parsedValue = parseTyped({ type }, input, habitsIn('en-US'))
        expect(parsedValue === undefined).toBe(input.trim() === '')
      }),
      {
        examples: [
          ['money', { toString: '' }, ''],
          ['select', { uuid: { toString: '' } }, ''],
          ['multi_select', [[{ toString: '' }]], ''],
        ],
      },
    )
  })
})

it.each<[FieldType, unknown, unknown]>([
  ['yes_no', ' yes', 'Yes'],
  ['yes_no_not_sure', 'not SURE', 'Not sure'],
  ['yes_no', 'maybe', 'maybe'],
  ['text', 'yes', 'yes'],
  ['yes_no', 1, 1],
])('a %s of %j is stored as %j (V4)', (type, answer, stored) => expect(canonicalAnswer(type, answer)).toBe(stored))

it.each<[FieldType, string, unknown]>([
  ['money', ' $1,250.00 ', 1250],
  ['percent', '15%', 15],
  ['number', '1.5', '1.5'],
  ['number', 'twelve', 'twelve'],
  ['zip', 'c1425', 'C1425'],
  ['phone', '(312) 555-0142', '3125550142'],
  ['phone', '(312) 555‑0147', '3125550147'],
  ['phone', '６３０ ５５５ ０１１４ ext. 12', '6305550114 x12'],
  ['email', 'ruth+quotes@exämple.de', 'ruth+quotes@xn--exmple-cua.de'],
  ['text', '  ', undefined],
  ['zip', '606141234', '60614-1234'],
])('typed into a %s field, %j is %j (V1)', (type, input, answer) =>
  expect(parseTyped({ type }, input, habitsIn('en-US'))).toBe(answer),
)

it.each([
  ['en-US', '£400,000'],
  ['fr-FR', 'US$ 400'],
])('in %s %j is refused as an amount in another currency (V1, I4)', (locale, input) => {
  const answer = parseTyped({ type: 'money' }, input, habitsIn(locale))
  expect(keys(field('money'), answer)).toEqual(['x otherCurrency'])
})

it('normalizes text of another country to the spelling its checks expect (V4, I4)', () => {
  const checks = (rule: string, country: string) => ({ checks: [{ rule }, { rule, country }] })
  const parseValue = (type: FieldType, input: string, more: Partial<Field>) =>
    parseTyped({ type, ...more }, input, habitsIn('fr-FR'))
  expect(parseValue('phone', '06 12 34 56 78', checks('isTelephone', 'FR'))).toBe('+33612345678')
  expect(parseValue('phone', '07400 900123', { country: 'GB' })).toBe('+447400900123')
  expect(parseValue('zip', 'sw1a1aa', checks('isPostalCode', 'GB'))).toBe('SW1A 1AA')
  expect(parseValue('zip', '1000001', { country: 'PT' })).toBe('1000-001')
  expect(parseValue('zip', '4000–322', { country: 'PT' })).toBe('4000-322')
  expect(parseValue('text', '1000001', { country: 'PT' })).toBe('1000001')
})
