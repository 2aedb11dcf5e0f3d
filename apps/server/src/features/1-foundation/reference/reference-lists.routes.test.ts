import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compileValidator } from '../../../http/errors/validation.ts'
import { handleErrors } from '../../../platform/errors/error-handling.ts'
import { sampleSites } from '../../../testing/default-site.ts'
import { sampleReference } from '../../../testing/sample-reference.ts'
import { createSites } from '../site/served-site.ts'
import { referenceRoutes } from './reference.routes.ts'

const app = fastify()
const clock = () => new Date('2026-11-20T18:00:00Z')

beforeAll(async () => {
  app.setValidatorCompiler(compileValidator)
  handleErrors(app)
  await app.register(referenceRoutes({ reference: sampleReference, sites: createSites(sampleSites), clock }))
})

afterAll(() => app.close())

const get = async (url: string) => {
  const reply = await app.inject({ method: 'GET', url })
  return { status: reply.statusCode, cache: reply.headers['cache-control'], body: reply.json() }
}
const data = async (url: string) => (await get(url)).body.data

test.for([
  ['/vehicles?limit=2000', 1_692],
  ['/employee-classifications', 290],
  ['/executive-payrolls', 56],
  ['/event-types', 90],
  ['/practice-area', 74],
  ['/healthcare-firm-types', 41],
  ['/healthcare-professions-individuals-types', 102],
  ['/partner', 5],
  ['/renewal-changes', 4],
] as const)('%s lists %i rows and may be cached (K1)', async ([url, rows]) => {
  const { status, cache, body } = await get(url)
  expect([status, cache, body.data?.length]).toEqual([200, 'public, max-age=3600', rows])
})

test('finds vehicles by make, typed text and model year (K1)', async () => {
  const models = async (url: string) => (await data(url)).map(({ model }: { model: string }) => model)
  expect(await data('/vehicles?search=f150')).toEqual([
    { make: 'Ford', model: 'F-150', body_kind: 'pickup', first_year: 1975 },
    { make: 'Ford', model: 'F-150 Lightning', body_kind: 'pickup', first_year: 2022 },
  ])
  expect(await models('/vehicles?make=ford&search=trans&year=2020')).toEqual([
    'Transit 150',
    'Transit 250',
    'Transit 350',
    'Transit 350HD Cutaway',
    'Transit Connect',
  ])
  expect(await models('/vehicles?make=Nobody')).toEqual([])
  expect(await models('/vehicles')).toHaveLength(100)
})

test('lists each make once, and models by each of them (K1)', async () => {
  const makes: { make: string }[] = await data('/vehicles/makes')
  expect(makes).toContainEqual({ make: 'Mercedes-Benz' })
  expect(await data(`/vehicles?make=${encodeURIComponent(makes.at(-1)?.make ?? '')}`)).toHaveLength(13)
})

test.for([
  ['1hgcm82633a004352', { valid: true, make: 'Honda', model_years: [2003] }],
  ['1M8GDM9AXKP042788', { valid: true, make: 'Motor Coach Industries', model_years: [1989, 2019] }],
  ['5TDYK3DC8DS290235', { valid: true, make: 'Toyota', model_years: [2013] }],
  ['11111111111111111', { valid: true, model_years: [2001] }],
  ['1HGCM82643A004352', { valid: false, model_years: [] }],
] as const)('the number %s tells %j (K1)', async ([vin, expected]) => {
  expect(await data(`/vehicles/vin/${vin}`)).toEqual({ vin: vin.toUpperCase(), ...expected })
})

test('offers a business class its likely duties, and more by typed text (K1)', async () => {
  const names = async (query: string) =>
    (await data(`/employee-classifications?${query}`)).map(({ name }: { name: string }) => name)
  expect((await data('/employee-classifications?search=roofer'))[0]).toEqual({
    ...{ id: expect.stringMatching(/^WCC\d{4}$/), name: 'Roofer', group: 'Construction: structure', hazard: 5 },
    industries: ['construction'],
    terms: ['shingles', 'flat roof', 'roof repair'],
  })
  const roofer = await names('class_code_ref=CW238160A')
  expect(roofer[0]).toBe('Roofer')
  expect(roofer.slice(-2)).toEqual(['Office and clerical', 'Outside sales'])
  expect(await names('class_code_ref=CW238160A&search=barista')).toEqual(['Coffee shop and snack counter'])
  expect(await names('class_code_ref=CW999999A')).toHaveLength(290)
  expect(await data('/employee-classifications/WCC0001')).toMatchObject({ id: 'WCC0001', name: 'Office and clerical' })
  expect((await get('/employee-classifications/WCC9999')).status).toBe(404)
})

test('the payroll of included officers is asked by state (K1)', async () => {
  expect(await data('/executive-payrolls?state=IN')).toMatchObject([
    {
      state: 'IN',
      known: true,
      in_force: true,
      officer_min: 54_600,
      officer_max: 254_800,
      effective_from: '2026-01-01',
    },
  ])
  expect(await data('/executive-payrolls?state=IL')).toEqual([{ state: 'IL', known: false }])
  expect(await data('/executive-payrolls?state=ZZ')).toEqual([])
})

