import type { Answers } from '@coverwright/core/answers/answers'
import { readAnswer } from '@coverwright/core/answers/answers'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import { isPostalCodeOf } from '@coverwright/core/validation/rules/place/postal-codes'
import { describe, expect, it } from 'vitest'
import site from '../../../../../sites/portugal.json' with { type: 'json' }
import { recommendedCoverages } from '../../recommendations/recommended.ts'
import { siteFlow } from '../../sites/site-flow.ts'
import { regionOf } from '../country.ts'
import { portugal } from './country.ts'
import { regions } from './regions.ts'

const { flow } = siteFlow(site, portugal)
const lines = portugal.types.map(({ line }) => line)

it('rc is sold here, two insurers quote each line online, and the flow goes by its seed name (F4)', () => {
  expect(lines).toContain('rc')
  expect(portugal.customFlows.portugal).toBe(portugal.flow)
  for (const { line, online } of portugal.types) {
    const insurers = portugal.carriers.filter((carrier) => carrier.lines.some((each) => each.line === line))
    expect({ line, insurers: insurers.length }).toEqual({ line, insurers: online ? 2 : 0 })
  }
})

it.each([
  ['1200-195', 'Lisboa'],
  ['2745-074', 'Lisboa'],
  ['2560-300', 'Lisboa'],
  ['4000-322', 'Porto'],
  ['4450-001', 'Porto'],
  ['4780-001', 'Porto'],
  ['4500-001', 'Aveiro'],
  ['3800-100', 'Aveiro'],
  ['4700-001', 'Braga'],
  ['4870-150', 'Vila Real'],
  ['4900-001', 'Viana do Castelo'],
  ['5000-001', 'Vila Real'],
  ['5100-001', 'Viseu'],
  ['5300-001', 'Bragança'],
  ['3500-001', 'Viseu'],
  ['3000-001', 'Coimbra'],
  ['3100-001', 'Leiria'],
  ['2400-001', 'Leiria'],
  ['2500-001', 'Leiria'],
  ['2495-300', 'Santarém'],
  ['2000-001', 'Santarém'],
  ['2900-001', 'Setúbal'],
  ['7520-001', 'Setúbal'],
  ['6000-001', 'Castelo Branco'],
  ['6300-001', 'Guarda'],
  ['6050-001', 'Portalegre'],
  ['7300-001', 'Portalegre'],
  ['7000-001', 'Évora'],
  ['7490-200', 'Évora'],
  ['7800-001', 'Beja'],
  ['8000-001', 'Faro'],
  ['9000-001', 'Madeira'],
  ['9500-001', 'Açores'],
  ['9900-001', 'Açores'],
])('%s lies in %s (I4)', (code, name) => {
  expect(regionOf(portugal, code)?.name).toBe(name)
})

it('every possible postal code is in one of the twenty regions (I4)', () => {
  const codes = Array.from({ length: 9000 }, (_, at) => `${at + 1000}-001`)
  expect(codes.filter((code) => !isPostalCodeOf('PT', code) || !regionOf(portugal, code))).toEqual([])
  expect(new Set(codes.map((code) => regionOf(portugal, code)?.code)).size).toBe(20)
  expect(regions.length).toBe(20)
})

const uuidOf = (line: string) => portugal.types.find((type) => type.line === line)?.uuid

const contextWith = (picked: readonly string[], answers: Answers, facts: Answers = {}): FlowContext => ({
  answers: { ...answers, insurance_types: picked.map((line) => ({ uuid: uuidOf(line) })) },
  facts: { state: 'PT-11', class_traits: [], sub_class_codes: [], ...facts },
  sets: {},
  switches: site.switches,
  today: '2026-11-20',
})

const trailOf = (...args: Parameters<typeof contextWith>) => evaluateFlow(flow, contextWith(...args))
const visiblePaths = (...args: Parameters<typeof contextWith>): readonly string[] =>
  trailOf(...args).pages.flatMap(({ visible }) => visible)
