import { expect, it } from 'vitest'
import { compileFlow } from '../evaluation/compile-flow.ts'
import { evaluateFlow } from '../evaluation/evaluate-flow.ts'
import type { Derivation } from '../model/field.ts'
import { field, page } from '../testing/made-pages.ts'
import { isAssumed } from './is-assumed.ts'
import { summary } from './summary.ts'

const sameCity: Derivation<unknown> = { label: 'the city', reads: ['city'], of: (view) => view.get('city') }

const flow = compileFlow({
  id: 'all',
  nodes: [
    {
      kind: 'group',
      id: 'all',
      label: 'All',
      children: [
        page('shop', [
          field('city', 'text'),
          field('limit', 'text', { usual: '1000' }),
          field('mailing', 'text', { initial: sameCity }),
          field('venue', 'text', { derived: sameCity }),
          field('register', 'text', { derived: { ...sameCity, locked: true } }),
        ]),
      ],
    },
  ],
  aliases: [],
  baseFacts: [],
})

const assumedOf = (answers: Record<string, unknown>) => {
  const flowState = evaluateFlow(flow, { answers, facts: {}, sets: {}, switches: {}, today: '2026-11-20' })
  return summary(flowState)
    .flatMap(({ rows }) => rows)
    .filter(isAssumed)
    .map(({ field: { path } }) => path)
}

it('an answer as its page proposed it is assumed; a different or determined one is not (Q2)', () => {
  expect(assumedOf({ city: 'Reno', limit: '1000', mailing: 'Reno' })).toEqual(['limit', 'mailing', 'venue'])
  expect(assumedOf({ city: 'Reno', limit: '2000', mailing: 'Elko', venue: 'Elko' })).toEqual([])
  expect(assumedOf({})).toEqual([])
})
