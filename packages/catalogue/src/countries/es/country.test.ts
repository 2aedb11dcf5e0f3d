import type { Answers } from '@coverwright/core/answers/answers'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import { describe, expect, it } from 'vitest'
import site from '../../../../../sites/spain.json' with { type: 'json' }
import { siteFlow } from '../../sites/site-flow.ts'
import { regionOf } from '../country.ts'
import { spain } from './country.ts'
import { regions } from './regions.ts'

const { flow } = siteFlow(site, spain)
const lines = spain.types.map(({ line }) => line)

it('rc and sa_es are sold here, and the flow goes by its seed name (F4)', () => {
  expect(lines).toEqual(expect.arrayContaining(['rc', 'sa_es']))
  expect(spain.customFlows.spain).toBe(spain.flow)
})

it.each([
  ['28013', 'ES-M', 'Madrid'],
  ['08002', 'ES-B', 'Barcelona'],
  ['01001', 'ES-VI', 'Álava'],
  ['07001', 'ES-PM', 'Illes Balears'],
  ['35001', 'ES-GC', 'Las Palmas'],
  ['52001', 'ES-ML', 'Melilla'],
])('%s lies in %s, %s (I4)', (code, region, name) => {
  expect(regionOf(spain, code)).toMatchObject({ code: region, name })
})

it('every postal code from 01 to 52 lies in a province of its own, and no other (I4)', () => {
  const starts = Array.from({ length: 52 }, (_, at) => String(at + 1).padStart(2, '0'))
  expect(new Set(starts.map((start) => regionOf(spain, `${start}005`)?.code)).size).toBe(52)
  expect(regions.length).toBe(52)
  expect(regionOf(spain, '00005')).toBeUndefined()
  expect(regionOf(spain, '53005')).toBeUndefined()
})

const uuidOf = (line: string) => spain.types.find((type) => type.line === line)?.uuid

const contextWith = (picked: readonly string[], answers: Answers, facts: Answers = {}): FlowContext => ({
  answers: { ...answers, insurance_types: picked.map((line) => ({ uuid: uuidOf(line) })) },
  facts: { state: 'ES-M', class_traits: [], sub_class_codes: [], ...facts },
  sets: {},
  switches: site.switches,
  today: '2026-11-20',
})

const trailOf = (...args: Parameters<typeof contextWith>) => evaluateFlow(flow, contextWith(...args))
const visiblePaths = (...args: Parameters<typeof contextWith>): readonly string[] =>
  trailOf(...args).pages.flatMap(({ visible }) => visible)
const pages = (line: string) =>
  trailOf([line], {}).pages.flatMap(({ path }) => (path.includes(`/${line}/edit/`) ? [path] : []))

describe('what a line asks', () => {
  it.each([
    ['rc', 5],
    ['multirriesgo', 4],
    ['sa_es', 3],
    ['rcp_es', 3],
    ['ciber', 3],
  ])('%s has %i pages of its own (I4, F4)', (line, count) => {
    expect(pages(line)).toEqual(Array.from({ length: count }, (_, index) => `/dynamic-questions/${line}/edit/${index}`))
    expect(trailOf([], {}).pages.filter(({ path }) => path.includes(`/${line}/`))).toEqual([])
  })

  it.each([
    ['an electrician is asked about heights', ['rc'], {}, ['installs'], 'rc.height', true],
    ['an office is not', ['rc'], { rc: { work_away: 0 } }, ['office'], 'rc.height', false],
    ['an office that works elsewhere is', ['rc'], { rc: { work_away: 30 } }, ['office'], 'rc.height', true],
    ['employees bring the limit for one victim', ['rc'], { fulltime_employees: 2 }, [], 'rc.victim_limit', true],
    ['nobody employed, no limit for a victim', ['rc'], { fulltime_employees: 0 }, [], 'rc.victim_limit', false],
    ['only who sells alcohol is asked how late', ['rc'], {}, ['alcohol'], 'rc.late', true],
    ['a shop is not asked how late', ['rc'], {}, ['retail'], 'rc.late', false],
    [
      'sales to America ask for a share',
      ['rc'],
      { rc: { sells_products: 'Yes', exports: ['usa_canada'] } },
      [],
      'rc.export_share',
      true,
    ],
    [
      'sales to France do not',
      ['rc'],
      { rc: { sells_products: 'Yes', exports: ['eu'] } },
      [],
      'rc.export_share',
      false,
    ],
    [
      'an owner insures the building',
      ['multirriesgo'],
      { multirriesgo: { tenure: 'owner' } },
      [],
      'multirriesgo.building',
      true,
    ],
    [
      'a tenant insures the works',
      ['multirriesgo'],
      { multirriesgo: { tenure: 'tenant' } },
      [],
      'multirriesgo.works',
      true,
    ],
    [
      'a tenant does not insure the building',
      ['multirriesgo'],
      { multirriesgo: { tenure: 'tenant' } },
      [],
      'multirriesgo.building',
      false,
    ],
    ['a kitchen is asked about its ducts', ['multirriesgo'], {}, ['cooking'], 'multirriesgo.extraction', true],
    [
      'without theft nobody asks about locks',
      ['multirriesgo'],
      { multirriesgo: { theft: 'none' } },
      [],
      'multirriesgo.closures',
      false,
    ],
    [
      'without theft no cash is insured',
      ['multirriesgo'],
      { multirriesgo: { theft: 'none' } },
      [],
      'multirriesgo.cash',
      false,
    ],
    [
      'closed days ask what a day is worth',
      ['multirriesgo'],
      { multirriesgo: { closed_days: '30' } },
      [],
      'multirriesgo.daily_amount',
      true,
    ],
    ['an agreement is named', ['sa_es'], { sa_es: { obliged: 'Not sure' } }, [], 'sa_es.agreement', true],
    ['without one there is none to name', ['sa_es'], { sa_es: { obliged: 'No' } }, [], 'sa_es.agreement', false],
    ['any accident: at which hours', ['sa_es'], { sa_es: { cause: 'any_accident' } }, [], 'sa_es.hours', true],
    [
      'only who signs designs tells the largest',
      ['rcp_es'],
      { rcp_es: { signs: 'Yes' } },
      ['design'],
      'rcp_es.largest_project',
      true,
    ],
    [
      'a known complaint is told',
      ['rcp_es'],
      { rcp_es: { circumstances: 'Yes' } },
      [],
      'rcp_es.circumstances_detail',
      true,
    ],
    ['an attack is told', ['ciber'], { ciber: { incidents: 'Yes' } }, [], 'ciber.incidents_detail', true],
    ['no attack, nothing to tell', ['ciber'], { ciber: { incidents: 'No' } }, [], 'ciber.incidents_detail', false],
  ] as const)('%s (I4)', (_says, picked, answers, traits, path, isAsked) => {
    expect(visiblePaths(picked, answers, { class_traits: traits }).includes(path)).toBe(isAsked)
  })

  it('asks about a line that is added late after the recommendations (F4)', () => {
    const answers = { recommendation_choices: { sa_es: 'interested' } }
    const facts = { recommended_coverages: [{ line: 'sa_es', reason: 'employees' }] }
    const paths = trailOf(['rc'], answers, facts).pages.map(({ path }) => path)
    expect(paths.indexOf('/dynamic-questions/sa_es/edit/0')).toBeGreaterThan(paths.indexOf('/recommendations/0/show'))
  })
})
