import { unitedStates } from '@coverwright/catalogue/countries/us/country'
import { insuranceTypes } from '@coverwright/catalogue/lines/insurance-types'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import { expect, test } from 'vitest'
import site from '../../../../../sites/default.json' with { type: 'json' }
import { placeOfAnswer, placesBehind } from './place-of-answer.ts'

const { flow } = siteFlow(site, unitedStates)
const flowState = evaluateFlow(flow, {
  answers: {
    insurance_types: insuranceTypes.filter(({ line }) => line === 'bop').map(({ uuid }) => ({ uuid })),
    locations: [{ id: 'l1', occupancy: 'own', buildings: [{ id: 'b1', year_built: 1955 }] }],
  },
  facts: { state: 'IL' },
  sets: {},
  switches: {},
  today: '2026-11-20',
})

test.each([
  ['a field', 'annual_revenue', { page: '/business', at: 'annual_revenue' }],
  [
    'a field of an entry on the page of its item',
    'locations.0.buildings.0.year_built',
    {
      page: '/location/edit/0/buildings',
      at: 'item.buildings.0.year_built',
      label: 'field.location.buildings.year_built.label',
    },
  ],
  ['a list', 'locations', { page: '/location/list', at: 'locations' }],
  ['an entry that is gone', 'locations.3.occupancy', { page: '/location/list' }],
])('the answer behind a reason is changed where it is asked: %s (Q6, S2)', (_name, answer, place) => {
  expect(placeOfAnswer(flowState, answer)).toMatchObject(place)
})

test.each(['nothing.like.it', 'annual_revenues', 'gl.liberty.uw_questions[height]', '', '[', '__proto__'])(
  'a reason about what this application does not ask, “%s”, leads nowhere (Q6)',
  (answer) => expect(placeOfAnswer(flowState, answer)).toBeUndefined(),
)

test('an answer that another question has settled is changed where it was given (Q6)', () => {
  const prefilledAnswers = new Map([
    ['gl.liberty.uw_questions[sales]', { answer: 1, from: 'annual_revenue', locked: true }],
  ])
  const settledState = {
    ...flowState,
    shared: { ...flowState.shared, prefilled: prefilledAnswers },
  } as typeof flowState
  expect(placeOfAnswer(settledState, 'gl.liberty.uw_questions[sales]')).toMatchObject({ at: 'annual_revenue' })
})

test('two reasons about one answer lead to it once (Q6)', () => {
  const reasons = [{ answer: 'annual_revenue' }, {}, { answer: 'annual_revenue' }, { answer: 'annual_payroll' }]
  expect(placesBehind(flowState, reasons).map(({ at }) => at)).toEqual(['annual_revenue', 'annual_payroll'])
})
