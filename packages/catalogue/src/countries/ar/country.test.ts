import type { Answers } from '@coverwright/core/answers/answers'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import { isPostalCodeOf } from '@coverwright/core/validation/rules/place/postal-codes'
import { describe, expect, it } from 'vitest'
import site from '../../../../../sites/argentina.json' with { type: 'json' }
import { esAr } from '../../messages/es-ar.ts'
import { recommendedCoverages } from '../../recommendations/recommended.ts'
import { siteFlow } from '../../sites/site-flow.ts'
import { regionOf } from '../country.ts'
import { argentina } from './country.ts'

const { flow } = siteFlow(site, argentina)
const lines = argentina.types.map(({ line }) => line)

it('there are no words for a question that nobody is asked (I4)', () => {
  const steps = flow.slots.map(({ node }) => node.id)
  const own = Object.keys(esAr).filter((key) => /^step\.(ic|rc|art|stfijo|stmov|stcontr|aa|sa)-/.test(key))
  expect(own.length).toBeGreaterThan(60)
  expect(own.filter((key) => !steps.includes(key.split('.')[1] ?? ''))).toEqual([])
})

it('the codes of the seed are the lines, and the flow goes by its seed name (F4)', () => {
  expect(lines.toSorted()).toEqual(['aa', 'art', 'ic', 'rc', 'sa', 'stcontr', 'stfijo', 'stmov'])
  expect(argentina.customFlows.argentina).toBe(argentina.flow)
})

it.each([
  ['1425', 'AR-C', 'Ciudad Autónoma de Buenos Aires'],
  ['C1425ABC', 'AR-C', 'Ciudad Autónoma de Buenos Aires'],
  ['1900', 'AR-B', 'Buenos Aires'],
  ['7600', 'AR-B', 'Buenos Aires'],
  ['b8000', 'AR-B', 'Buenos Aires'],
  ['8504', 'AR-B', 'Buenos Aires'],
  ['8500', 'AR-R', 'Río Negro'],
  ['8400', 'AR-R', 'Río Negro'],
  ['5000', 'AR-X', 'Córdoba'],
  ['2400', 'AR-X', 'Córdoba'],
  ['2000', 'AR-S', 'Santa Fe'],
  ['2919', 'AR-S', 'Santa Fe'],
  ['3000', 'AR-S', 'Santa Fe'],
  ['2820', 'AR-E', 'Entre Ríos'],
  ['3100', 'AR-E', 'Entre Ríos'],
  ['3300', 'AR-N', 'Misiones'],
  ['3400', 'AR-W', 'Corrientes'],
  ['3500', 'AR-H', 'Chaco'],
  ['3600', 'AR-P', 'Formosa'],
  ['4000', 'AR-T', 'Tucumán'],
  ['4200', 'AR-G', 'Santiago del Estero'],
  ['4400', 'AR-A', 'Salta'],
  ['4500', 'AR-Y', 'Jujuy'],
  ['4600', 'AR-Y', 'Jujuy'],
  ['4700', 'AR-K', 'Catamarca'],
  ['5300', 'AR-F', 'La Rioja'],
  ['5400', 'AR-J', 'San Juan'],
  ['5500', 'AR-M', 'Mendoza'],
  ['5700', 'AR-D', 'San Luis'],
  ['6300', 'AR-L', 'La Pampa'],
  ['8300', 'AR-Q', 'Neuquén'],
  ['9000', 'AR-U', 'Chubut'],
  ['9400', 'AR-Z', 'Santa Cruz'],
  ['9410', 'AR-V', 'Tierra del Fuego'],
])('%s lies in %s, %s (I4)', (code, region, name) => {
  expect(regionOf(argentina, code)).toMatchObject({ code: region, name })
})

it('every postal code that passes the check lies in a province (I4)', () => {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
  const codes = [
    ...Array.from({ length: 9000 }, (_, at) => String(at + 1000)),
    ...letters.flatMap((letter) => [`${letter}1425`, `${letter}1425ABC`]),
  ].filter((code) => isPostalCodeOf('AR', code))
  expect(codes.length).toBe(9048)
  expect(codes.filter((code) => !regionOf(argentina, code))).toEqual([])
  expect(new Set(argentina.regions.map(({ code }) => code)).size).toBe(24)
})

const uuidOf = (line: string) => argentina.types.find((type) => type.line === line)?.uuid

const contextWith = (picked: readonly string[], answers: Answers, facts: Answers = {}): FlowContext => ({
  answers: { ...answers, insurance_types: picked.map((line) => ({ uuid: uuidOf(line) })) },
  facts: { state: 'AR-C', class_traits: [], sub_class_codes: [], ...facts },
  sets: {},
  switches: site.switches,
  today: '2026-11-20',
})

const trailOf = (...args: Parameters<typeof contextWith>) => evaluateFlow(flow, contextWith(...args))
const visiblePaths = (...args: Parameters<typeof contextWith>): readonly string[] =>
  trailOf(...args).pages.flatMap(({ visible }) => visible)

