import type { Field } from '@coverwright/core/model/field'
import type { SummaryRow } from '@coverwright/core/navigation/summary'
import type { View } from '@coverwright/core/rules/rule'
import { translator } from '@coverwright/core/text/text'
import { expect, test } from 'vitest'
import { pageFacts } from './facts.ts'

const t = translator(
  {
    'ui.yes': 'Yes',
    'ui.no': 'No',
    'ui.notSure': 'Not sure',
    'ui.statements.none': 'None of these',
    'ui.statements.noneInPlace': 'None of these is in place',
  },
  'en-US',
)
const wordsIn = (locale: string) => ({ t, locale, currency: 'USD', labelOf: () => undefined })
const view: View = { get: () => undefined, today: '2026-11-21', isOn: () => false }
const rowOf = (field: Field, answer: unknown, more: Partial<SummaryRow> = {}) =>
  ({
    field,
    answer,
    view,
    path: '/business',
    missing: false,
    entry: { path: '/business', label: 'Your business', view, section: { id: 'start', label: '' } },
    ...more,
  }) as SummaryRow
const factsOf = (rows: readonly SummaryRow[], locale = 'en-US') =>
  pageFacts(rows, wordsIn(locale)).flatMap(({ facts }) =>
    facts.map(({ label, text, missing }) => ({ label, text, missing })),
  )

const field = (path: string, more: Partial<Field> = {}): Field => ({ path, type: 'text', label: path, ...more })
const statement = (path: string, kind: 'exposure' | 'safeguard' = 'exposure') =>
  field(path, { type: 'yes_no', statement: { kind, list: 'Do you do any of these?', words: `We do ${path}` } })

test('answers stand by the page that asks them, and an empty optional one is not mentioned (S2)', () => {
  const rows = [
    rowOf(field('name'), 'Okafor Bakery'),
    rowOf(field('website', { optional: true }), undefined),
    rowOf(field('phone'), '5', { path: '/contact' }),
  ]
  expect(pageFacts(rows, wordsIn('en-US')).map(({ path, facts }) => [path, facts.map(({ label }) => label)])).toEqual([
    ['/business', ['name']],
    ['/contact', ['phone']],
  ])
})

test('a page says what it is about, whose questions it has, and which item of a list begins with it (S2)', () => {
  const fire = { section: { words: 'Your building' } }
  const rows = [
    rowOf(field('a', fire), '1', { from: { words: 'Northgate' } }),
    rowOf(field('b', fire), '2', { from: { words: 'Keystone' } }),
    rowOf(field('people.0.name'), 'Ann', { path: '/people/0/who', item: { label: 'Person', number: 1 } }),
    rowOf(field('people.0.age'), '40', { path: '/people/0/age', item: { label: 'Person', number: 1 } }),
  ]
  expect(pageFacts(rows, wordsIn('en-US'))).toMatchObject([
    { topics: ['Your building'], askers: ['Northgate', 'Keystone'], heading: undefined },
    { topics: ['Your business'], askers: [], heading: 'Ann' },
    { heading: undefined },
  ])
})

test('a missing answer is shown, also of an optional question that is refused (S2)', () => {
  expect(factsOf([rowOf(field('name'), undefined, { missing: true })])).toEqual([
    { label: 'name', text: '', missing: true },
  ])
  expect(factsOf([rowOf(field('web', { optional: true }), '', { missing: true })])).toHaveLength(1)
})

test.each([
  ['those that hold', ['Yes', 'No', 'Yes'], 'We do a; We do c'],
  ['none', ['No', 'No', 'No'], 'None of these'],
  ['one, and the rest is not known', ['Yes', 'Not sure', 'Not sure'], 'We do a; Not sure'],
])('a list of statements is one fact: %s (S2)', (_case, answers, text) => {
  const rows = ['a', 'b', 'c'].map((path, index) => rowOf(statement(path), answers[index]))
  expect(factsOf(rows)).toEqual([{ label: 'Do you do any of these?', text, missing: false }])
})

test('safeguards that are missing are said to be missing (S2)', () => {
  const rows = ['a', 'b'].map((path) => rowOf(statement(path, 'safeguard'), 'No'))
  expect(factsOf(rows)[0]?.text).toBe('None of these is in place')
})

test('a list with an open statement is missing (S2)', () => {
  const rows = [rowOf(statement('a'), 'Yes'), rowOf(statement('b'), undefined, { missing: true })]
  expect(factsOf(rows)).toEqual([{ label: 'Do you do any of these?', text: 'We do a', missing: true }])
})

const address = [
  rowOf(field('Street', { autocomplete: 'address-line1' }), '20 W Jefferson Ave'),
  rowOf(field('Suite', { autocomplete: 'address-line2', optional: true }), undefined),
  rowOf(field('Code', { autocomplete: 'postal-code' }), '60540'),
  rowOf(field('City', { autocomplete: 'address-level2' }), 'Naperville'),
]

test.each([
  ['en-US', '20 W Jefferson Ave, Naperville, 60540'],
  ['fr-FR', '20 W Jefferson Ave, 60540 Naperville'],
])('an address is one fact, written as in %s (S2)', (locale, text) => {
  expect(factsOf(address, locale)).toEqual([{ label: 'Street', text, missing: false }])
})

test('a single ZIP code is its own question (S2)', () => {
  expect(factsOf([rowOf(field('ZIP', { autocomplete: 'postal-code' }), '60540')])).toEqual([
    { label: 'ZIP', text: '60540', missing: false },
  ])
})
