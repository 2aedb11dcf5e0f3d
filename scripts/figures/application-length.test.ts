import { expect, it } from 'vitest'
import { goldenBusinesses } from '../../apps/server/src/testing/golden-trails/businesses.ts'
import { walkBusiness } from '../../apps/server/src/testing/golden-trails/walk-business.ts'
import { lengthOf, median } from './application-length.ts'
import { askedPages } from './asked-questions.ts'

it.each([
  [[], 0],
  [[3], 3],
  [[1, 4], 2.5],
  [[9, 1, 4], 4],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle)
})

it('counts the pages of items, and tells what has to be answered from what is known and what may stay empty', () => {
  const [bakery] = goldenBusinesses
  if (!bakery) throw new Error('There is no golden business')
  const pages = askedPages(walkBusiness(bakery))
  const { required, known, all } = lengthOf(pages)
  const questions = pages.flatMap((page) => page.questions)
  const needOf = (path: string) => questions.find((question) => question.path === path)?.need
  expect(pages.filter(({ entry }) => entry.path === '/location/list')).toHaveLength(3)
  expect(['company_name', 'business_website', 'locations.city'].map(needOf)).toEqual(['required', 'optional', 'known'])
  const planner = goldenBusinesses.find(({ name }) => name === 'wedding-planner')
  const venue = planner ? askedPages(walkBusiness(planner)).flatMap((page) => page.questions) : []
  const ofVenue = ['zip_code', 'city', 'state'].map((name) => `event.venue.${name}`)
  // The code has one state and several city names.
  expect(ofVenue.map((path) => venue.find((each) => each.path === path)?.need)).toEqual([
    ...['required', 'required', 'known'],
  ])
  expect(all - required - known).toBe(questions.filter(({ need }) => need === 'optional').length)
})