const pages = (line: string) =>
  trailOf([line], { at: { who: ['employees', 'managers', 'trainees'] }, rc: { away: 'Yes' } }).pages.flatMap(
    ({ path }) => (path.includes(`/${line}/edit/`) ? [path] : []),
  )

describe('what a line asks', () => {
  it.each([
    ['at', 5],
    ['rc', 4],
    ['mr', 5],
    ['rcp', 4],
    ['ciber', 3],
  ])('%s has %i pages of its own, and none when it is not picked (I4, F4)', (line, count) => {
    expect(pages(line)).toEqual(Array.from({ length: count }, (_, index) => `/dynamic-questions/${line}/edit/${index}`))
    expect(trailOf([], {}).pages.filter(({ path }) => path.includes(`/${line}/`))).toEqual([])
  })

  const staff = { at: { who: ['employees'] } }
  it.each([
    ['employees bring two payrolls', 'at', staff, [], 'at.manual_payroll', true],
    ['who works alone has no payroll', 'at', { at: { who: ['self'] } }, [], 'at.manual_payroll', false],
    ['who works alone insures their own pay', 'at', { at: { who: ['self'] } }, [], 'at.managers_pay', true],
    ['employees alone do not', 'at', staff, [], 'at.managers_pay', false],
    ['trainees are counted', 'at', { at: { who: ['trainees'] } }, [], 'at.trainees', true],
    ['height asks how high', 'at', { at: { hazards: ['height'] } }, [], 'at.height', true],
    ['without height it does not', 'at', { at: { hazards: ['road'] } }, [], 'at.height', false],
    ['an accident asks for lost days', 'at', { at: { accidents: 1 } }, [], 'at.lost_days', true],
    ['no accident, no days', 'at', { at: { accidents: 0 } }, [], 'at.lost_days', false],
    ['a policy that was ended asks about unpaid premiums', 'at', { at: { cancelled: 'Yes' } }, [], 'at.debt', true],
    ['a shop tells its public area', 'rc', {}, ['retail'], 'rc.public_area', true],
    ['an office does not', 'rc', {}, ['office'], 'rc.public_area', false],
    ['a builder is asked about dangerous work', 'rc', {}, ['contractor'], 'rc.works', true],
    ['so is who works at customers’', 'rc', { rc: { away: 'Yes' } }, ['office'], 'rc.works', true],
    ['an office that stays at home is not', 'rc', { rc: { away: 'No' } }, ['office'], 'rc.works', false],
    ['who digs asks for plans first', 'rc', { rc: { works: ['digging'] } }, ['digging'], 'rc.utilities', true],
    ['who sells nothing exports nothing', 'rc', { rc: { products: 'No' } }, [], 'rc.exports', false],
    [
      'a shop keeps no list of buyers',
      'rc',
      { rc: { products: 'Yes', exports: 'no' } },
      ['retail'],
      'rc.traces',
      false,
    ],
    ['an importer can call goods back', 'rc', { rc: { products: 'Yes', imports: 'Yes' } }, [], 'rc.traces', true],
    ['a factory can', 'rc', { rc: { products: 'Yes' } }, ['manufacturing'], 'rc.traces', true],
    ['an owner insures the building', 'mr', { mr: { tenure: 'own' } }, [], 'mr.building', true],
    ['a tenant insures the fittings', 'mr', { mr: { tenure: 'rent' } }, [], 'mr.fittings', true],
    ['a tenant does not insure the building', 'mr', { mr: { tenure: 'rent' } }, [], 'mr.building', false],
    ['steel may hide foam', 'mr', { mr: { construction: 'metal' } }, [], 'mr.panels', true],
    ['concrete does not', 'mr', { mr: { construction: 'concrete' } }, [], 'mr.panels', false],
    ['a kitchen is asked what it fries', 'mr', {}, ['cooking'], 'mr.fryers', true],
    ['an office is not', 'mr', { mr: { use: 'office' } }, ['office'], 'mr.fryers', false],
    ['a standstill asks for the margin', 'mr', { mr: { covers: ['interruption'] } }, [], 'mr.margin', true],
    ['an architect tells what is signed', 'rcp', { rcp: { profession: 'projects' } }, [], 'rcp.projects', true],
    ['a consultant signs nothing', 'rcp', { rcp: { profession: 'consulting' } }, [], 'rcp.projects', false],
    ['a lawyer names a licence', 'rcp', { rcp: { profession: 'lawyer' } }, [], 'rcp.licence', true],
    ['past work asks since when', 'rcp', { rcp: { retroactive: '3' } }, [], 'rcp.insured_since', true],
    ['no past work, no year', 'rcp', { rcp: { retroactive: 'none' } }, [], 'rcp.insured_since', false],
    ['copies ask whether one is apart', 'ciber', { ciber: { backups: 'daily' } }, [], 'ciber.backups_apart', true],
    ['without copies there is none apart', 'ciber', { ciber: { backups: 'none' } }, [], 'ciber.backups_apart', false],
  ] as const)('%s (I4)', (_says, line, answers, traits, path, isAsked) => {
    expect(visiblePaths([line], answers, { class_traits: traits }).includes(path)).toBe(isAsked)
  })

  it('claims are asked once, for liability and premises alone (F4)', () => {
    const countOf = (line: string) => visiblePaths([line], {}).filter((path) => path === 'claims.any').length
    expect(['rc', 'mr', 'at', 'rcp', 'ciber'].map(countOf)).toEqual([1, 1, 0, 0, 0])
  })

  it('asks about a line that is added late after the recommendations (F4)', () => {
    const answers = { recommendation_choices: { at: 'interested' } }
    const facts = { recommended_coverages: [{ line: 'at', reason: 'employees' }] }
    const paths = trailOf(['rc'], answers, facts).pages.map(({ path }) => path)
    expect(paths.indexOf('/dynamic-questions/at/edit/0')).toBeGreaterThan(paths.indexOf('/recommendations/0/show'))
  })
})

