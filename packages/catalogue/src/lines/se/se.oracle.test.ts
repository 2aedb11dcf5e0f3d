import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import { expect, it } from 'vitest'
import site from '../../../../../sites/default.json' with { type: 'json' }
import { unitedStates } from '../../countries/us/country.ts'
import { siteFlow } from '../../sites/site-flow.ts'
import { contextFor, everyChoice, walk } from '../../testing/walk-line.ts'

/* The way through special events and its questions, written by hand. */

const isOwn = (path: string) => path.startsWith('/dynamic-questions/event/')
const pages = [0, 1, 2, 4].map((index) => `/dynamic-questions/event/edit/${index}`)
const { flow } = siteFlow(site, unitedStates)

it('asks its four pages in order when it is picked or added, and back in reverse (F1, F7)', () => {
  for (const chosen of everyChoice) {
    const { forwards, backwards } = walk(contextFor('se', '10', chosen, {}), isOwn)
    const expected = chosen === 'picked' || chosen === 'recommended' ? pages : []
    expect({ chosen, forwards, backwards }).toEqual({ chosen, forwards: expected, backwards: expected })
  }
})

const typeRef = (number: string) => ({ uuid: `5b0c6f1e-7a52-4c8e-9d3b-0000000000${number}` })

it.each([
  [['10'], {}, false, false],
  [['10', '01'], {}, true, false],
  [['01'], {}, true, false],
  [['08'], {}, true, false],
  [['10'], { gl: 'interested' }, false, true],
  [['10'], { cl: 'get_both' }, false, true],
  [['10'], { gl: 'not_now' }, false, false],
  [['10', '01'], { cl: 'interested' }, true, false],
] as const)(
  'types %j, taken up %j: start date asked with the limits %s, later %s (F3)',
  (types, selection, first, later) => {
    const context = contextFor('se', '10', 'not', {
      insurance_types: types.map(typeRef),
      recommendation_choices: selection,
    })
    const recommended_coverages = Object.keys(selection).map((line) => ({ line, reason: 'trade' }))
    const { pages: entries } = evaluateFlow(flow, { ...context, facts: { ...context.facts, recommended_coverages } })
    const asks = (base: string) =>
      entries.some(({ path, visible }) => path.startsWith(base) && visible.includes('coverage.effective_date'))
    expect([asks('/dynamic-questions/coverage_choices/'), asks('/dynamic-questions/added_coverage/')]).toEqual([
      first,
      later,
    ])
  },
)

const problemsOf = (event: object): readonly string[] =>
  walk(contextFor('se', '10', 'picked', { event }), isOwn)
    .flowState.pages.flatMap(({ problems }) => problems)
    .filter(({ missing }) => !missing)
    .map(({ path }) => path)

/** Today is 2026-11-20. */
it.each([
  ['2026-11-20', '2026-11-20', ['event.start_date']],
  ['2026-11-21', '2026-11-21', []],
  ['2028-05-22', '2028-05-22', []],
  ['2028-05-23', '2028-05-23', ['event.start_date']],
  ['2027-06-05', '2027-06-04', ['event.end_date']],
  ['2027-06-05', '2027-07-05', []],
  ['2027-06-05', '2027-07-06', ['event.end_date']],
] as const)('an event from %s to %s has faults %j (V1)', (start_date, end_date, faults) => {
  expect(problemsOf({ start_date, end_date })).toEqual(faults)
})

const twoDays = { start_date: '2027-06-05', end_date: '2027-06-06' }

it('the busiest day has no more people than the whole event (V1)', () => {
  expect(problemsOf({ ...twoDays, attendance_total: 100, attendance_day: 101 })).toEqual(['event.attendance_day'])
  expect(problemsOf({ ...twoDays, attendance_total: 100, attendance_day: 100 })).toEqual([])
})

it('an event of one day has one number of people (Q2)', () => {
  const visiblePaths = (event: object) => visibleWith({ start_date: '2027-06-05', attendance_total: 100, ...event })
  expect(visiblePaths({ end_date: '2027-06-05' })).not.toContain('event.attendance_day')
  expect(visiblePaths(twoDays)).toContain('event.attendance_day')
})

const visibleWith = (event: object): readonly string[] =>
  walk(contextFor('se', '10', 'picked', { event }), isOwn).flowState.pages.flatMap(({ visible }) => visible)

it.each([
  ['alcohol', ['free', 'own', 'sold'], ['none', undefined], 'alcohol_server'],
  ['alcohol', ['sold'], ['none', 'free', 'own', undefined], 'alcohol_license'],
  ['security', ['staff', 'venue', 'company', 'police'], ['none', undefined], 'security_armed'],
  ['performers', ['Yes'], ['No', undefined], 'genres'],
  ['vendors', ['Yes'], ['No', undefined], 'vendors_insured'],
  ['past_losses', ['Yes'], ['No', undefined], 'past_losses_paid'],
  ['structures', [['stage'], ['tents', 'bleachers']], [['none'], undefined], 'structures_by'],
] as const)('%s %j opens its follow-up, %j does not (Q2)', (question, open, shut, name) => {
  for (const answer of open) expect(visibleWith({ [question]: answer })).toContain(`event.${name}`)
  for (const answer of shut) expect(visibleWith({ [question]: answer })).not.toContain(`event.${name}`)
})
