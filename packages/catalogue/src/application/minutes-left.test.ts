import { compileFlow } from '@coverwright/core/evaluation/compile-flow'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { PageStep } from '@coverwright/core/model/step'
import { expect, it } from 'vitest'
import site from '../../../../sites/default.json' with { type: 'json' }
import { unitedStates } from '../countries/us/country.ts'
import { siteFlow } from '../sites/site-flow.ts'
import { minutesLeft } from './minutes-left.ts'

const { flow } = siteFlow(site, unitedStates)
const at = (answers: Readonly<Record<string, unknown>>) =>
  evaluateFlow(flow, { answers, facts: {}, sets: {}, switches: site.switches, today: '2026-11-20' })

it('shows ten minutes before anything is known (X7)', () => {
  expect(minutesLeft(at({}))).toBe(10)
})

const asking = (id: string, count: number): PageStep => ({
  kind: 'page',
  id,
  path: `/${id}`,
  label: id,
  form: {
    fields: Array.from({ length: count }, (_, index) => ({ path: `${id}${index}`, type: 'yes_no', label: id })),
  },
})
const minutesOf = (...counts: readonly number[]) =>
  minutesLeft(
    evaluateFlow(
      compileFlow({
        id: 'time',
        aliases: [],
        baseFacts: ['insurance_types'],
        nodes: [
          { kind: 'group', id: 'all', label: 'all', children: counts.map((count, at) => asking(`p${at}`, count)) },
        ],
      }),
      { answers: {}, facts: { insurance_types: ['gl'] }, sets: {}, switches: {}, today: '2026-11-20' },
    ),
  )

it('once the insurance is chosen the minutes depend on the questions, not on the number of pages (X7)', () => {
  expect([minutesOf(10, 10), minutesOf(20), minutesOf(40, 40), minutesOf(1)]).toEqual([1, 1, 4, 1])
})
