import { expect, test } from 'vitest'
import { noticeFor, type StateNotice, stateNotices } from './state-notices.ts'

const row: StateNotice = {
  state: 'OH',
  kind: 'surplus_lines',
  text: 'Ohio’s words.',
  citation: 'Law 1',
  effective_from: '2026-01-01',
  effective_to: '2026-12-31',
  checked_on: '2026-11-26',
  verified: true,
}

test.for([
  ['its own words while they hold', 'OH', '2026-01-01', row, { text: 'Ohio’s words.', citation: 'Law 1' }],
  ['on their last day too', 'OH', '2026-12-31', row, { text: 'Ohio’s words.', citation: 'Law 1' }],
  ['nothing before', 'OH', '2025-12-31', row, undefined],
  ['nothing after', 'OH', '2027-01-01', row, undefined],
  ['nothing in another state', 'IL', '2026-06-01', row, undefined],
  [
    'a reference to words nobody has compared',
    'OH',
    '2026-06-01',
    { ...row, verified: false },
    { citation: 'See Law 1' },
  ],
] as const)('shows %s (K1)', ([_what, state, today, only, expected]) => {
  expect(noticeFor(state, 'surplus_lines', today, [only])).toEqual(expected)
})

test('each row cites its law and the day on which it was read, and shows its text only if that was verified (K1)', () => {
  for (const { citation, checked_on, text, verified } of stateNotices) {
    expect(citation).not.toBe('')
    expect(checked_on).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(text !== '').toBe(verified)
  }
})
