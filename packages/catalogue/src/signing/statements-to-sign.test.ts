import { readAnswer } from '@coverwright/core/answers/answers'
import type { View } from '@coverwright/core/rules/rule'
import { expect, test } from 'vitest'
import { insuranceTypes } from '../lines/insurance-types.ts'
import { enUs } from '../messages/en-us.ts'
import all from '../reference/fraud-statements.json' with { type: 'json' }
import type { ShownFraudStatement } from '../reference/fraud-statements.ts'
import { generalStatementKey, statementsToSign, statementsWanted } from './statements-to-sign.ts'

const byState = { statements: 'by-state' } as const

const viewOf = (answers: object): View => ({
  get: (path) => readAnswer({ ...answers }, path),
  isOn: () => false,
  today: '2026-11-20',
})

const quoteWith = (...lines: readonly string[]) => ({
  insurance_types: insuranceTypes.filter(({ line }) => lines.includes(line)).map(({ uuid }) => ({ uuid })),
})

test.for([
  [['gl'], ['application']],
  [['wc'], ['workers_compensation']],
  [['ca'], ['auto']],
  [
    ['wc', 'ca'],
    ['workers_compensation', 'auto'],
  ],
  [
    ['bop', 'wc', 'ca'],
    ['application', 'workers_compensation', 'auto'],
  ],
  [[], ['application']],
] as const)('%j: what is signed is %j (K1)', ([lines, kinds]) => {
  expect(statementsWanted(viewOf({ ...quoteWith(...lines), state: 'NY' }), byState).map(({ kind }) => kind)).toEqual(
    kinds,
  )
})

test('a line added from a recommendation counts as picked (K1)', () => {
  const view = viewOf({ ...quoteWith('gl'), recommendation_choices: { wc: 'interested' }, state: 'NY' })
  expect(statementsWanted(view, byState).map(({ kind }) => kind)).toEqual(['application', 'workers_compensation'])
})

test('every state of the application counts once: of the business, its locations, its mail (K1)', () => {
  const view = viewOf({
    ...quoteWith('gl'),
    state: 'OH',
    locations: [{ id: 'a', state: 'OH' }, { id: 'b', state: 'NY' }, { id: 'c' }],
    mailing_address: { state: 'FL' },
  })
  expect(statementsWanted(view, byState).map(({ state }) => state)).toEqual(['OH', 'NY', 'FL'])
  expect(statementsWanted(viewOf(quoteWith('gl')), byState)).toEqual([{ kind: 'application' }])
})

const shownStatement = (state: string, kind: ShownFraudStatement['kind'], text: string, general = false) => ({
  ...{ state, kind, text, general },
  heading: general ? 'Fraud statement' : `${state} fraud statement`,
  citation: general ? '' : 'Law 1',
  checked_on: '2026-11-20',
})

test('the same text is signed once, ours after the states’ own (K1)', () => {
  const statements = statementsToSign([
    shownStatement('OH', 'application', 'Ours.', true),
    shownStatement('OH', 'auto', 'Ours on cars.', true),
    shownStatement('NY', 'application', 'New York’s.'),
    shownStatement('NY', 'workers_compensation', 'New York’s.'),
    shownStatement('NY', 'auto', 'New York’s on cars.'),
    shownStatement('TX', 'application', 'Ours.', true),
  ])
  expect(statements.map(({ key, text }) => [key, text])).toEqual([
    ['fraud.NY.application', 'New York’s.'],
    ['fraud.NY.auto', 'New York’s on cars.'],
    [generalStatementKey, 'Ours.'],
    ['fraud.general.auto', 'Ours on cars.'],
  ])
})

test('the text shown when nothing can be looked up is the general one of the list (K1)', () => {
  const general = all.find(({ state, kind }) => state === 'general' && kind === 'application')
  expect([enUs['page.attestation.heading'], enUs[generalStatementKey]]).toEqual([general?.heading, general?.text])
})
