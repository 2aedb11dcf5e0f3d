import type { Answers } from '@coverwright/core/answers/answers'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import { describe, expect, it } from 'vitest'
import site from '../../../../../sites/brazil.json' with { type: 'json' }
import { siteFlow } from '../../sites/site-flow.ts'
import { regionOf } from '../country.ts'
import { brazil } from './country.ts'
import { regions } from './regions.ts'

const { flow } = siteFlow(site, brazil)
const lines = brazil.types.map(({ line }) => line)

it('rc is sold here, and the flow goes by its seed name (F4)', () => {
  expect(lines).toContain('rc')
  expect(brazil.customFlows.brazil).toBe(brazil.flow)
})

it('two insurers write each line that is sold online (I4)', () => {
  for (const { line, online } of brazil.types) {
    const insurers = brazil.carriers.filter((carrier) => carrier.lines.some((each) => each.line === line))
    expect([line, insurers.length]).toEqual([line, online ? 2 : 0])
  }
})

it.each([
  ['01310-100', 'BR-SP', 'São Paulo'],
  ['13010-001', 'BR-SP', 'São Paulo'],
  ['20040-020', 'BR-RJ', 'Rio de Janeiro'],
  ['29010-002', 'BR-ES', 'Espírito Santo'],
  ['30130-010', 'BR-MG', 'Minas Gerais'],
  ['40020-000', 'BR-BA', 'Bahia'],
  ['49010-390', 'BR-SE', 'Sergipe'],
  ['50030-230', 'BR-PE', 'Pernambuco'],
  ['57020-000', 'BR-AL', 'Alagoas'],
  ['60060-170', 'BR-CE', 'Ceará'],
  ['66010-000', 'BR-PA', 'Pará'],
  ['68900-073', 'BR-AP', 'Amapá'],
  ['69005-070', 'BR-AM', 'Amazonas'],
  ['69301-110', 'BR-RR', 'Roraima'],
  ['69900-062', 'BR-AC', 'Acre'],
  ['70040-010', 'BR-DF', 'Distrito Federal'],
  ['72800-000', 'BR-GO', 'Goiás'],
  ['73015-132', 'BR-DF', 'Distrito Federal'],
  ['74003-010', 'BR-GO', 'Goiás'],
  ['76801-059', 'BR-RO', 'Rondônia'],
  ['77001-002', 'BR-TO', 'Tocantins'],
  ['78005-000', 'BR-MT', 'Mato Grosso'],
  ['79002-000', 'BR-MS', 'Mato Grosso do Sul'],
  ['80010-000', 'BR-PR', 'Paraná'],
  ['88010-000', 'BR-SC', 'Santa Catarina'],
  ['90010-000', 'BR-RS', 'Rio Grande do Sul'],
])('the CEP %s lies in %s, %s (I4)', (code, region, name) => {
  expect(regionOf(brazil, code)).toMatchObject({ code: region, name })
})

it('every CEP from 010 to 999 lies in a state, and each of the 27 has some (I4)', () => {
  const starts = Array.from({ length: 990 }, (_, at) => String(at + 10).padStart(3, '0'))
  const regionsNow = starts.map((start) => regionOf(brazil, `${start}10000`)?.code)
  expect(regionsNow.filter((code) => code === undefined)).toEqual([])
  expect([new Set(regionsNow).size, regions.length]).toEqual([27, 27])
})

const uuidOf = (line: string) => brazil.types.find((type) => type.line === line)?.uuid

const contextWith = (picked: readonly string[], answers: Answers, facts: Answers = {}): FlowContext => ({
  answers: { ...answers, insurance_types: picked.map((line) => ({ uuid: uuidOf(line) })) },
  facts: { state: 'BR-SP', class_traits: [], sub_class_codes: [], ...facts },
  sets: {},
  switches: site.switches,
  today: '2026-11-20',
})

const trailOf = (...args: Parameters<typeof contextWith>) => evaluateFlow(flow, contextWith(...args))
const visiblePaths = (...args: Parameters<typeof contextWith>): readonly string[] =>
  trailOf(...args).pages.flatMap(({ visible }) => visible)

const pagesOf = {
  empresarial: ['place', 'protection', 'values', 'covers'],
  rc: ['work', 'exposure', 'cover'],
  rcp: ['practice', 'habits', 'cover'],
  ciber: ['data', 'defence', 'cover'],
  vida: ['people', 'cover'],
}