const fieldAt = (path: string) =>
  flow.slots
    .flatMap(({ node }) => ('source' in node && 'pages' in node.source ? node.source.pages : []))
    .flatMap(({ form }) => form.fields)
    .find((each) => each.path === path)

const saidOf = (path: string, earlier: Answers, answer: unknown) =>
  (fieldAt(path)?.remarks ?? []).flatMap(
    ({ says }) => says({ get: (at) => readAnswer(earlier, at), isOn: () => false, today: '2026-11-20' }, answer) ?? [],
  )

it.each([
  ['at.who', { fulltime_employees: 2, parttime_employees: 1 }, ['managers'], [{ params: { count: 3 }, differs: true }]],
  ['at.who', { fulltime_employees: 2, parttime_employees: 1 }, ['employees', 'managers'], []],
  ['at.who', { fulltime_employees: 0, parttime_employees: 0 }, ['self'], []],
  ['rc.limit', { rc: { required_limit: 300_000 } }, '250000', [{ money: { sum: 300_000 }, differs: true }]],
  ['rc.limit', { rc: { required_limit: 300_000 } }, '500000', []],
  ['rc.limit', {}, '50000', []],
])(
  '%s after %j: %j is said to leave out what the law or a contract asks for (F7, I4)',
  (path, earlier, answer, expected) => {
    expect(saidOf(path, earlier, answer)).toEqual(expected)
  },
)

it.each([
  ['lda', 2, 'rc', 'at', 'employees'],
  ['independente', 0, 'rc', 'at', 'ownAccount'],
  ['unipessoal', 0, 'rc', 'at', 'managers'],
  ['associacao', 0, 'rc', 'at', undefined],
  ['condominio', 0, 'rc', 'mr', 'condominium'],
  ['associacao', 0, 'rc', 'mr', undefined],
])('%s with %i employees and %s alone is told of %s, because of %s (F14, I4)', (form, staff, picked, line, reason) => {
  const recommendations = recommendedCoverages({
    ...contextWith([picked], { business_type: form, fulltime_employees: staff, parttime_employees: 0 }),
    crossSells: portugal.crossSells,
    offered: portugal.types,
    isLikely: () => true,
  })
  expect(recommendations.find((each) => each.line === line)?.reason).toBe(reason)
})
