import type { Answers } from '@coverwright/core/answers/answers'
import { writeAnswer } from '@coverwright/core/answers/answers'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import { describe, expect, it } from 'vitest'
import site from '../../../../../../sites/default.json' with { type: 'json' }
import { unitedStates } from '../../../countries/us/country.ts'
import { siteFlow } from '../../../sites/site-flow.ts'

/* No question repeats what earlier answers have told. */

const { flow } = siteFlow(site, unitedStates)

const solo = { id: 'a1', first_name: 'Ana', last_name: 'Ruiz', designation: 'sole' }

const contextOf = (answers: Readonly<Record<string, unknown>>): FlowContext => ({
  answers: Object.entries({ 'pl.aig.attorneys': [solo], ...answers }).reduce<Answers>(
    (all, [path, answer]) => writeAnswer(all, path, answer),
    { insurance_types: [{ uuid: '5b0c6f1e-7a52-4c8e-9d3b-000000000004' }] },
  ),
  facts: { state: 'OH', naics6: '541110' },
  sets: {},
  switches: {},
  today: '2026-11-20',
})

const visibleIn = (path: string, answers: Readonly<Record<string, unknown>> = {}): readonly string[] =>
  evaluateFlow(flow, contextOf(answers)).pages.find((each) => each.path === path)?.visible ?? []

const firm = '/dynamic-questions/pl_a_firm/edit/0'

it.each([
  [0, 0, false],
  [3, 2, false],
  [4, 2, true],
  [6, 0, true],
  [undefined, 0, true],
])('with %s full-time and %s part-time employees, asks for the ratio: %s (R9, F7)', (full, part, isAsked) => {
  const answers = { fulltime_employees: full, parttime_employees: part }
  expect(visibleIn(firm, answers).includes('pl.aig.non_lawyer_prevalence')).toBe(isAsked)
})

it.each([
  [2026, false, false],
  [2025, false, true],
  [2024, true, true],
  [undefined, true, true],
])(
  'asks a firm of %s for billings of the year before last: %s, and for a changed number: %s (F7)',
  (years_business_started, billings, headcount) => {
    const page = visibleIn(firm, { years_business_started })
    expect(page.includes('pl.aig.firm.billings_before')).toBe(billings)
    expect(page.includes('pl.aig.firm.headcount_changed')).toBe(headcount)
  },
)

it('asks who covers for an attorney only if they practice alone (R9, F7)', () => {
  const page = '/pl/a/outsourced-attorneys-data'
  expect(visibleIn(page)).toContain('pl.aig.firm.solo_backup')
  expect(visibleIn(page, { 'pl.aig.attorneys': [solo, { ...solo, id: 'a2' }] })).not.toContain(
    'pl.aig.firm.solo_backup',
  )
})

it('asks whether the insurer knows only if there is an insurer (F7)', () => {
  const page = '/pl/a/prior-insurance-coverage'
  const reportedPath = 'pl.aig.losses.circumstance_reported'
  const knowing = (existing: string, expected: string) =>
    visibleIn(page, { 'pl.aig.existing_pl_insurance': existing, 'pl.aig.losses.known_circumstance': expected })
  expect(knowing('Yes', 'Yes')).toContain(reportedPath)
  expect(knowing('No', 'Yes')).not.toContain(reportedPath)
  expect(knowing('Yes', 'No')).not.toContain(reportedPath)
})

describe('areas of practice', () => {
  const working = (area: string, more: Readonly<Record<string, unknown>> = {}) => ({
    'pl.aig.practice_areas': [{ id: 'p1', area, percent: 100 }],
    ...more,
  })
  const supplements = '/pl/a/practice-areas-supplemental'

  it('says if nobody quotes one of the areas online, and lets the firm explain it (F16)', () => {
    const detail = 'pl.aig.hardest_area_detail'
    for (const area of ['class_actions_and_mass_torts_plaintiff', 'patent_applications', 'real_estate_syndication']) {
      expect(visibleIn('/pl/a/practice-areas', working(area)), area).toContain(detail)
    }
    expect(visibleIn('/pl/a/practice-areas', working('patent_litigation'))).not.toContain(detail)
  })

  it('asks about debt collection only if the firm collects (F7)', () => {
    const reviews = 'pl.aig.supplements.collections.attorney_reviews'
    const side = (value: string) => working('consumer_collections', { 'pl.aig.supplements.collections.side': value })
    expect(visibleIn(supplements, side('both'))).toContain(reviews)
    expect(visibleIn(supplements, side('debtors'))).not.toContain(reviews)
    expect(visibleIn(supplements, { ...side('both'), ...working('appeals') })).not.toContain(reviews)
  })

  it('asks for an average only if there are several (F7)', () => {
    const deal = 'pl.aig.supplements.real_estate.average_deal'
    const closings = (count: number) =>
      working('land_use_and_zoning', { 'pl.aig.supplements.real_estate.closings': count })
    expect(visibleIn(supplements, closings(1))).toContain(deal)
    expect(visibleIn(supplements, closings(0))).not.toContain(deal)
  })
})
