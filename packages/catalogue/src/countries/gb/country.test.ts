import type { Answers } from '@coverwright/core/answers/answers'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import { describe, expect, it } from 'vitest'
import site from '../../../../../sites/uk.json' with { type: 'json' }
import { siteFlow } from '../../sites/site-flow.ts'
import { regionOf } from '../country.ts'
import { unitedKingdom } from './country.ts'

const { flow } = siteFlow(site, unitedKingdom)

it('two insurers quote each line online, and the flow goes by its seed name (F4)', () => {
  expect(unitedKingdom.customFlows.uk).toBe(unitedKingdom.flow)
  for (const { line, online } of unitedKingdom.types) {
    const insurers = unitedKingdom.carriers.filter((carrier) => carrier.lines.some((each) => each.line === line))
    expect({ line, insurers: insurers.length }).toEqual({ line, insurers: online ? 2 : 0 })
  }
})

it.each([
  ['SW1A 1AA', 'London'],
  ['E1 6AN', 'London'],
  ['EC2V 7HN', 'London'],
  ['EN1 1AA', 'London'],
  ['OX1 1AA', 'South East'],
  ['SL1 1AA', 'South East'],
  ['CB2 1TN', 'East of England'],
  ['BS1 4DJ', 'South West'],
  ['B1 1AA', 'Midlands'],
  ['S1 1AA', 'North East and Yorkshire'],
  ['M1 1AE', 'North West'],
  ['L1 8JQ', 'North West'],
  ['LL57 1AA', 'Wales'],
  ['CF10 1AA', 'Wales'],
  ['G1 1AA', 'Scotland'],
  ['EH1 1YZ', 'Scotland'],
  ['BT1 5GS', 'Northern Ireland'],
])('%s lies in %s (I4)', (code, name) => {
  expect(regionOf(unitedKingdom, code)?.name).toBe(name)
})

it.each(['JE2 3AA', 'GY1 1AA', 'IM1 1AA'])('%s is not of the United Kingdom (I4)', (code) => {
  expect(regionOf(unitedKingdom, code)).toBeUndefined()
})

/** Every area that postcodes of the United Kingdom begin with. */
const areas =
  'AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY G GL GU HA HD HG HP HR HS HU HX IG IP IV KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE'.split(
    ' ',
  )

it('every postcode area lies in a region (I4)', () => {
  expect(areas.length).toBe(121)
  expect(
    areas.filter((area) => !regionOf(unitedKingdom, `${area}1 1AA`) || !regionOf(unitedKingdom, `${area}9 9AA`)),
  ).toEqual([])
})

const uuidOf = (line: string) => unitedKingdom.types.find((type) => type.line === line)?.uuid

const contextWith = (picked: readonly string[], answers: Answers, facts: Answers = {}): FlowContext => ({
  answers: { ...answers, insurance_types: picked.map((line) => ({ uuid: uuidOf(line) })) },
  facts: { state: 'GB-LDN', class_traits: [], sub_class_codes: [], ...facts },
  sets: {},
  switches: site.switches,
  today: '2026-11-20',
})

const trailOf = (...args: Parameters<typeof contextWith>) => evaluateFlow(flow, contextWith(...args))
const visiblePaths = (...args: Parameters<typeof contextWith>): readonly string[] =>
  trailOf(...args).pages.flatMap(({ visible }) => visible)

describe('packages', () => {
  const packagesPage = (picked: readonly string[], chosen?: readonly string[]) =>
    trailOf(picked, chosen ? { aon_uk_metadata: { packages_selected: chosen } } : {}).pages.find(
      ({ path }) => path === '/packages',
    )
  const packagesFor = (...picked: readonly string[]) =>
    packagesPage(picked)?.form.fields[0]?.options?.map(({ value }) => value)

  it.each([
    [
      ['gb_pl', 'gb_el'],
      ['trades', 'none'],
    ],
    [
      ['gb_pl', 'gb_prop'],
      ['office', 'shop', 'trades', 'none'],
    ],
    [
      ['gb_pi', 'gb_cyber'],
      ['professional', 'none'],
    ],
    [
      ['gb_cyber', 'gb_el'],
      ['office', 'none'],
    ],
    [['gb_pl'], undefined],
    [['gb_pi'], undefined],
    [['gb_el'], undefined],
    [['gb_fleet'], undefined],
  ] as const)('with %j they are %j (I4, F4)', (picked, packages) => {
    expect(packagesFor(...picked)).toEqual(packages)
  })

  it('come right after the insurance (I4)', () => {
    const paths = trailOf(['gb_pl', 'gb_el'], {}).pages.map(({ path }) => path)
    expect(paths[paths.indexOf('/insurance') + 1]).toBe('/packages')
  })

  it('a package that no longer fits is asked about again (I4)', () => {
    const workers = ['gb_pl', 'gb_el']
    expect(packagesPage(workers, ['trades'])?.status).toBe('complete')
    expect(packagesPage(workers, ['shop'])?.problems[0]?.key).toBe('validationError.notAnOption')
    expect(packagesPage(workers, ['none', 'trades'])?.problems[0]?.key).toBe('validationError.exclusiveOption')
  })
})

