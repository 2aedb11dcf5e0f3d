import { classificationsFor } from '@coverwright/catalogue/reference/employee-classifications'
import { fraudKinds } from '@coverwright/catalogue/reference/fraud-statements'
import { businessStates } from '@coverwright/catalogue/reference/states'
import { makesOf } from '@coverwright/catalogue/reference/vehicles/vehicles'
import { describe, expect, test } from 'vitest'
import { createClassTable } from './class-table.ts'
import { createReferenceLists } from './reference-lists.ts'

const lists = createReferenceLists()
const classes = createClassTable()

const repeatsIn = (values: readonly string[]) => {
  const plain = values.map((value) => value.toLowerCase())
  return plain.filter((value, i) => plain.indexOf(value) !== i)
}
const isSorted = (values: readonly string[]) =>
  values.every((value, i) => i === 0 || (values[i - 1] ?? '').localeCompare(value, 'en-US', { numeric: true }) <= 0)

describe.each([
  ['event types', lists.eventTypes, 60],
  ['practice areas', lists.practiceAreas, 55],
  ['health care firm types', lists.healthcareFirmTypes, 25],
  ['health care professions', lists.healthcareProfessions, 70],
] as const)('the list of %s', (_name, rows, atLeast) => {
  test('is as long as promised (K1)', () => {
    expect(rows.length).toBeGreaterThanOrEqual(atLeast)
  })

  test('has every id and every name once, in the order of the names (K1)', () => {
    expect(repeatsIn(rows.map(({ id }) => id))).toEqual([])
    expect(repeatsIn(rows.map(({ name }) => name))).toEqual([])
    expect(isSorted(rows.map(({ name }) => name))).toBe(true)
  })

  test('is divided into groups of two and more, and has more than one hazard (K1)', () => {
    const sizes = Map.groupBy(rows, ({ group }) => group)
    const small = [...sizes].filter(([group, members]) => members.length < 2 && group !== 'Other')
    expect(small.map(([group]) => group)).toEqual([])
    expect(new Set(rows.map(({ hazard }) => hazard)).size).toBeGreaterThan(2)
  })
})

test('a health care firm belongs to a NAICS code that exists (K1)', () => {
  expect(lists.healthcareFirmTypes.filter(({ naics6 }) => classes.ofCode(naics6).length === 0)).toEqual([])
})

describe('vehicles', () => {
  const { vehicles } = lists

  test('are 1,000 models and more of over 60 makes, trailers not counted (K1)', () => {
    const motorVehicles = vehicles.filter(({ body_kind }) => body_kind !== 'trailer')
    expect(motorVehicles.length).toBeGreaterThanOrEqual(1_400)
    expect(makesOf(motorVehicles).length).toBeGreaterThanOrEqual(60)
    expect(vehicles.length - motorVehicles.length).toBeGreaterThanOrEqual(200)
  })

  test('no make has a model twice, and no make has two spellings (K1)', () => {
    expect(repeatsIn(vehicles.map(({ make, model }) => `${make} ${model}`))).toEqual([])
    expect(repeatsIn(makesOf(vehicles))).toEqual([])
  })

  test('are ordered by make and model, with the way out at the end (K1)', () => {
    const makes = makesOf(vehicles)
    expect(makes.at(-1)).toBe('Any other make')
    expect(isSorted(makes.slice(0, -1))).toBe(true)
    for (const [make, models] of Map.groupBy(vehicles, (vehicle) => vehicle.make)) {
      expect(isSorted(models.map(({ model }) => model)), make).toBe(true)
    }
  })

  test('end no earlier than they begin, and none had ended before 1989 (K1)', () => {
    expect(vehicles.filter(({ first_year = 0, last_year = 9999 }) => last_year < first_year)).toEqual([])
    expect(vehicles.filter(({ last_year = 9999 }) => last_year < 1989)).toEqual([])
  })

  test('every kind of body is there, in number (K1)', () => {
    const kinds = Map.groupBy(vehicles, ({ body_kind }) => body_kind)
    expect(kinds.size).toBe(9)
    for (const [kind, rows] of kinds) expect(rows.length, kind).toBeGreaterThanOrEqual(75)
  })

  test('the first three characters of a VIN name one make, which the list has (K1)', () => {
    expect(lists.vinMakers.length).toBeGreaterThanOrEqual(450)
    expect(repeatsIn(lists.vinMakers.map(({ wmi }) => wmi))).toEqual([])
    const makes = new Set(makesOf(vehicles))
    expect(lists.vinMakers.filter(({ make }) => !makes.has(make))).toEqual([])
  })
})

