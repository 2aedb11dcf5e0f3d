import type { Answers } from '@coverwright/core/answers/answers'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import { describe, expect, it } from 'vitest'
import site from '../../../../../sites/france.json' with { type: 'json' }
import { siteFlow } from '../../sites/site-flow.ts'
import { regionOf } from '../country.ts'
import { france } from './country.ts'
import { regions } from './regions.ts'

const { flow } = siteFlow(site, france)
const lines = france.types.map(({ line }) => line)

it('rc and rcp_uber_fr are sold here, and the flow goes by its seed name (F4)', () => {
  expect(lines).toEqual(expect.arrayContaining(['rc', 'rcp_uber_fr']))
  expect(france.customFlows.france).toBe(france.flow)
})

it('each line that is sold online has two insurers, except directors’ liability (I4)', () => {
  const online = france.types.filter((type) => type.online).map(({ line }) => line)
  const insurers = online.map(
    (line) => france.carriers.filter((carrier) => carrier.lines.some((each) => each.line === line)).length,
  )
  expect(Object.fromEntries(online.map((line, at) => [line, insurers[at]]))).toEqual({
    rc: 2,
    mrp: 2,
    dec: 2,
    rcp_uber_fr: 2,
    cl: 2,
    do: 1,
  })
})

it.each([
  ['75011', 'FR-75', 'Paris'],
  ['69003', 'FR-69', 'Rhône'],
  ['01000', 'FR-01', 'Ain'],
  ['20000', 'FR-2A', 'Corse-du-Sud'],
  ['20090', 'FR-2A', 'Corse-du-Sud'],
  ['20137', 'FR-2A', 'Corse-du-Sud'],
  ['20200', 'FR-2B', 'Haute-Corse'],
  ['20600', 'FR-2B', 'Haute-Corse'],
  ['97110', 'FR-971', 'Guadeloupe'],
  ['97133', 'FR-BL', 'Saint-Barthélemy'],
  ['97150', 'FR-MF', 'Saint-Martin'],
  ['97400', 'FR-974', 'La Réunion'],
  ['98800', 'FR-NC', 'Nouvelle-Calédonie'],
])('%s lies in %s, %s (I4)', (code, region, name) => {
  expect(regionOf(france, code)).toMatchObject({ code: region, name })
})

it('every beginning from 01 to 95 lies in a département, Monaco in none (I4)', () => {
  const starts = Array.from({ length: 95 }, (_, at) => String(at + 1).padStart(2, '0'))
  expect(starts.filter((start) => regionOf(france, `${start}300`) === undefined)).toEqual([])
  expect(regions.filter(({ code }) => /^FR-(\d{2}|2[AB])$/.test(code)).length).toBe(96)
  expect(regionOf(france, '98000')).toBeUndefined()
  expect(regionOf(france, '00300')).toBeUndefined()
})

const uuidOf = (line: string) => france.types.find((type) => type.line === line)?.uuid

const contextWith = (picked: readonly string[], answers: Answers, facts: Answers = {}): FlowContext => ({
  answers: { ...answers, insurance_types: picked.map((line) => ({ uuid: uuidOf(line) })) },
  facts: { state: 'FR-69', class_traits: [], sub_class_codes: [], ...facts },
  sets: {},
  switches: site.switches,
  today: '2026-11-20',
})

const trailOf = (...args: Parameters<typeof contextWith>) => evaluateFlow(flow, contextWith(...args))
const visiblePaths = (...args: Parameters<typeof contextWith>): readonly string[] =>
  trailOf(...args).pages.flatMap(({ visible }) => visible)

const pagesOf = {
  rc: ['/rc/work', '/rc/exposure', '/rc/cover'],
  dec: ['/dec/works', '/dec/past', '/dec/cover'],
  rcp_uber_fr: ['/rcp-uber-fr/driver', '/rcp-uber-fr/rides', '/rcp-uber-fr/cover'],
  mrp: ['/mrp/premises', '/mrp/protection', '/mrp/insured'],
  cl: ['/cl/data', '/cl/controls', '/cl/cover'],
  do: ['/do/company', '/do/history'],
} as const
const isOwn = (path: string) => /^\/(rc|dec|rcp-uber-fr|mrp|cl|do)\//.test(path)

