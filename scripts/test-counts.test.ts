import { expect, test } from 'vitest'
import { playwrightCounts, vitestCounts, vitestFailures } from './test-counts.ts'

test('a test file that does not load is a failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'skipped' }] },
    { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
    { status: 'failed', assertionResults: [] },
  ]
  expect(vitestCounts({ testResults })).toEqual({ passed: 2, failed: 2, skipped: 1 })
})

test('what failed is named with its reason', () => {
  const testResults = [
    { name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'fine' }] },
    {
      name: 'b.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'failed', fullName: 'counts', failureMessages: ['expected 1 to be 2'] },
        { status: 'passed', fullName: 'adds' },
      ],
    },
    { name: 'c.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
  ]
  expect(vitestFailures({ testResults })).toEqual([
    'b.test.ts: counts\nexpected 1 to be 2',
    'c.test.ts\nno such module',
  ])
})

test('a browser report without counts is a failure', () => {
  expect(playwrightCounts({})).toEqual({ passed: 0, failed: 1, skipped: 0 })
  const stats = { expected: 3, flaky: 1, unexpected: 2, skipped: 0 }
  expect(playwrightCounts({ stats })).toEqual({ passed: 4, failed: 2, skipped: 0 })
})
