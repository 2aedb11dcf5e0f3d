import { expect, test } from 'vitest'
import { bindRequirementsFor } from './binding.ts'

const charges = [{ kind: 'tax', label: 'Tax', amount: 3000 } as const]
const monthly = { amount: 10_500, payments: 9, down_payment: 10_000 }

test.each([
  ['beside the premium', false, 103_000, 107_500],
  ['in the premium', true, 100_000, 104_500],
])('the total of a plan has the taxes and fees, here %s', (_where, fees_included, annual, byMonth) => {
  const { payment_plans } = bindRequirementsFor(
    'atOnce',
    { line: 'cl' },
    {
      ...{ status: 'quoted', kind: 'bindable', quote_id: 'q', sample: true, valid_until: '2026-12-01' },
      ...{ coverages: [], highlights: [], reasons: [] },
      premium: { amount: 100_000, currency: 'USD', period: 'year', fees_included, charges, monthly },
    },
  )
  expect(payment_plans.map(({ total, fees }) => [total, fees])).toEqual([
    [annual, 0],
    [byMonth, 4500],
  ])
})

test('insurance against terrorism that the application asked for is in the price, and is not sold again', () => {
  const kindsFor = (coverages: { code: string; label: string; offered?: string }[]) =>
    bindRequirementsFor(
      'atOnce',
      { line: 'gl' },
      {
        ...{ status: 'quoted', kind: 'bindable', quote_id: 'q', sample: true, valid_until: '2026-12-01' },
        ...{ coverages, highlights: [], reasons: [] },
        premium: { amount: 101_000, currency: 'USD', period: 'year', fees_included: true },
      },
    ).requirements.map(({ kind }) => kind)
  const terrorism = { code: 'terrorism', label: 'Certified acts of terrorism' }
  expect(kindsFor([])).toContain('terrorism')
  expect(kindsFor([terrorism])).toContain('terrorism')
  expect(kindsFor([{ ...terrorism, offered: 'Included' }])).not.toContain('terrorism')
})
