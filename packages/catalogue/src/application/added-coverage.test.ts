import type { Answers } from '@coverwright/core/answers/answers'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import { saveStep } from '@coverwright/core/saving/save-step'
import { submission } from '@coverwright/core/saving/submission'
import { expect, it } from 'vitest'
import site from '../../../../sites/default.json' with { type: 'json' }
import { clearingEffects } from '../countries/clearing-effects.ts'
import { unitedStates } from '../countries/us/country.ts'
import { insuranceTypes } from '../lines/insurance-types.ts'
import { siteFlow } from '../sites/site-flow.ts'

const { flow } = siteFlow(site, unitedStates)
const shop = { id: 'a', street: '1 Elm St', occupancy: 'lease' }
const yard = { id: 'b', street: '2 Oak St', occupancy: 'own' }
const home = { id: 'c', street: '3 Ash St', occupancy: 'home' }

const contextWith = (lines: readonly string[], takenUp: Answers, more: Answers = {}) => ({
  answers: {
    insurance_types: insuranceTypes.filter(({ line }) => lines.includes(line)),
    recommendation_choices: takenUp,
    locations: [shop, yard, home],
    ...more,
  },
  facts: { state: 'IL', recommended_coverages: Object.keys(takenUp).map((line) => ({ line, reason: 'any' })) },
  sets: {},
  switches: {},
  today: '2026-11-20',
})

const property = [0, 1, 2].map((at) => `/dynamic-questions/added_property/edit/${at}`)
const terms = '/dynamic-questions/added_coverage/edit/0'

const isOfLocations = (path: string) => path.startsWith('/location/') || path.includes('/added_')

it.each([
  [['gl'], { bop: 'get_both' }, ['/location/list', terms, ...property]],
  [['gl'], { bop: 'not_now' }, ['/location/list']],
  [['gl'], { cp: 'interested' }, ['/location/list', ...property]],
  [['wc'], { cp: 'interested', gl: 'interested' }, ['/location/list', terms, ...property]],
  [['cp'], { bop: 'interested' }, ['/location/list', terms]],
  [['bop'], { cp: 'interested' }, ['/location/list']],
  [['cl'], { cp: 'interested' }, ['/location/list']],
  [['cl'], { bop: 'interested' }, [terms, '/location/list']],
  [['cl'], { epli: 'interested' }, []],
] as const)('after %s, taking up %j visits %j (F14)', (lines, takenUp, expected) => {
  const { pages: entries } = evaluateFlow(flow, contextWith(lines, takenUp))
  expect(entries.map(({ path }) => path).filter(isOfLocations)).toEqual(expected)
})

it('asks each location for what is insured there, and only for what was not asked before (F14)', () => {
  const fieldsAt = (path: string, lines: readonly string[] = ['gl']) => {
    const { pages: entries } = evaluateFlow(flow, contextWith(lines, { gl: 'interested', bop: 'interested' }))
    return entries.find((entry) => entry.path === path)?.visible
  }
  expect(property.map((path) => fieldsAt(path))).toEqual([
    ['location_property[a].buildings'],
    ['location_property[b].buildings'],
    ['location_property[c].contents_value'],
  ])
  expect(fieldsAt(terms)).toEqual(['coverage.property_deductible'])
  expect(fieldsAt(terms, ['wc'])).toEqual([
    'coverage.liability_limit',
    'coverage.deductible',
    'coverage.property_deductible',
  ])
})

it('keeps the limits and dates that earlier pages asked for (F14)', () => {
  const coverage = {
    effective_date: '2026-12-20',
    liability_limit: '1m_2m',
    deductible: '500',
    property_deductible: '1000',
  }
  const context = contextWith(['gl'], { bop: 'interested' }, { coverage })
  const flowState = evaluateFlow(flow, context)
  expect(flowState.pages.map(({ path }) => path)).toContain(terms)
  expect(submission(flowState, context).coverage).toEqual(coverage)
})

it('keeps what is insured there by location, and clears it with the trade (F14, F19)', () => {
  const building = {
    id: 'r1',
    contents_value: 5000,
    year_built: 2010,
    stories: 1,
    construction: 'frame',
    protection: ['none'],
  }
  const context = contextWith(['gl'], { bop: 'interested' }, { class_code_ref: 'CW311811A' })
  const location_property = [{ id: 'a', answer: { buildings: [building] } }]
  const savedStep = saveStep(flow, context, property[0] ?? '', { location_property }, [])
  expect(savedStep?.problems).toEqual([])
  expect(savedStep?.answers.location_property).toEqual(location_property)
  const ownedStep = saveStep(
    flow,
    context,
    property[1] ?? '',
    { location_property: [{ id: 'b', answer: { buildings: [building] } }] },
    [],
  )
  expect(ownedStep?.problems.map(({ path }) => path)).toEqual(['location_property[b].buildings.0.building_value'])

  const after = { ...context, answers: savedStep?.answers ?? {} }
  expect(submission(evaluateFlow(flow, after), after).location_property).toEqual(location_property)
  const changedStep = saveStep(flow, after, '/', { class_code_ref: 'CW541211A' }, clearingEffects(unitedStates))
  expect(changedStep?.cleared).toEqual(['location_property'])
})
