import { expect, it } from 'vitest'
import { contextFor, everyChoice, walk } from '../../testing/walk-line.ts'

/* The way through commercial property and its questions, written by hand. */

const isOwn = (path: string) => /^\/dynamic-questions\/cp\//.test(path)
const pages = [0, 2, 4].map((index) => `/dynamic-questions/cp/edit/${index}`)

it('asks its three pages in order when it is picked or added, and back in reverse (F1, F7)', () => {
  for (const chosen of everyChoice) {
    const { forwards, backwards } = walk(contextFor('cp', '07', chosen, {}), isOwn)
    const expected = chosen === 'picked' || chosen === 'recommended' ? pages : []
    expect({ chosen, forwards, backwards }).toEqual({ chosen, forwards: expected, backwards: expected })
  }
})

/** Wind, coast, brush and earthquake: the perils to ask about in each of these states. */
const byState: Readonly<Record<string, readonly string[]>> = {
  OH: [],
  TX: ['storm_deductible', 'coast_miles', 'brush'],
  FL: ['storm_deductible', 'coast_miles'],
  CA: ['brush', 'quake_wanted'],
  KS: ['storm_deductible'],
  SC: ['storm_deductible', 'coast_miles', 'quake_wanted'],
  WA: ['brush', 'quake_wanted'],
  MO: ['storm_deductible', 'quake_wanted'],
  MN: ['storm_deductible'],
  NY: ['storm_deductible', 'coast_miles'],
}

/** The perils asked about of a business in `state` with places in others. */
function perilsAsked(state: string, ...places: readonly string[]): readonly string[] {
  const locations = places.map((each, at) => ({ id: `l${at}`, state: each }))
  const context = contextFor('cp', '07', 'picked', places.length ? { locations } : {})
  const { flowState } = walk({ ...context, facts: { ...context.facts, state } }, isOwn)
  const visible = flowState.pages.filter(({ path }) => isOwn(path)).flatMap((entry) => entry.visible)
  return ['storm_deductible', 'coast_miles', 'brush', 'quake_wanted'].filter((name) => visible.includes(`cp.${name}`))
}

it.each(Object.entries(byState))('asks a business in %s about the perils of its state: %j (Q2)', (state, expected) => {
  expect([perilsAsked(state), perilsAsked(state, state)]).toEqual([expected, expected])
})

it.each([
  ['PA', ['PA', 'FL'], ['storm_deductible', 'coast_miles']],
  ['OH', ['OH', 'CA'], ['brush', 'quake_wanted']],
  ['FL', ['OH'], ['storm_deductible', 'coast_miles']],
  ['OH', ['PA', 'WV'], []],
  ['OH', ['KS', 'WA'], ['storm_deductible', 'brush', 'quake_wanted']],
] as const)('asks a business in %s with places in %j about theirs too: %j (Q2)', (state, places, expected) => {
  expect(perilsAsked(state, ...places)).toEqual(expected)
})

it('opens follow-ups by their own answer: income, building work, stock, tools away and lenders (Q2)', () => {
  const followUps = {
    income_wanted: ['stopping_costs', 'income_months', 'extra_expense'],
    renovation: ['renovation_detail'],
    violations: ['violations_detail'],
    has_lenders: ['lenders'],
  }
  for (const [question, followUp] of Object.entries(followUps)) {
    for (const answer of ['Yes', 'No', undefined]) {
      const { flowState } = walk(contextFor('cp', '07', 'picked', { cp: { [question]: answer } }), isOwn)
      const visible = flowState.pages.flatMap((entry) => entry.visible)
      for (const name of followUp) expect([name, visible.includes(`cp.${name}`)]).toEqual([name, answer === 'Yes'])
    }
  }
  const stock = (answers: object) => {
    const { flowState } = walk(contextFor('cp', '07', 'picked', { cp: answers }), isOwn)
    const visible = flowState.pages.flatMap((entry) => entry.visible)
    return ['attractive_stock_value', 'away_place'].map((name) => visible.includes(`cp.${name}`))
  }
  expect(stock({ attractive_stock: ['none'], away_value: 0 })).toEqual([false, false])
  expect(stock({ attractive_stock: ['tools'], away_value: 500 })).toEqual([true, true])
  const hood = (processes: readonly string[]) => {
    const { flowState } = walk(contextFor('cp', '07', 'picked', { cp: { processes } }), isOwn)
    return flowState.pages.flatMap((entry) => entry.visible).includes('cp.hood_system')
  }
  expect([hood(['none']), hood(['welding']), hood(['welding', 'cooking'])]).toEqual([false, false, true])
})

it('accepts apartments as a neighbor, and rejects unknown values (V1)', () => {
  const isRefused = (neighbor: string) => {
    const { flowState } = walk(contextFor('cp', '07', 'picked', { cp: { neighbors: [neighbor] } }), isOwn)
    return flowState.pages.flatMap(({ problems }) => problems).some(({ path }) => path === 'cp.neighbors')
  }
  const risks = ['restaurant', 'bar', 'apartments', 'vacant', 'flammables', 'woodworking', 'none']
  expect(risks.filter(isRefused)).toEqual([])
  expect(isRefused('lighthouse')).toBe(true)
})

it('uses the answers about wiring and neighbors given for a business owner’s policy (Q2)', () => {
  const context = contextFor('cp', '07', 'picked', {
    insurance_types: ['02', '07'].map((number) => ({ uuid: `5b0c6f1e-7a52-4c8e-9d3b-0000000000${number}` })),
    class_code_ref: 'CW458110A',
    bop: { liberty: { uw_questions: [{ id: 'old_wiring', answer: 'No' }] } },
  })
  const { flowState } = walk(
    {
      ...context,
      facts: { ...context.facts, appetite: { bop: { liberty: 'in' } } },
      switches: { libertyBopOn: true },
      sets: {
        'bop.liberty': {
          revision: '1',
          basis: '["CW458110A","OH"]',
          questions: [
            {
              id: 'old_wiring',
              type: 'yes_no_not_sure',
              topic: 'Your place',
              label: 'Old wiring?',
              fact: 'property.old_wiring',
            },
          ],
        },
      },
    },
    isOwn,
  )
  expect(flowState.view.get('cp.old_wiring')).toBe('No')
})
