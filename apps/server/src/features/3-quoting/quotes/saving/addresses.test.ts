import type { Answers } from '@coverwright/core/answers/answers'
import { writeAnswer } from '@coverwright/core/answers/answers'
import type { PageState } from '@coverwright/core/evaluation/page-state'
import { expect, test } from 'vitest'
import { answeredPage, browserTrail, fillQuote, painter, typesOf } from '../../../../testing/fill-quote.ts'
import { wantedAnswers } from '../../../../testing/golden-trails/wanted-answers.ts'
import { businessOf } from '../../../../testing/line-businesses.ts'
import { createTestApp } from '../../../../testing/test-app.ts'
import { testDay } from '../../../../testing/test-day.ts'

const { browser, pool } = await createTestApp()

type Reply = { readonly status: number; readonly body: { errors?: { field: string; key: string; message: string }[] } }
const refusals = ({ status, body }: Reply) => [
  status,
  ...(body.errors ?? []).map(({ field, key }) => `${field} ${key}`),
]

const unknownZip = 'validationError.unknownZip'
const otherState = 'validationError.stateNotOfZip'

const illinois = { cities: ['Chicago'], state: 'IL' }
const wantedOf = (line: string): Answers => ({
  ...wantedAnswers({ ...businessOf(line), zip: '60614' }, illinois, testDay),
  insurance_types: typesOf(line),
})

const mailing = (zip_code: string, state: string) => ({
  mailing_address: { street: '12 Elm St', city: 'Any Town', zip_code, state },
})
const contact = {
  contact_first_name: 'Rosa',
  contact_last_name: 'Lind',
  contact_email: 'rosa@bluedoor.example',
  contact_phone: '3125550148',
}

test.for([
  ['an unknown ZIP', '00000', 'IL', [422, `mailing_address.zip_code ${unknownZip}`]],
  ['a state that is not the ZIP’s', '60614', 'WI', [422, `mailing_address.state ${otherState}`]],
  ['a plus four in another state', '60614-1234', 'WI', [422, `mailing_address.state ${otherState}`]],
  ['a military ZIP in a state', '09001', 'NY', [422, `mailing_address.state ${otherState}`]],
  ['a military ZIP and its own', '09001', 'AE', [200]],
  ['a post office’s ZIP', '10101', 'NY', [200]],
  ['a ZIP that crosses a border, the post’s state', '42223', 'KY', [200]],
  ['a ZIP that crosses a border, the other state', '42223', 'TN', [200]],
  ['a ZIP that crosses a border, a third state', '42223', 'OH', [422, `mailing_address.state ${otherState}`]],
  ['a letter and four digits, of which no list tells', 'K1234', 'IL', [200]],
] as const)('the mailing address with %s (S2, K1)', async ([, zip, state, expected]) => {
  const rosa = browser()
  const quote = await fillQuote(rosa, painter, '/contact')
  expect(refusals(await rosa.save(quote, '/contact', { ...contact, ...mailing(zip, state) }))).toEqual(expected)
})

test('the refusal says where the ZIP code is, in words (S2, K1)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa, painter, '/contact')
  const { body } = await rosa.save(quote, '/contact', { ...contact, ...mailing('42223', 'OH') })
  expect(body.errors[0].message).toBe(
    'The ZIP code 42223 is in Kentucky or Tennessee. Choose that state, or check the ZIP code',
  )
})

const office = (id: string, zip_code: string, state: string, street = '1 Main St') => ({
  ...{ id, street, zip_code, city: 'Chicago', state },
})
const shop = { ...office('a', '60614', 'IL'), occupancy: 'home', employees: 1, wc: { payroll: 1 } }

test('each location is looked up, and a refused one is named by its place in the list (S3, K1)', async () => {
  const rosa = browser()
  const draft = await fillQuote(rosa, wantedOf('wc'), '/location/edit/0/address')
  const at = '/location/edit/0/address'
  const first = await rosa.save(draft, at, { locations: [office('a', '00000', 'IL')] })
  expect(refusals(first)).toEqual([422, `locations.0.zip_code ${unknownZip}`])
  const { body } = await rosa.save(draft, at, { locations: [office('a', '60614', 'IL')] })
  const second = '/location/edit/1/address'
  const addressIn = (zip: string, state: string) =>
    rosa.save(body.data, second, { locations: [{ id: 'a' }, office('b', zip, state, '2 Main St')] })
  expect(refusals(await addressIn('00000', 'IL'))).toEqual([422, `locations.1.zip_code ${unknownZip}`])
  expect(refusals(await addressIn('53202', 'IL'))).toEqual([422, `locations.1.state ${otherState}`])
  expect(refusals(await addressIn('53202', 'WI'))).toEqual([200])
})

