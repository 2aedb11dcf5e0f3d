import type { BindRequirement } from '@coverwright/contract/carrier-contract/binds'
import { expect, test } from 'vitest'
import { type BindCase, requirementsNow, selectionToSign } from './bind-case.ts'

const bindCaseOf = (state: string, line: string, ofInsurer: readonly BindRequirement[] = []) => {
  const bindCase = {
    quote: { served: { country: { code: 'US', statements: 'by-state' } } },
    offer: { stage: 'chosen', line, reply: {} },
    submission: { snapshot: { answers: { state, ca: { uninsured: 'reject' } } } },
    terms: { requirements: ofInsurer, payment_plans: [] },
    requests: [],
    today: '2026-12-01',
  } as unknown as BindCase
  return { selection: selectionToSign(bindCase), kinds: requirementsNow(bindCase).map(({ kind }) => kind) }
}

test('if the law wants uninsured motorist coverage rejected in writing, the answer of the application is signed (K1)', () => {
  const { selection, kinds } = bindCaseOf('TX', 'ca')
  expect(selection).toEqual({ answer: 'reject', citation: 'See Tex. Ins. Code 1952.101' })
  expect(kinds).toContain('signature')
  expect(kinds, 'it is not asked again').not.toContain('uninsured_motorist')
})

test('in Illinois nobody can reject the minimum limits, so these are signed (K1)', () => {
  expect(bindCaseOf('IL', 'ca').selection).toEqual({ answer: 'minimum', citation: 'See 215 ILCS 5/143a-2' })
})

test.for<[string, string, string, BindRequirement[]]>([
  ['in a state without such a law', 'WI', 'ca', []],
  ['in a state that wants a form of its own', 'FL', 'ca', []],
  ['of another line', 'TX', 'gl', []],
  ['where the insurer asks for it itself', 'TX', 'ca', [{ kind: 'uninsured_motorist', options: [] }]],
])('no selection is signed %s (K1)', ([_where, state, line, ofInsurer]) => {
  const { selection, kinds } = bindCaseOf(state, line, ofInsurer)
  expect(selection).toBeUndefined()
  expect(kinds).not.toContain('signature')
})