describe('what a line asks', () => {
  it.each(Object.entries(pagesOf))('%s has its own pages, in order (F4, I4)', (line, pages) => {
    const paths = trailOf([line], {}).pages.map(({ path }) => path)
    expect(paths.filter(isOwn)).toEqual(pages)
  })

  it('nobody is asked about a line they did not pick (F4)', () => {
    expect(trailOf([], {}).pages.filter(({ path }) => isOwn(path))).toEqual([])
    expect(trailOf(['flotte', 'sante', 'pj'], {}).pages.filter(({ path }) => isOwn(path))).toEqual([])
  })

  it.each([
    [
      'subcontractors must show their certificate',
      ['rc'],
      { rc: { subcontracted_share: 30 } },
      [],
      'rc.subcontractors_insured',
      true,
    ],
    ['without any, nobody asks', ['rc'], { rc: { subcontracted_share: 0 } }, [], 'rc.subcontractors_insured', false],
    ['not yet answered, nobody asks', ['rc'], {}, [], 'rc.subcontractors_insured', false],
    [
      'clients in America ask for a share',
      ['rc'],
      { rc: { abroad: ['eu', 'north_america'] } },
      [],
      'rc.america_share',
      true,
    ],
    ['clients in Europe do not', ['rc'], { rc: { abroad: ['eu'] } }, [], 'rc.america_share', false],
    ['a known fact is told', ['rc'], { rc: { known_facts: 'Not sure' } }, [], 'rc.known_facts_detail', true],
    ['a tenant is asked about the lease', ['mrp'], { mrp: { occupancy: 'tenant' } }, [], 'mrp.lease_waiver', true],
    ['an owner is not', ['mrp'], { mrp: { occupancy: 'owner' } }, [], 'mrp.lease_waiver', false],
    ['who works at home is not', ['mrp'], { mrp: { occupancy: 'home' } }, [], 'mrp.lease_waiver', false],
    ['another address is asked for', ['mrp'], { mrp: { same_address: 'No' } }, [], 'mrp.street', true],
    ['the same address is not', ['mrp'], { mrp: { same_address: 'Yes' } }, [], 'mrp.street', false],
    ['a kitchen is asked about its hood', ['mrp'], {}, ['cooking'], 'mrp.hood', true],
    ['an office is not', ['mrp'], {}, ['office'], 'mrp.hood', false],
    ['a butcher is asked what is kept cold', ['mrp'], { mrp: { stock: 9000 } }, ['food'], 'mrp.cold_stock', true],
    ['not without any stock', ['mrp'], { mrp: { stock: 0 } }, ['food'], 'mrp.cold_stock', false],
    ['income insured for a year asks for the margin', ['mrp'], { mrp: { interruption: '12' } }, [], 'mrp.margin', true],
    ['income not insured does not', ['mrp'], { mrp: { interruption: 'none' } }, [], 'mrp.margin', false],
    [
      'a builder insured before says by whom',
      ['dec'],
      { dec: { insured_before: 'Yes' } },
      [],
      'dec.previous_insurer',
      true,
    ],
    ['a new builder does not', ['dec'], { dec: { insured_before: 'No' } }, [], 'dec.previous_insurer', false],
    ['unusual techniques are told', ['dec'], { dec: { unusual: 'Yes' } }, [], 'dec.unusual_detail', true],
    [
      'a driver with a card gives its number',
      ['rcp_uber_fr'],
      { rcp_uber_fr: { has_card: 'Yes' } },
      [],
      'rcp_uber_fr.card_number',
      true,
    ],
    [
      'a driver without has none',
      ['rcp_uber_fr'],
      { rcp_uber_fr: { has_card: 'No' } },
      [],
      'rcp_uber_fr.card_number',
      false,
    ],
    [
      'registered: the number',
      ['rcp_uber_fr'],
      { rcp_uber_fr: { registered: 'yes' } },
      [],
      'rcp_uber_fr.registration_number',
      true,
    ],
    [
      'under way: no number',
      ['rcp_uber_fr'],
      { rcp_uber_fr: { registered: 'under_way' } },
      [],
      'rcp_uber_fr.registration_number',
      false,
    ],
    [
      'who employs drivers counts them',
      ['rcp_uber_fr'],
      { rcp_uber_fr: { status: 'owner_with_drivers' } },
      [],
      'rcp_uber_fr.drivers',
      true,
    ],
    [
      'backups are asked about where there are any',
      ['cl'],
      { cyber: { backups: 'Yes' } },
      [],
      'cyber.backups_apart',
      true,
    ],
    ['and only there', ['cl'], { cyber: { backups: 'No' } }, [], 'cyber.backups_apart', false],
    ['no records, no kinds of them', ['cl'], { cyber: { records: '0' } }, [], 'cyber.record_kinds', false],
    [
      'a sale that is planned is told',
      ['do'],
      { directors_and_officers: { changes: 'Yes' } },
      [],
      'directors_and_officers.changes_detail',
      true,
    ],
  ] as const)('%s (I4)', (_says, picked, answers, traits, path, isAsked) => {
    expect(visiblePaths(picked, answers, { class_traits: traits }).includes(path)).toBe(isAsked)
  })

  it('a business insured today need not repeat its insurer, its end date, or that it goes on (I4)', () => {
    const coverage = { current_insurance: 'Yes', current_insurer: 'Rivage', current_expiry: '2027-03-31' }
    const past = trailOf(['dec'], { coverage }).pages.find(({ path }) => path === '/dec/past')
    const names = ['insured_before', 'previous_insurer', 'previous_end', 'ended_by']
    expect(names.map((name) => past?.view.get(`dec.${name}`))).toEqual(['Yes', 'Rivage', '2027-03-31', 'running'])
    const beside = trailOf(['dec', 'rc'], { coverage }).pages.find(({ path }) => path === '/dec/past')
    expect(names.map((name) => beside?.view.get(`dec.${name}`))).toEqual(names.map(() => undefined))
  })

  it('warns of a site that opens before the insurance begins (I4)', () => {
    const cover = trailOf(['dec'], { coverage: { effective_date: '2026-12-15' } }).pages.find(
      ({ path }) => path === '/dec/cover',
    )
    const [remark] = cover?.form.fields.find(({ path }) => path === 'dec.first_site')?.remarks ?? []
    const says = (day: string) => cover && remark?.says(cover.view, day)
    expect([says('2026-12-14'), says('2026-12-15')]).toEqual([{ differs: true }, undefined])
  })

  it('past claims are asked where insurers count them, and nowhere else (I4)', () => {
    const asks = (line: string) => visiblePaths([line], {}).includes('claims.any')
    expect(['rc', 'mrp', 'dec', 'rcp_uber_fr', 'cl', 'do'].filter(asks)).toEqual(['rc', 'mrp', 'dec', 'rcp_uber_fr'])
  })

  it('asks about a line that is added late after the recommendations (F4)', () => {
    const answers = { recommendation_choices: { cl: 'interested' } }
    const facts = { recommended_coverages: [{ line: 'cl', reason: 'records' }] }
    const paths = trailOf(['rc'], answers, facts).pages.map(({ path }) => path)
    expect(paths.indexOf('/cl/data')).toBeGreaterThan(paths.indexOf('/recommendations/0/show'))
  })
})