describe('what a line asks', () => {
  it.each(Object.entries(pagesOf))('%s has its own pages, in order (I4, F4)', (line, pages) => {
    const own = trailOf([line], {}).pages.flatMap(({ path }) => (path.startsWith(`/${line}/`) ? [path] : []))
    expect(own).toEqual(pages.map((page) => `/${line}/${page}`))
    expect(trailOf([], {}).pages.filter(({ path }) => path.startsWith(`/${line}/`))).toEqual([])
  })

  it.each([
    ['another address is asked for', 'empresarial', { same_address: 'No' }, [], 'zip_code', true],
    ['the same address is not', 'empresarial', { same_address: 'Yes' }, [], 'zip_code', false],
    ['an owner insures the building', 'empresarial', { occupancy: 'owner' }, [], 'building', true],
    ['an owner is not asked about a lease', 'empresarial', { occupancy: 'owner' }, [], 'insures_building', false],
    ['a tenant is asked about the lease', 'empresarial', { occupancy: 'tenant' }, [], 'insures_building', true],
    ['a tenant leaves the building out', 'empresarial', { occupancy: 'tenant' }, [], 'building', false],
    ['a partner’s home is not the company’s', 'empresarial', { occupancy: 'home' }, [], 'building', false],
    ['unless the lease says so', 'empresarial', { occupancy: 'tenant', insures_building: 'Yes' }, [], 'building', true],
    ['a kitchen is asked about its hood', 'empresarial', {}, ['cooking'], 'hood', true],
    ['an office is not', 'empresarial', {}, ['office'], 'hood', false],
    ['theft asks for a limit', 'empresarial', { covers: ['theft', 'glass'] }, [], 'theft_limit', true],
    ['without theft there is none', 'empresarial', { covers: ['glass'] }, [], 'theft_limit', false],
    ['a standstill asks for costs', 'empresarial', { interruption: '6' }, [], 'fixed_costs', true],
    ['no standstill, no costs', 'empresarial', { interruption: 'none' }, [], 'fixed_costs', false],
    ['parking asks for spaces', 'rc', { kinds: ['premises', 'parking'] }, [], 'spaces', true],
    ['premises alone do not', 'rc', { kinds: ['premises'] }, [], 'spaces', false],
    ['products ask where they go', 'rc', { kinds: ['products'] }, [], 'exports', true],
    ['an employer is asked about registration', 'rc', { kinds: ['employer'] }, [], 'registered', true],
    ['subcontractors: are they insured', 'rc', { subcontracted: '30' }, [], 'subcontractors_insured', true],
    ['none, nothing to ask', 'rc', { subcontracted: 'none' }, [], 'subcontractors_insured', false],
    ['a known fact is told', 'rc', { known_facts: 'Not sure' }, [], 'known_facts_detail', true],
    ['a lawyer is asked about deadlines', 'rcp', { profession: 'law' }, [], 'deadlines', true],
    ['a programmer is not', 'rcp', { profession: 'technology' }, [], 'deadlines', false],
    ['a programmer has no council', 'rcp', { profession: 'technology' }, [], 'council', false],
    ['a dentist tells the procedures', 'rcp', { profession: 'dental' }, [], 'procedures', true],
    ['an engineer is asked about ART', 'rcp', { profession: 'engineering' }, [], 'art', true],
    ['insured before: from when', 'rcp', { insured_before: 'Yes' }, [], 'retroactive_date', true],
    ['not insured: how far back', 'rcp', { insured_before: 'No' }, [], 'retroactive', true],
    ['weekly backups are tested', 'ciber', { backups: 'weekly' }, [], 'backups_tested', true],
    ['rare ones are not', 'ciber', { backups: 'rarely' }, [], 'backups_tested', false],
    ['an attack is told', 'ciber', { incidents: 'Yes' }, [], 'incidents_detail', true],
    ['an agreement is named', 'vida', { agreement: 'Yes' }, [], 'agreement_sum', true],
    ['not sure, not named', 'vida', { agreement: 'Not sure' }, [], 'agreement_sum', false],
    ['one sum for all', 'vida', { basis: 'uniform' }, [], 'sum', true],
    ['salaries instead', 'vida', { basis: 'salaries' }, [], 'sum', false],
    ['shared cost: will all join', 'vida', { pays: 'shared' }, [], 'all_join', true],
  ] as const)('%s (I4)', (_says, line, answers, traits, name, isAsked) => {
    const visible = visiblePaths([line], { [line]: answers }, { class_traits: traits })
    expect(visible.includes(`${line}.${name}`)).toBe(isAsked)
  })

  it('a business without a CNPJ is not asked for a CNAE (I4)', () => {
    expect(visiblePaths([], { business_type: 'autonomo' })).not.toContain('register.cnae')
    expect(visiblePaths([], { business_type: 'ltda' })).toContain('register.cnae')
  })

  it('past claims are asked where insurers count them: not for lives (I4)', () => {
    const asks = (line: string) => visiblePaths([line], {}).includes('claims.any')
    expect(Object.keys(pagesOf).filter(asks)).toEqual(['empresarial', 'rc', 'rcp', 'ciber'])
  })

  it('asks about a line that is added late after the recommendations (F4)', () => {
    const answers = { recommendation_choices: { vida: 'interested' } }
    const facts = { recommended_coverages: [{ line: 'vida', reason: 'employees' }] }
    const paths = trailOf(['rc'], answers, facts).pages.map(({ path }) => path)
    expect(paths.indexOf('/vida/people')).toBeGreaterThan(paths.indexOf('/recommendations/0/show'))
  })
})