describe('employee classifications', () => {
  const { classifications } = lists

  test('are 220 and more, each id and name once, in the order of the ids (K1)', () => {
    expect(classifications.length).toBeGreaterThanOrEqual(220)
    expect(repeatsIn(classifications.map(({ id }) => id))).toEqual([])
    expect(repeatsIn(classifications.map(({ name }) => name))).toEqual([])
    expect(isSorted(classifications.map(({ id }) => id))).toBe(true)
  })

  test('each has other words to find it by, and beginnings of existing NAICS codes (K1)', () => {
    const codes = classes.generic.map(({ naics6 }) => naics6)
    const isKnown = (prefix: string) => codes.some((code) => code.startsWith(prefix))
    expect(classifications.filter(({ terms }) => terms.length === 0).map(({ id }) => id)).toEqual([])
    expect(classifications.flatMap(({ naics }) => naics).filter((prefix) => !isKnown(prefix))).toEqual([])
  })

  test('every business class of ours gets 8 to 15 duties, at least one of its own trade (K1)', () => {
    const isOwn = (naics6: string) =>
      classifications.some(({ naics }) => naics.some((code) => code.length > 2 && naics6.startsWith(code)))
    const sizes = [...classes.own, ...classes.generic].map((trade) => classificationsFor(classifications, trade).length)
    expect(Math.min(...sizes)).toBe(8)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(15)
    expect(classes.own.filter(({ naics6 }) => !isOwn(naics6)).map(({ name }) => name)).toEqual([])
  })

  test('likely duties come first: a roofer’s, a cook’s, a groomer’s (K1)', () => {
    const first = (ref: string) => {
      const trade = classes.byRef(ref)
      return trade && classificationsFor(classifications, trade)[0]?.name
    }
    expect(['CW238160A', 'CW722511A', 'CW484110A', 'CW541110A'].map(first)).toEqual([
      'Roofer',
      'Restaurant, cook and kitchen',
      'Truck driver, local',
      'Lawyer, paralegal and law office staff',
    ])
  })
})

describe('fraud statements', () => {
  const { fraudStatements } = lists

  test('every state, DC and Puerto Rico has a row, and each kind a general one (K1)', () => {
    const expectedStates = businessStates.filter(({ kind, code }) => kind !== 'territory' || code === 'PR')
    const applications = new Set(fraudStatements.filter(({ kind }) => kind === 'application').map(({ state }) => state))
    expect(expectedStates.filter(({ code }) => !applications.has(code))).toEqual([])
    const general = fraudStatements.filter(({ state }) => state === 'general').map(({ kind }) => kind)
    expect(general).toEqual([...fraudKinds])
  })

  test('a state has one row of a kind, in the order of the states (K1)', () => {
    const own = fraudStatements.filter(({ state }) => state !== 'general')
    expect(repeatsIn(own.map(({ state, kind }) => `${state} ${kind}`))).toEqual([])
    expect(isSorted(own.map(({ state }) => state))).toBe(true)
  })

  const own = fraudStatements.filter(({ state }) => state !== 'general')

  test('words of a law have its citation, words of forms wait, and where none are prescribed there are none (K1)', () => {
    const isWhole = ({ text, heading }: (typeof own)[number]) => text.length > 80 && heading !== ''
    const isSound = (row: (typeof own)[number]) => {
      if (row.basis === 'none') return row.text + row.heading === ''
      return isWhole(row) && (row.basis === 'forms' || (row.basis === 'law' && /\d/.test(row.citation)))
    }
    expect(own.filter((row) => !isSound(row))).toEqual([])
    expect(own.filter(({ source, checked_on }) => !source || checked_on < '2026-11-20')).toEqual([])
  })

  test('what stands where is known of every state: its own words, those of forms, or that none are prescribed (K1)', () => {
    const statesWith = (basis: string) =>
      own
        .filter((row) => row.kind === 'application' && row.basis === basis)
        .map(({ state }) => state)
        .join(' ')
    expect(statesWith('law')).toBe('CA DC FL LA MD ME NM NY PA PR RI VA WA')
    expect(statesWith('forms')).toBe('AL AR CO KY NJ OH OK TN WV')
    expect(statesWith('none')).toBe(
      'AK AZ CT DE GA HI IA ID IL IN KS MA MI MN MO MS MT NC ND NE NH NV OR SC SD TX UT VT WI WY',
    )
  })

  test('New York and Florida have their own words (K1)', () => {
    const find = (state: string) => fraudStatements.find((row) => row.state === state && row.kind === 'application')
    expect(find('NY')).toMatchObject({ citation: '11 NYCRR 86.4(a)', basis: 'law' })
    expect(find('FL')?.text).toMatch(/felony of the third degree\.$/)
    expect(find('RI')).toMatchObject({ citation: 'R.I. Gen. Laws 27-54.1-3', basis: 'law' })
  })
})

test('executive payrolls: each row has its year, its source and amounts that fit each other (K1)', () => {
  const rows = lists.executivePayrolls
  expect(rows.length).toBeGreaterThan(0)
  expect(repeatsIn(rows.map(({ state, effective_from }) => `${state} ${effective_from}`))).toEqual([])
  expect(isSorted(rows.map(({ state, effective_from }) => `${state} ${effective_from}`))).toBe(true)
  const isSound = (row: (typeof rows)[number]) =>
    row.officer_min <= row.officer_max &&
    row.owner_min <= row.owner_max &&
    row.effective_from < row.effective_until &&
    /https:\/\//.test(row.source)
  expect(rows.filter((row) => !isSound(row))).toEqual([])
})

test('motor carriers are samples with unused numbers, each once (K1)', () => {
  expect(lists.motorCarriers.length).toBeGreaterThanOrEqual(20)
  expect(repeatsIn(lists.motorCarriers.map(({ usdot }) => usdot))).toEqual([])
  expect(lists.motorCarriers.filter(({ usdot, sample }) => !sample || Number(usdot) < 90_000_000)).toEqual([])
})

test('partners are samples with names in lower case and fictitious phone numbers (K1)', () => {
  expect(lists.partners).toHaveLength(5)
  expect(repeatsIn(lists.partners.map(({ name }) => name))).toEqual([])
  expect(lists.partners.filter(({ phone, sample }) => !sample || !/^80055501\d\d$/.test(phone))).toEqual([])
})