describe('what a line asks', () => {
  const full = { gb_el: { who: ['clerical'] } }
  it.each([
    ['gb_pl', 4],
    ['gb_el', 4],
    ['gb_pi', 4],
    ['gb_prop', 4],
    ['gb_cyber', 3],
  ])('%s has %i pages of its own, and none when it is not picked (I4, F4)', (line, count) => {
    const own = (picked: readonly string[]) =>
      trailOf(picked, full).pages.flatMap(({ path }) => (path.includes(`/${line}/edit/`) ? [path] : []))
    expect(own([line])).toEqual(Array.from({ length: count }, (_, index) => `/dynamic-questions/${line}/edit/${index}`))
    expect(own([])).toEqual([])
  })

  const pl = (answers: object) => ({ gb_pl: answers })
  const el = (answers: object) => ({ gb_el: answers })
  const pi = (answers: object) => ({ gb_pi: answers })
  const prop = (answers: object) => ({ gb_prop: answers })
  it.each([
    ['work away asks how much', 'gb_pl', pl({ away: 'Yes' }), [], 'gb_pl.away_share', true],
    ['a builder is asked about dangerous work', 'gb_pl', {}, ['contractor'], 'gb_pl.works', true],
    ['an office that stays at home is not', 'gb_pl', pl({ away: 'No' }), ['office'], 'gb_pl.works', false],
    ['heat asks for a fire watch', 'gb_pl', pl({ works: ['heat'] }), ['contractor'], 'gb_pl.heat_care', true],
    ['digging asks how deep', 'gb_pl', pl({ works: ['depth'] }), ['contractor'], 'gb_pl.depth', true],
    ['gas asks for the register', 'gb_pl', pl({ works: ['gas'] }), ['contractor'], 'gb_pl.gas_safe', true],
    ['roofs ask how high', 'gb_pl', pl({ works: ['roofing'] }), ['contractor'], 'gb_pl.height', true],
    [
      'bona fide subcontractors are asked their insurance',
      'gb_pl',
      pl({ subcontracts: 'Yes', subcontractors: ['bona_fide'] }),
      [],
      'gb_pl.bona_fide_insured',
      true,
    ],
    [
      'labour-only ones are not',
      'gb_pl',
      pl({ subcontracts: 'Yes', subcontractors: ['labour_only'] }),
      [],
      'gb_pl.bona_fide_insured',
      false,
    ],
    ['who sells nothing exports nothing', 'gb_pl', pl({ products: 'No' }), [], 'gb_pl.exports', false],
    [
      'sales to America ask how much',
      'gb_pl',
      pl({ products: 'Yes', exports: 'north_america' }),
      [],
      'gb_pl.north_america',
      true,
    ],
    ['manual workers bring their wages', 'gb_el', el({ who: ['manual'] }), [], 'gb_el.manual_wages', true],
    ['clerical ones do not', 'gb_el', el({ who: ['clerical'] }), [], 'gb_el.manual_wages', false],
    ['an employer with PAYE gives the reference', 'gb_el', el({ paye: 'has' }), [], 'gb_el.paye_reference', true],
    ['an exempt one does not', 'gb_el', el({ paye: 'exempt' }), [], 'gb_el.paye_reference', false],
    ['a notice asks which', 'gb_el', el({ notices: 'Yes' }), [], 'gb_el.notices_kind', true],
    ['a regulated profession names its body', 'gb_pi', pi({ profession: 'accountant' }), [], 'gb_pi.regulator', true],
    ['a consultant has none', 'gb_pi', pi({ profession: 'consultant' }), [], 'gb_pi.regulator', false],
    ['a surveyor is asked about cladding', 'gb_pi', pi({ profession: 'surveyor' }), [], 'gb_pi.cladding', true],
    [
      'a retroactive date asks the year',
      'gb_pi',
      pi({ insured_today: 'Yes', retroactive: 'date' }),
      [],
      'gb_pi.retroactive_year',
      true,
    ],
    ['no policy today, no date', 'gb_pi', pi({ insured_today: 'No' }), [], 'gb_pi.retroactive', false],
    ['an owner insures the building', 'gb_prop', prop({ tenure: 'own' }), [], 'gb_prop.buildings', true],
    ['a tenant insures improvements', 'gb_prop', prop({ tenure: 'rent' }), [], 'gb_prop.improvements', true],
    ['a tenant is not asked about subsidence', 'gb_prop', prop({ tenure: 'rent' }), [], 'gb_prop.subsidence', false],
    ['a kitchen is asked what it fries', 'gb_prop', {}, ['cooking'], 'gb_prop.frying', true],
    ['stock asks whether thieves look for it', 'gb_prop', prop({ stock: 5000 }), [], 'gb_prop.stock_kinds', true],
    ['no stock, and it does not', 'gb_prop', prop({ stock: 0 }), [], 'gb_prop.stock_kinds', false],
    ['lost income asks for how long', 'gb_prop', prop({ interruption: 5000 }), [], 'gb_prop.indemnity', true],
    ['none, and it does not', 'gb_prop', prop({ interruption: 0 }), [], 'gb_prop.indemnity', false],
  ] as const)('%s (I4)', (_says, line, answers, traits, path, isAsked) => {
    expect(visiblePaths([line], answers, { class_traits: traits }).includes(path)).toBe(isAsked)
  })

  const saidOfLimit = (line: string, answers: Answers & { readonly limit: string }): readonly unknown[] =>
    trailOf([line], { [line]: answers }).pages.flatMap(({ form, view }) =>
      form.fields
        .filter(({ path }) => path === `${line}.limit`)
        .flatMap(({ remarks = [] }) => remarks.flatMap(({ says, text }) => (says(view, answers.limit) ? [text] : []))),
    )

  it.each([
    ['2000000', 'council', ['field.gb_pl.limit.low']],
    ['2000000', 'main_contractor', ['field.gb_pl.limit.low']],
    ['5000000', 'council', []],
    ['2000000', 'landlord', []],
  ])('a public liability limit of %s, asked for by a %s, is remarked on: %j (I4)', (limit, trade, expected) => {
    expect(saidOfLimit('gb_pl', { limit, required: 'Yes', required_by: [trade] })).toEqual(expected)
  })

  it.each([
    ['100000', 'architect', ['field.gb_pi.limit.low']],
    ['100000', 'surveyor', ['field.gb_pi.limit.low']],
    ['250000', 'architect', []],
    ['100000', 'consultant', []],
  ])('a professional indemnity limit of %s for a %s is remarked on: %j (I4)', (limit, profession, expected) => {
    expect(saidOfLimit('gb_pi', { limit, profession })).toEqual(expected)
  })

  it('an employer reference is checked (I4)', () => {
    const problems = (paye_reference: string) =>
      trailOf(['gb_el'], { gb_el: { paye: 'has', paye_reference } }).pages.flatMap((entry) =>
        entry.problems.filter(({ path }) => path === 'gb_el.paye_reference'),
      )
    expect(problems('123/AB456')).toEqual([])
    expect(problems('12/AB').map(({ key }) => key)).toEqual(['validationError.isPayeReference'])
  })

  it('claims are asked once, for liability and premises alone (F4)', () => {
    const countOf = (line: string) => visiblePaths([line], {}).filter((path) => path === 'claims.any').length
    expect(['gb_pl', 'gb_prop', 'gb_el', 'gb_pi', 'gb_cyber'].map(countOf)).toEqual([1, 1, 0, 0, 0])
  })
})

