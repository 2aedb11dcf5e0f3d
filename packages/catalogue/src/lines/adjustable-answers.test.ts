import type { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import { expect, it } from 'vitest'
import { adjustableFields, adjustablePaths } from './adjustable-answers.ts'

it('names the limits of a line, shared ones and its own', () => {
  expect(adjustablePaths('gl')).toContain('coverage.liability_limit')
  expect(adjustablePaths('cl')).toEqual(expect.arrayContaining(['cyber.limit', 'cyber.retention']))
})

type Page = ReturnType<typeof evaluateFlow>['pages'][number]

it('includes only those that the quote was asked, once each', () => {
  const limit = { path: 'cyber.limit', type: 'select', label: 'a', options: ['1', '2'] }
  const fields = [limit, { ...limit, path: 'cyber.records', options: undefined }, { ...limit, path: 'gl.limit' }]
  const pages = [{ form: { fields } }, { form: { fields: [limit] } }] as unknown as readonly Page[]
  expect(adjustableFields('cl', { pages }).map(({ path }) => path)).toEqual(['cyber.limit'])
})
