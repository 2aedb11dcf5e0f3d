import type { Answers } from '@coverwright/core/answers/answers'
import { expect, it } from 'vitest'
import { sampleSites } from '../../../../testing/default-site.ts'
import { createSites } from '../../../1-foundation/site/served-site.ts'
import { saidAgain, withStoredItems } from './stored-items.ts'

const servedSite = createSites(sampleSites).byId('default')
if (!servedSite) throw new Error('The site is not served')
const { main: flow } = servedSite.flows

type Driver = { readonly id: string; readonly license_number: string; readonly first_name: string }
const ruth: Driver = { id: 'ruth', license_number: 'K1234567', first_name: 'Ruth' }
const sam: Driver = { id: 'sam', license_number: 'K7654321', first_name: 'Sam' }
const maskDriver = (driver: Driver) => ({
  ...driver,
  license_number: `•••••${driver.license_number.slice(-3)}`,
  age: 40,
})
const storedAnswers: Answers = { drivers: [ruth, sam] }
const reply: Answers = { drivers: [maskDriver(ruth), maskDriver(sam)] }
const mergeDrivers = (drivers: unknown): unknown =>
  withStoredItems({ drivers }, { flow, stored: storedAnswers, shown: reply, again: saidAgain({ drivers }, reply) })
    .drivers

it('uses the stored item for one that comes back as stored, or as shown (speed)', () => {
  const { id, license_number, first_name } = sam
  // In another order too, such as a sorted list.
  const items = mergeDrivers([{ first_name, id, license_number }, maskDriver(ruth)]) as readonly unknown[]
  expect(items[0]).toBe(sam)
  expect(items[1]).toBe(ruth)
})

it('uses the stored item for one that is only named by its id (F15, speed)', () => {
  const items = mergeDrivers([{ id: 'sam' }, { id: 'ruth', first_name: 'Ruthie' }]) as readonly unknown[]
  expect(items[0]).toBe(sam)
  expect(items[1]).toEqual({ id: 'ruth', first_name: 'Ruthie' })
  expect(mergeDrivers([{ id: 'tom' }])).toEqual([{ id: 'tom' }])
})

it.for([
  ['another answer', { ...sam, first_name: 'Samuel' }],
  ['an answer more', { ...sam, note: 'x' }],
  ['an answer taken away', { ...sam, first_name: null }],
  ['an answer less', { id: sam.id, license_number: sam.license_number }],
  ['the mask of another', { ...maskDriver(sam), license_number: maskDriver(ruth).license_number }],
  ['another id', { ...sam, id: 'tom' }],
  ['no id', { first_name: 'Sam' }],
  ['no record', 'sam'],
] as const)('leaves an item with %s as it was sent (A6)', ([, item]) => {
  expect(mergeDrivers([item, ruth])).toEqual([item, ruth])
})

it('leaves non-lists, and lists without stored items, unchanged (A6)', () => {
  expect(mergeDrivers({ 0: ruth })).toEqual({ 0: ruth })
  expect(mergeDrivers(null)).toBeNull()
  expect(withStoredItems({ drivers: [ruth] }, { flow, stored: {}, shown: {}, again: new Set() })).toEqual({
    drivers: [ruth],
  })
})

it('knows which names repeat what was shown (speed)', () => {
  const sentAnswers = {
    drivers: [maskDriver(ruth), maskDriver(sam)],
    company_name: 'Blue Door',
    zip_code: '60614',
    constructor: [],
  }
  expect([...saidAgain(sentAnswers, { ...reply, company_name: 'Blue Gate', zip_code: '60614' })]).toEqual([
    'drivers',
    'zip_code',
  ])
})

it('uses the stored list for one that comes back as shown (speed)', () => {
  expect(mergeDrivers([maskDriver(ruth), maskDriver(sam)])).toBe(storedAnswers.drivers)
})
