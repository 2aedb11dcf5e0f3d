import { expect, test } from 'vitest'
import {
  type FraudBasis,
  type FraudKind,
  type FraudStatement,
  fraudKinds,
  fraudStatementFor,
} from './fraud-statements.ts'

const row = (state: string, kind: FraudKind, basis: FraudBasis, effective_from?: string): FraudStatement => ({
  ...{ state, kind, heading: 'Fraud', text: `${state} ${kind}`, citation: '', checked_on: '2026-11-20', basis },
  ...(effective_from ? { effective_from } : {}),
})

const all = [
  row('NY', 'application', 'law'),
  row('NY', 'auto', 'law'),
  row('IN', 'claim', 'law'),
  row('IN', 'application', 'forms'),
  row('CA', 'application', 'law', '2027-01-01'),
  row('WY', 'application', 'none'),
  ...fraudKinds.map((kind) => row('general', kind, 'ours')),
]

test.for([
  ['NY', 'application', 'NY application', false],
  ['NY', 'auto', 'NY auto', false],
  ['NY', 'workers_compensation', 'NY application', false],
  ['NY', 'claim', 'general claim', true],
  ['IN', 'claim', 'IN claim', false],
  ['IN', 'application', 'general application', true],
  ['IN', 'auto', 'general auto', true],
  ['CA', 'application', 'general application', true],
  ['WY', 'application', 'general application', true],
  ['WY', 'workers_compensation', 'general workers_compensation', true],
  [undefined, 'claim', 'general claim', true],
] as const)('%s, %s: shows "%s", general: %s (K1)', ([state, kind, text, general]) => {
  expect(fraudStatementFor(all, state, kind, '2026-11-20')).toMatchObject({
    state: state ?? 'general',
    kind,
    text,
    general,
  })
})

test('our own text refers to the law of the state, where a row cites it (K1)', () => {
  const statementsWithCitation = [
    ...all,
    { ...row('TX', 'application', 'none'), text: '', citation: 'Tex. Penal Code 35.02' },
  ]
  const citationOf = (state: string, kind: FraudKind) =>
    fraudStatementFor(statementsWithCitation, state, kind, '2026-11-26').citation
  expect(citationOf('TX', 'application')).toBe('See Tex. Penal Code 35.02')
  expect(citationOf('TX', 'workers_compensation')).toBe('See Tex. Penal Code 35.02')
  expect(citationOf('TX', 'claim')).toBe('')
  expect(citationOf('WY', 'application')).toBe('')
})

test('a statement is shown from the day it takes effect (K1)', () => {
  expect(fraudStatementFor(all, 'CA', 'application', '2027-01-01').general).toBe(false)
})

test('a list without a general statement is refused (K1)', () => {
  expect(() => fraudStatementFor([], 'NY', 'claim', '2026-11-20')).toThrow('No general fraud statement for claim')
})
