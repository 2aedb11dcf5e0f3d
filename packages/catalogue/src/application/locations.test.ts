import type { Answers } from '@coverwright/core/answers/answers'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import { saveStep } from '@coverwright/core/saving/save-step'
import { submission } from '@coverwright/core/saving/submission'
import { describe, expect, it } from 'vitest'
import site from '../../../../sites/default.json' with { type: 'json' }
import { clearingEffects } from '../countries/clearing-effects.ts'
import { unitedStates } from '../countries/us/country.ts'
import { insuranceTypes } from '../lines/insurance-types.ts'
import { siteFlow } from '../sites/site-flow.ts'

const { flow } = siteFlow(site, unitedStates)

const building = {
  id: 'r1',
  building_value: 400_000,
  contents_value: 80_000,
  year_built: 1961,
  stories: 2,
  construction: 'frame',
  protection: ['none'],
}
const shop = {
  id: 'a',
  street: '1 Elm St',
  zip_code: '60540',
  city: 'Naperville',
  state: 'IL',
  occupancy: 'own',
  square_feet: 1800,
  employees: 4,
  wc: { payroll: 90_000 },
  buildings: [building],
}

const contextWith = (lines: readonly string[], locations: unknown, more: Answers = {}) => ({
  answers: { insurance_types: insuranceTypes.filter(({ line }) => lines.includes(line)), locations, ...more },
  facts: { state: 'IL' },
  sets: {},
  switches: {},
  today: '2026-11-20',
})

function read(lines: readonly string[], locations: unknown, more: Answers = {}) {
  const context = contextWith(lines, locations, more)
  const flowState = evaluateFlow(flow, context)
  const entry = flowState.pages.find(({ section }) => section.id === 'locations')
  return {
    status: entry?.status,
    failed: entry?.list?.failed,
    problems: entry?.problems.map(({ path, key }) => [path, key]),
    sent: submission(flowState, context),
  }
}

const sentOf = (lines: readonly string[], item: Answers) => read(lines, [item]).sent.locations

