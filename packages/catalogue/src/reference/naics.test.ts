import { expect, test } from 'vitest'
import retired from './naics-retired.json' with { type: 'json' }
import titles from './naics2022.json' with { type: 'json' }

const titleOf = new Map(Object.entries(titles))

const corrections: Record<string, string> = {
  '236118': 'Residential Remodelers',
  '238220': 'Plumbing, Heating, and Air-Conditioning Contractors',
  '445320': 'Beer, Wine, and Liquor Retailers',
  '449110': 'Furniture Retailers',
  '455110': 'Department Stores',
  '459310': 'Florists',
  '484121': 'General Freight Trucking, Long-Distance, Truckload',
  '513210': 'Software Publishers',
  '516210': 'Media Streaming Distribution Services, Social Networks, and Other Media Networks and Content Providers',
  '531110': 'Lessors of Residential Buildings and Dwellings',
  '541110': 'Offices of Lawyers',
  '541511': 'Custom Computer Programming Services',
  '541810': 'Advertising Agencies',
  '541940': 'Veterinary Services',
  '561720': 'Janitorial Services',
  '561730': 'Landscaping Services',
  '621210': 'Offices of Dentists',
  '624410': 'Child Care Services',
  '722330': 'Mobile Food Services',
  '722511': 'Full-Service Restaurants',
  '722515': 'Snack and Nonalcoholic Beverage Bars',
  '811111': 'General Automotive Repair',
  '812112': 'Beauty Salons',
  '812113': 'Nail Salons',
}

test('NAICS 2022 has 1,012 six-digit codes (K1)', () => {
  expect(titleOf.size).toBe(1012)
  expect([...titleOf.keys()].filter((code) => !/^[1-9]\d{5}$/.test(code))).toEqual([])
})

test.for(Object.entries(corrections))('%s is %s (K1)', ([code, title]) => {
  expect(titleOf.get(code)).toBe(title)
})

test('the 139 retired codes of 2017 are not in use, and each leads to current ones (K1)', () => {
  const wrong = Object.entries(retired).filter(
    ([old, heirs]) => titleOf.has(old) || !heirs.every((heir) => titleOf.has(heir)),
  )
  expect(wrong).toEqual([])
  expect(Object.values(retired).filter((heirs) => heirs.length === 0)).toEqual([])
  expect(Object.keys(retired)).toHaveLength(139)
  expect(retired['448110']).toEqual(['458110'])
  expect(retired['453998']).toEqual(['459999', '459991', '455219'])
})

test('sectors have the sizes the Census counts (K1)', () => {
  const inSector = (prefix: RegExp) => [...titleOf.keys()].filter((code) => prefix.test(code)).length
  expect([/^23/, /^3[123]/, /^4[45]/, /^72/].map(inSector)).toEqual([31, 346, 57, 15])
})