test('shows a state’s own fraud statement if its words are of the law, ours otherwise (K1)', async () => {
  expect(await data('/fraud-statements?state=NY')).toMatchObject({ citation: '11 NYCRR 86.4(a)', general: false })
  expect(await data('/fraud-statements?state=NY&kind=auto')).toMatchObject({ citation: 'N.Y. Ins. Law 403(e)' })
  expect(await data('/fraud-statements?state=OH')).toMatchObject({
    state: 'OH',
    citation: 'See Ohio Rev. Code 3999.21',
    general: true,
  })
  expect(await data('/fraud-statements?state=TX')).toMatchObject({
    state: 'TX',
    citation: 'See Tex. Penal Code 35.02(a-1)',
    general: true,
  })
  expect(await data('/fraud-statements?state=MD')).toMatchObject({
    citation: 'Md. Code, Ins. 27-805(b)(1)',
    general: false,
  })
  expect(await data('/fraud-statements?state=MA&kind=auto')).toMatchObject({
    citation: 'See Mass. G.L. c. 266, 111B',
    general: true,
  })
  expect(await data('/fraud-statements?state=MA')).toMatchObject({ citation: '', general: true })
  expect(await data('/fraud-statements?state=DE&kind=claim')).toMatchObject({
    citation: '11 Del. C. 913(b)',
    general: false,
  })
  expect(await data('/fraud-statements?state=FL&kind=workers_compensation')).toMatchObject({
    citation: 'Fla. Stat. 440.381(2)',
    general: false,
  })
  expect(await data('/fraud-statements?state=OR&kind=workers_compensation')).toMatchObject({
    citation: 'See ORS 656.990(1)',
    general: true,
  })
  expect(await data('/fraud-statements?state=WY')).toMatchObject({ citation: '', general: true })
  expect(await data('/fraud-statements')).toMatchObject({ state: 'general', kind: 'application', general: true })
})

test('a motor carrier is found by its number as people write it (K1)', async () => {
  expect(await data('/dot?usdot=USDOT%2090000101')).toMatchObject([{ usdot: '90000101', sample: true }])
  expect(await data('/dot?usdot=090000101')).toMatchObject([{ legal_name: 'Bluegrass Valley Freight LLC' }])
  expect(await get('/dot?usdot=12345')).toMatchObject({ status: 200, body: { data: [] } })
})

test('trucking is every class that hauls for others, and nothing else (K1)', async () => {
  const rows: { naics6: string }[] = await data('/industry/truckingSubindustry')
  expect(rows).toContainEqual({
    class_code_ref: 'CW484110A',
    class_code_description: 'Local trucking',
    naics6: '484110',
  })
  expect(rows.length).toBeGreaterThanOrEqual(10)
  expect(rows.filter(({ naics6 }) => !/^(484|492|4885)/.test(naics6))).toEqual([])
})

test('a ZIP prefills a location and says what its state asks for (K1)', async () => {
  expect(await data('/prefill/location?zip=11101-0001')).toEqual({
    zip: '11101',
    ...{ latitude: 40.74, longitude: -73.93 },
    city: 'Long Island City',
    cities: ['Long Island City', 'Queens'],
    county: 'Queens',
    state: 'NY',
    states: ['NY'],
    state_name: 'New York',
    country: 'US',
    asks_unemployment_number: true,
  })
  expect(await data('/prefill/location?zip=43004')).toMatchObject({
    state: 'OH',
    asks_unemployment_number: false,
    state_fund: { fund: 'Ohio Bureau of Workers’ Compensation' },
  })
})

test.for(['00000', '09001'])('no business can be at %s, so nothing is prefilled (K1)', async (zip) => {
  expect(await get(`/prefill/location?zip=${zip}`)).toMatchObject({ status: 404, cache: 'no-store' })
})

test.for([
  ['/vehicles?year=99999', 'year'],
  ['/vehicles?limit=0', 'limit'],
  ['/vehicles?model=Civic', 'model'],
  ['/vehicles/vin/1HGCM82633AO04352', 'vin'],
  ['/employee-classifications?class_code_ref=238160', 'class_code_ref'],
  ['/employee-classifications/8810', 'employeeClassificationId'],
  ['/executive-payrolls?state=Illinois', 'state'],
  ['/fraud-statements?state=ny', 'state'],
  ['/fraud-statements?kind=life', 'kind'],
  ['/dot', 'usdot'],
  ['/dot?usdot=123456789', 'usdot'],
  ['/dot?usdot=MC123', 'usdot'],
  ['/prefill/location?zip=1234', 'zip'],
] as const)('%s is refused, naming %s (K1)', async ([url, field]) => {
  const { status, cache, body } = await get(url)
  expect([status, cache, body.errors?.[0]?.field]).toEqual([422, 'no-store', field])
})