describe('a location', () => {
  it('is complete with its address, what is done there and its buildings (S3)', () => {
    expect(read(['cp', 'wc'], [shop])).toMatchObject({ status: 'complete', problems: [] })
    expect(read(['gl'], [{ ...shop, street: undefined }])).toMatchObject({
      status: 'incomplete',
      problems: [['locations.0.street', 'validationError.requiredField']],
    })
    // Missing answers are reported at the fields of the first building.
    const missing = read(['bop'], [{ ...shop, buildings: undefined }]).problems ?? []
    expect(missing).toContainEqual(['locations.0.buildings.0.year_built', 'validationError.requiredField'])
    expect(missing.filter(([path]) => !path?.startsWith('locations.0.buildings.0.'))).toEqual([])
  })

  it.each([
    ['an impossible ZIP', { zip_code: '6054' }, 'zip_code'],
    ['no space at all', { square_feet: 0 }, 'square_feet'],
    ['more people than there are', { employees: 100_000 }, 'employees'],
    ['a kind of place we do not know', { occupancy: 'tent' }, 'occupancy'],
    ['a building of the future', { buildings: [{ ...building, year_built: 2031 }] }, 'buildings.0.year_built'],
    ['a building without stories', { buildings: [{ ...building, stories: 0 }] }, 'buildings.0.stories'],
    ['a roof older than the building', { buildings: [{ ...building, roof_year: 1960 }] }, 'buildings.0.roof_year'],
    ['wiring older than the building', { buildings: [{ ...building, wiring_year: 1960 }] }, 'buildings.0.wiring_year'],
    [
      'an alarm and none at all',
      { buildings: [{ ...building, protection: ['none', 'fire_alarm'] }] },
      'buildings.0.protection',
    ],
  ])('with %s is refused at that answer (S3, V1)', (_, changes, name) => {
    expect(read(['cp'], [{ ...shop, ...changes }]).problems?.map(([path]) => path)).toEqual([`locations.0.${name}`])
  })

  it('tells insurers of its payroll only for workers’ compensation, and of buildings only for property (Q2)', () => {
    expect(sentOf(['gl'], shop)).toEqual([{ ...shop, wc: undefined, buildings: undefined }])
    expect(sentOf(['wc'], shop)).toEqual([{ ...shop, buildings: undefined }])
    expect(sentOf(['bop'], shop)).toEqual([{ ...shop, wc: undefined }])
    expect(sentOf(['cp', 'wc'], shop)).toEqual([shop])
  })

  it('asks who shares a building once, among the questions of property, and keeps earlier answers (S3)', () => {
    const before = { ...shop, buildings: [{ ...building, other_tenants: ['vacant'] }] }
    expect(read(['cp', 'wc'], [before])).toMatchObject({
      status: 'complete',
      problems: [],
      sent: { locations: [shop] },
    })
  })

  it('has the value of its building only where the business owns it, and contents wherever they are (Q2)', () => {
    const { building_value: _, ...rented } = building
    expect(sentOf(['cp', 'wc'], { ...shop, occupancy: 'lease' })).toEqual([
      { ...shop, occupancy: 'lease', buildings: [rented] },
    ])
    const { buildings: __, square_feet: ___, ...home } = { ...shop, occupancy: 'home', contents_value: 5000 }
    expect(sentOf(['cp', 'wc'], { ...shop, ...home })).toEqual([home])
    expect(read(['bop'], [{ ...home, contents_value: undefined }]).problems).toEqual([
      ['locations.0.contents_value', 'validationError.requiredField'],
    ])
    expect(read(['gl'], [{ ...home, contents_value: undefined }]).problems).toEqual([])
  })

  it('is asked about updates of a building older than 25 years, for property on its own (S3)', () => {
    const updatedLocations = (year_built: number) => [
      { ...shop, buildings: [{ ...building, year_built, roof_year: 2015 }] },
    ]
    const roofs = (lines: readonly string[], year_built: number) =>
      JSON.stringify(read(lines, updatedLocations(year_built)).sent).includes('roof_year')
    expect(roofs(['cp'], 2000)).toBe(true)
    expect(roofs(['cp'], 2001)).toBe(false)
    expect(roofs(['bop'], 2000)).toBe(false)
  })
})

describe('the list of locations', () => {
  it('needs at least one, and no duplicates (V3)', () => {
    expect(read(['gl'], []).failed).toBe('list.locations.hasLocation')
    expect(read(['gl'], [shop]).failed).toBeUndefined()
    const twice = { ...shop, id: 'b', street: '1 elm st' }
    expect(read(['gl'], [shop, twice])).toMatchObject({ status: 'incomplete', failed: 'list.locations.eachOnce' })
    expect(read(['gl'], [shop, { ...twice, unit: '2' }])).toMatchObject({ status: 'complete' })
  })

  it('takes at most 25 (F15)', () => {
    const many = Array.from({ length: 26 }, (_, at) => ({ ...shop, id: `l${at}`, street: `${at} Elm St` }))
    expect(read(['gl'], many.slice(1)).status).toBe('complete')
    expect(read(['gl'], many).problems).toEqual([['locations', 'validationError.tooMany']])
  })
})

it('a changed trade clears buildings and workers’ compensation, and keeps the addresses (F19)', () => {
  const before = {
    class_code_ref: 'CW311811A',
    wc: { emod: 1 },
    gl: { liberty: { uw_questions: [{ id: 'q', answer: 1 }] } },
  }
  const context = contextWith(['cp'], [shop, { ...shop, id: 'b', street: '2 Elm St' }], before)
  const savedStep = saveStep(flow, context, '/', { class_code_ref: 'CW541211A' }, clearingEffects(unitedStates))
  const { buildings: _, ...kept } = shop
  expect(savedStep?.answers).toMatchObject({ locations: [kept, { ...kept, id: 'b', street: '2 Elm St' }] })
  expect(JSON.stringify(savedStep?.answers)).not.toMatch(/buildings|emod|uw_questions/)
  expect(savedStep?.cleared).toEqual(expect.arrayContaining(['locations', 'wc', 'gl.liberty.uw_questions']))
})
