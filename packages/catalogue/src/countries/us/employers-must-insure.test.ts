import { expect, it } from 'vitest'
import { employersMustInsure } from './employers-must-insure.ts'

it.each([
  ['IL', 1, 0, true],
  ['IL', 0, 0, false],
  ['FL', 3, 0, false],
  ['FL', 3, 1, true],
  ['TX', 50, 0, false],
  ['OH', 50, 0, false],
  ['DC', 1, 0, true],
])(
  '%s requires %d and %d employees to be insured: %s (I1)',
  (state, fulltime_employees, parttime_employees, expected) => {
    const answers: Readonly<Record<string, unknown>> = { state, fulltime_employees, parttime_employees }
    const view = { get: (path: string) => answers[path], isOn: () => false, today: '2026-11-27' }
    expect(employersMustInsure.test(view)).toBe(expected)
  },
)
