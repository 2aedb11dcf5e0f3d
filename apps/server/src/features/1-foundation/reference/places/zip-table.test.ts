import { states } from '@coverwright/catalogue/reference/states'
import { expect, test } from 'vitest'
import { createZipTable } from './zip-table.ts'

const zips = createZipTable()
const place = (zip: string) => {
  const place = zips.find(zip)
  return place && `${place.cities[0]} ${place.state}`
}

test.for([
  ['10001', 'New York NY'],
  ['90210', 'Beverly Hills CA'],
  ['00501', 'Holtsville NY'],
  ['96898', 'Wake Island HI'],
  ['60601', 'Chicago IL'],
  ['77001', 'Houston TX'],
  ['02138', 'Cambridge MA'],
  ['99950', 'Ketchikan AK'],
  ['00901', 'San Juan PR'],
  ['96910', 'Hagatna GU'],
  ['00802', 'St Thomas VI'],
  ['20500', 'Washington DC'],
  ['33139', 'Miami Beach FL'],
  ['85001', 'Phoenix AZ'],
  ['59001', 'Absarokee MT'],
  ['12345', 'Schenectady NY'],
  ['48201', 'Detroit MI'],
  ['96799', 'Pago Pago AS'],
  ['09001', 'APO AE'],
  ['83414', 'Alta WY'],
  ['86515', 'Window Rock AZ'],
  ['06390', 'Fishers Island NY'],
  ['75201', 'Dallas TX'],
  ['88901', 'The Lakes NV'],
] as const)('%s is %s (K1)', ([zip, expected]) => {
  expect(place(zip)).toBe(expected)
})

test('the table holds over 41,000 ZIPs, in every state, DC and territory (K1)', () => {
  expect(zips.all().length).toBeGreaterThanOrEqual(41_000)
  const coveredStates = new Set([...zips.all()].map(({ state }) => state))
  const expectedStates = states.filter(({ kind }) => kind !== 'military').map(({ code }) => code)
  expect(expectedStates.filter((code) => !coveredStates.has(code))).toEqual([])
  expect([...coveredStates].filter((code) => !expectedStates.includes(code))).toEqual([])
})

test('every row is a five-digit ZIP with a city (K1)', () => {
  const wrong = [...zips.all()].filter(({ zip, cities }) => !/^\d{5}$/.test(zip) || cities.some((city) => !city))
  expect(wrong).toEqual([])
})

test.for([
  ['34002', 'AA'],
  ['09498', 'AE'],
  ['09801', 'AE'],
  ['96201', 'AP'],
  ['96601', 'AP'],
] as const)('military ZIP %s belongs to %s by its prefix (K1)', ([zip, state]) => {
  expect(zips.find(zip)).toMatchObject({ state, cities: ['APO', 'FPO', 'DPO'], county: '' })
})

test('civilian neighbors of the military prefixes stay civilian (K1)', () => {
  expect(['33901', '34102', '96701', '08901'].map((zip) => zips.find(zip)?.state)).toEqual(['FL', 'FL', 'HI', 'NJ'])
})

test('names people also write come after the one the post prefers (K1)', () => {
  expect(zips.find('11101')?.cities).toEqual(['Long Island City', 'Queens'])
  expect(zips.find('92037')?.cities).toContain('San Diego')
})

test('a ZIP that crosses a border has both states, the post’s first; any other has one (K1)', () => {
  expect(zips.find('42223')).toMatchObject({ state: 'KY', states: ['KY', 'TN'] })
  expect([zips.find('60614')?.states, zips.find('09001')?.states]).toEqual([['IL'], ['AE']])
  const allKnown = new Set(states.map(({ code }) => code))
  const several = zips.all().filter((each) => each.states.length > 1)
  expect(several).toHaveLength(13)
  expect(several.filter((each) => new Set(each.states.filter((code) => allKnown.has(code))).size !== 2)).toEqual([])
})

test('the plus four is ignored; an unknown ZIP is undefined (K1)', () => {
  expect(zips.find('90210-1234')?.county).toBe('Los Angeles')
  expect(zips.find('00000')).toBeUndefined()
})
