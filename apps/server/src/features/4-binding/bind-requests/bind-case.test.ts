import type { BindRequirement } from '@coverwright/contract/carrier-contract/binds'
import { expect, test } from 'vitest'
import { type BindCase, requirementsNow } from './bind-case.ts'

const needs = (state: string, line: string, ofInsurer: readonly BindRequirement[] = []) => {
  const bindCase = {
    quote: { served: { country: { code: 'US', statements: 'by-state' }, translate: (key: string) => key } },
    offer: { stage: 'chosen', line, reply: {} },
    submission: { snapshot: { answers: { state } } },
    terms: { requirements: ofInsurer, payment_plans: [] },
    requests: [],
    today: '2026-12-01',
  }
  return requirementsNow(bindCase as unknown as BindCase).find(({ kind }) => kind === 'uninsured_motorist')
}

test('where the law has uninsured motorist coverage rejected in writing, it is asked for whether or not the insurer does (K1)', () => {
  expect(needs('TX', 'ca')?.options?.map(({ value }) => value)).toEqual(['liability', 'minimum', 'rejected'])
  expect(needs('IL', 'ca')?.options?.map(({ value }) => value)).toEqual(['liability', 'minimum'])
  const own = [{ value: 'csl', label: 'One limit' }]
  expect(needs('TX', 'ca', [{ kind: 'uninsured_motorist', options: own }])?.options).toEqual(own)
  expect([needs('WI', 'ca'), needs('TX', 'gl')]).toEqual([undefined, undefined])
})