describe('declarations', () => {
  const visibleOf = (...args: Parameters<typeof contextWith>) =>
    visiblePaths(...args).filter((path) => path.startsWith('gb_conduct.'))

  it.each(['gb_pl', 'gb_el', 'gb_pi', 'gb_prop', 'gb_cyber'])('are asked once for %s (I4)', (line) => {
    expect(visibleOf([line], {}).filter((path) => path === 'gb_conduct.events')).toEqual(['gb_conduct.events'])
  })

  it('are not asked where nobody quotes online (I4)', () => {
    expect(visibleOf(['gb_fleet'], {})).toEqual([])
  })

  it('what happened is described in words (I4)', () => {
    expect(visibleOf(['gb_el'], { gb_conduct: { events: ['ccj'] } })).toContain('gb_conduct.events_detail')
    expect(visibleOf(['gb_el'], { gb_conduct: { events: ['none'] } })).not.toContain('gb_conduct.events_detail')
  })

  it.each(['Yes', 'No'])(
    'a declination by an insurer is asked about once: %s with the claims counts here (I4)',
    (cancelled) => {
      const answers = { claims: { any: 'No', cancelled, cancelled_reason: 'A missed payment' } }
      expect(visibleOf(['gb_el'], {})).toContain('gb_conduct.declined')
      expect(visibleOf(['gb_pl'], answers)).toEqual(['gb_conduct.events'])
      expect(trailOf(['gb_pl'], answers).view.get('gb_conduct.declined')).toBe(cancelled)
    },
  )
})