test('a list that is saved as a whole is looked up only where it changed (S3, K1)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa, { ...wantedOf('wc'), locations: [shop] }, '/location/list')
  const other = { ...shop, id: 'b', street: '2 Main St', zip_code: '53202' }
  const [storedLocation] = quote.locations
  const reply = await rosa.save(quote, '/location/list', { locations: [storedLocation, other] })
  expect(refusals(reply)).toEqual([422, `locations.1.state ${otherState}`])
})

test('an unchecked address from earlier prevents only the submission (S3, K1)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa, { ...wantedOf('wc'), locations: [shop] })
  await pool.query(`update quotes set answers = jsonb_set(answers, '{locations,0,state}', '"WI"') where id = $1`, [
    quote._id,
  ])
  const { body } = await rosa.get(`quote/${quote._id}/validate`)
  expect(body.data.problems.map(({ field, key }: Record<string, string>) => `${field} ${key}`)).toEqual([
    `locations.0.state ${otherState}`,
  ])
  const current = (await rosa.get(`quote/${quote._id}`)).body.data
  const contact = await rosa.save(current, '/contact', { contact_last_name: 'Ortega' })
  expect(contact.status).toBe(200)
  expect(refusals(await rosa.save(contact.body.data, '/location/list', {}))).toEqual([
    422,
    `locations.0.state ${otherState}`,
  ])
})

const dwelling = {
  id: 'd',
  street: '1 Main St',
  zip_code: '53202',
  city: 'Chicago',
  state: 'IL',
  kind: 'condo',
  units: 1,
}
const venue = { name: 'Hall', street: '1 Main St', city: 'Chicago', zip_code: '60614', state: 'WI' }

test.for([
  [
    'a dwelling',
    'landlord',
    '/dynamic-questions/dwellings_create/edit/0',
    'landlord.dwellings',
    [dwelling],
    `landlord.dwellings.0.state ${otherState}`,
  ],
  [
    'the place of an event',
    'se',
    '/dynamic-questions/event/edit/1',
    'event',
    { venue, setting: 'indoors' },
    `event.venue.state ${otherState}`,
  ],
] as const)('%s is looked up (S3, K1)', async ([, line, step, path, answer, refused]) => {
  const rosa = browser()
  const quote = await fillQuote(rosa, wantedOf(line), step)
  const reply = await rosa.save(quote, step, writeAnswer({}, path, answer))
  expect(refusals(reply)).toContain(refused)
})

test('a vehicle’s location is looked up, only on its own page (S3, K1)', async () => {
  const rosa = browser()
  const at = (page: number) => `/vehicles/0/dynamic-questions/vehicles_list/edit/${page}`
  const quote = await fillQuote(rosa, wantedOf('ca'), at(1))
  const [{ id }] = quote.vehicles
  const vehicleIn = (garaging_zip: string) => ({ vehicles: [{ id, use: 'service', radius: 'local', garaging_zip }] })
  expect(refusals(await rosa.save(quote, at(1), vehicleIn('00000')))).toEqual([
    422,
    `vehicles.0.garaging_zip ${unknownZip}`,
  ])
  expect(refusals(await rosa.save(quote, at(1), vehicleIn('53202')))).toEqual([200])
})

test('a place within an entry of an insurer’s question is looked up (Q1, K1)', async () => {
  const rosa = browser()
  const page = (entry: PageState) =>
    entry.form.fields.some(({ fields }) => fields?.some(({ type }) => type === 'zip')) === true
  const quote = await fillQuote(rosa, wantedOf('bop'), page)
  const entry = browserTrail(quote).pages.find(page)
  if (!entry) throw new Error('No insurer asks for places')
  const { answers } = answeredPage(quote, entry.path, wantedOf('bop'))
  const addressField = entry.form.fields.find(({ fields }) => fields?.some(({ type }) => type === 'zip'))
  const places = (zip_code: string) =>
    writeAnswer(answers, addressField?.path ?? '', [
      { id: 'p', zip_code: '60614', kind: 'home', value: 1 },
      { id: 'q', zip_code, kind: 'home', value: 1 },
    ])
  expect(refusals(await rosa.save(quote, entry.path, places('00000')))).toEqual([
    422,
    `${addressField?.path}.1.zip_code ${unknownZip}`,
  ])
  expect(refusals(await rosa.save(quote, entry.path, places('53202')))).toEqual([200])
})
