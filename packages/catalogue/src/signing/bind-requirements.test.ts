import { expect, test } from 'vitest'
import { bindRequirementsOf } from './bind-requirements.ts'

const country = { statements: 'one' } as const
const kindsFor = (market: 'admitted' | 'surplus' | undefined, own: readonly ('signature' | 'surplus_lines')[]) =>
  bindRequirementsOf(
    own.map((kind) => ({ kind })),
    country,
    { ...(market ? { market } : {}) },
  ).map(({ kind }) => kind)

test('an applicant insured by a surplus lines insurer acknowledges it, whether or not the insurer asks for that', () => {
  expect(kindsFor('surplus', ['signature'])).toEqual(['surplus_lines', 'signature'])
  expect(kindsFor('surplus', ['surplus_lines', 'signature'])).toEqual(['surplus_lines', 'signature'])
  expect(kindsFor('admitted', ['signature'])).toEqual(['signature'])
  expect(kindsFor(undefined, ['signature'])).toEqual(['signature'])
})
