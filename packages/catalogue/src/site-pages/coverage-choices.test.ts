import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { Question } from '@coverwright/core/model/question'
import { expect, it } from 'vitest'
import site from '../../../../sites/default.json' with { type: 'json' }
import { unitedStates } from '../countries/us/country.ts'
import { siteFlow } from '../sites/site-flow.ts'

const { flow } = siteFlow(site, unitedStates)

const typesOf = (numbers: readonly string[]) =>
  numbers.map((number) => ({ uuid: `5b0c6f1e-7a52-4c8e-9d3b-0000000000${number}` }))

const trailFor = (numbers: readonly string[], state: string) =>
  evaluateFlow(flow, {
    answers: { insurance_types: typesOf(numbers) },
    facts: { state },
    sets: {},
    switches: {},
    today: '2026-11-20',
  })

const asks = (field: string, numbers: readonly string[], state = 'OH') =>
  trailFor(numbers, state).pages.some(({ visible }) => visible.includes(field))

it.each([
  ['general liability', ['01'], true],
  ['commercial auto', ['06'], true],
  ['workers’ compensation', ['03'], false],
  ['professional liability', ['04'], false],
  ['errors and omissions', ['05'], false],
  ['professional liability and general liability', ['04', '01'], true],
] as const)('asks who insures a business now for %s, unless the line asks itself (Q2)', (_name, numbers, expected) => {
  expect(asks('coverage.current_insurance', numbers)).toBe(expected)
})

it('asks whether an insurer canceled, also for professions, but not in Missouri (Q2)', () => {
  for (const number of ['04', '05']) {
    expect(asks('pl.prior.cancelled', [number])).toBe(true)
    expect(asks('pl.prior.cancelled', [number], 'MO')).toBe(false)
  }
})

const records: Question = {
  id: 'driving_records',
  type: 'text',
  topic: 'Driving',
  label: 'Records?',
  fact: 'wc.driving_records',
}
const rentals = {
  additional: { hired_auto: 'Yes', hired_cost: 900 },
  ca: { hired: 'Yes' },
  recommendation_choices: { ca: 'interested' },
}

it.each([
  ['a cancellation', ['01', '04'], { claims: { cancelled: 'No' } }, 'pl.prior.cancelled', 'No'],
  ['rentals, when commercial auto is taken up late', ['01'], rentals, 'ca.hired_cost', 900],
  [
    'driving records',
    ['03', '06'],
    { ca: { record_checks: 'before' } },
    'wc.guard.uw_questions[driving_records]',
    'before',
  ],
] as const)('takes what was said of %s on another page (Q2)', (_name, numbers, answers, path, expected) => {
  const flowState = evaluateFlow(flow, {
    answers: { insurance_types: typesOf(numbers), class_code_ref: 'CW458110A', ...answers },
    facts: {
      state: 'IL',
      wc_state: 'IL',
      appetite: { wc: { guard: 'in' } },
      recommended_coverages: [{ line: 'ca', reason: 'trade' }],
    },
    sets: { 'wc.guard': { revision: '1', basis: '["CW458110A","IL"]', questions: [records] } },
    switches: { guardWcOn: true },
    today: '2026-11-20',
  })
  expect(flowState.view.get(path)).toBe(expected)
})