describe('what a line asks', () => {
  it.each([
    ['ic', ['premises', 'sums', 'security']],
    ['rc', ['work', 'products', 'cover']],
    ['art', ['contract', 'staff', 'risks']],
    ['stfijo', ['equipment', 'protection']],
    ['stmov', ['equipment', 'use']],
    ['stcontr', ['equipment', 'use', 'cover']],
    ['aa', ['cover', 'vehicles', 'use']],
    ['sa', ['people', 'cover']],
  ])('%s has its own pages in order, and only when it is picked (I4, F4)', (line, names) => {
    const own = (picked: readonly string[]) =>
      trailOf(picked, {}).pages.flatMap(({ path }) => (path.startsWith(`/${line}/`) ? [path] : []))
    expect(own([line])).toEqual(names.map((name) => `/${line}/${name}`))
    expect(own(lines.filter((each) => each !== line))).toEqual([])
  })

  it('one insurer asks shops more, where it wants them (Q3)', () => {
    const questionsWith = (outlook: string) =>
      trailOf(['ic'], {}, { appetite: { ic: { ar_jarilla: outlook } } }).missingSets.includes('ic.ar_jarilla')
    expect([questionsWith('in'), questionsWith('refer'), questionsWith('out')]).toEqual([true, true, false])
  })

  it.each([
    ['an owner insures the building', 'ic', { ic: { tenure: 'owner' } }, 'ic.building', true],
    ['a tenant does not', 'ic', { ic: { tenure: 'tenant' } }, 'ic.building', false],
    ['another address is asked for', 'ic', { ic: { at_mailing_address: 'No' } }, 'ic.zip_code', true],
    ['the mailing address is not asked again', 'ic', { ic: { at_mailing_address: 'Yes' } }, 'ic.zip_code', false],
    ['flammable goods are named', 'ic', { ic: { flammables: 'Yes' } }, 'ic.flammables_what', true],
    ['work at clients’ opens the tasks', 'rc', { rc: { where: 'both' } }, 'rc.tasks', true],
    ['work at one’s own place does not', 'rc', { rc: { where: 'premises' } }, 'rc.tasks', false],
    ['heights are asked for', 'rc', { rc: { where: 'clients', tasks: ['height'] } }, 'rc.height_m', true],
    ['nobody climbs, no height', 'rc', { rc: { where: 'clients', tasks: ['none'] } }, 'rc.height_m', false],
    ['who sells says where to', 'rc', { rc: { products: 'Yes' } }, 'rc.exports', true],
    ['services are not exported', 'rc', { rc: { products: 'No' } }, 'rc.exports', false],
    ['debts are asked of who has an ART', 'art', { art: { has_art: 'Yes' } }, 'art.debt', true],
    ['and not of a first employer', 'art', { art: { has_art: 'No' } }, 'art.debt', false],
    ['accidents bring the days lost', 'art', { art: { accidents: 2 } }, 'art.days_lost', true],
    ['no accident, no days', 'art', { art: { accidents: 0 } }, 'art.days_lost', false],
    [
      'drones are registered',
      'stmov',
      { stmov: { items: [{ id: 'a', kind: 'drone' }] } },
      'stmov.drones_registered',
      true,
    ],
    [
      'no drone, no register',
      'stmov',
      { stmov: { items: [{ id: 'a', kind: 'phone' }] } },
      'stmov.drones_registered',
      false,
    ],
    ['theft asks for the alarm', 'ic', { ic: { theft_share: '40' } }, 'ic.alarm', true],
    ['no theft, no alarm', 'ic', { ic: { theft_share: '0' } }, 'ic.alarm', false],
    ['nobody comes in where all work is at clients’', 'rc', { rc: { where: 'clients' } }, 'rc.public', false],
    ['who is a monotributista said so', 'ic', { business_type: 'monotributista' }, 'additional.iva_condition', false],
    ['a company says how it stands to VAT', 'ic', { business_type: 'srl' }, 'additional.iva_condition', true],
    ['data are insured for a sum', 'stfijo', { stfijo: { data: 'Yes' } }, 'stfijo.data_sum', true],
    ['liability on site has a limit', 'stcontr', { stcontr: { liability: 'Yes' } }, 'stcontr.limit', true],
    ['full cover has a deductible', 'aa', { aa: { cover: 'full' } }, 'aa.deductible', true],
    ['liability alone has none', 'aa', { aa: { cover: 'liability' } }, 'aa.deductible', false],
    ['cargo may be dangerous', 'aa', { aa: { use: 'cargo' } }, 'aa.dangerous', true],
    ['who demands it is named', 'sa', { sa: { demanded: 'Yes' } }, 'sa.demanded_by', true],
  ] as const)('%s (I4)', (_says, line, answers, path, isAsked) => {
    expect(visiblePaths([line], answers).includes(path)).toBe(isAsked)
  })

  it('ART asks for accidents of its own, the other lines for losses together (I4)', () => {
    const claims = '/dynamic-questions/claims/edit/0'
    const paths = (line: string) => trailOf([line], {}).pages.map(({ path }) => path)
    expect(lines.filter((line) => !paths(line).includes(claims))).toEqual(['art'])
  })

  it.each([
    ['ic', ['retail'], 'beyondPremises'],
    ['ic', ['office'], undefined],
    ['art', ['office'], 'visitors'],
  ])('%s, with %j, is recommended liability for what that excludes: %s (F14, I4)', (line, traits, reason) => {
    const { answers, facts, switches, today } = contextWith([line], {}, { class_traits: traits })
    const { crossSells, types: offeredTypes } = argentina
    const isLikely = (each: string) => each === 'rc'
    const coverages = recommendedCoverages({
      answers,
      facts,
      switches,
      today,
      crossSells,
      offered: offeredTypes,
      isLikely,
    })
    expect(coverages.map((each) => each.reason)).toEqual(reason ? [reason] : [])
  })

  it('asks about a line that is added late after the recommendations (F4)', () => {
    const answers = { recommendation_choices: { art: 'interested' } }
    const facts = { recommended_coverages: [{ line: 'art', reason: 'employees' }] }
    const paths = trailOf(['rc'], answers, facts).pages.map(({ path }) => path)
    expect(paths.indexOf('/art/contract')).toBeGreaterThan(paths.indexOf('/recommendations/0/show'))
  })
})
