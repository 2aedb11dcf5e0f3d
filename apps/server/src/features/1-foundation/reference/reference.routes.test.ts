import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compileValidator } from '../../../http/errors/validation.ts'
import { handleErrors } from '../../../platform/errors/error-handling.ts'
import { sampleSites } from '../../../testing/default-site.ts'
import { sampleReference } from '../../../testing/sample-reference.ts'
import { createSites } from '../site/served-site.ts'
import { referenceRoutes } from './reference.routes.ts'

const app = fastify()

beforeAll(async () => {
  app.setValidatorCompiler(compileValidator)
  handleErrors(app)
  await app.register(referenceRoutes({ reference: sampleReference, sites: createSites(sampleSites) }))
})

afterAll(() => app.close())

const get = async (url: string) => {
  const reply = await app.inject({ method: 'GET', url })
  return { status: reply.statusCode, cache: reply.headers['cache-control'], body: reply.json() }
}
const data = async (url: string) => (await get(url)).body.data

test.for([
  ['/industry', 20],
  ['/business-type', 14],
  ['/state', 62],
] as const)('%s lists %i rows and may be cached (K1)', async ([url, rows]) => {
  const { status, cache, body } = await get(url)
  expect([status, cache, body.data.length]).toEqual([200, 'public, max-age=3600', rows])
})

test('a client that has a list gets 304 until it changes (K1)', async () => {
  const first = await app.inject('/industry')
  const tag = String(first.headers.etag)
  expect(tag).toMatch(/^W\/".+"$/)
  const again = await app.inject({ url: '/industry', headers: { 'if-none-match': tag } })
  expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', 'public, max-age=3600'])
  expect((await app.inject({ url: '/state', headers: { 'if-none-match': tag } })).statusCode).toBe(200)
})

test('without a ZIP the call answers with the names of a state’s cities (K1, seed 7.2)', async () => {
  const [illinois] = await data('/city?state=IL')
  expect(illinois).toMatchObject({ state: 'IL', states: ['IL'] })
  expect(illinois.cities.length).toBeGreaterThan(1_000)
  expect(illinois.cities).toEqual([...new Set(illinois.cities)].toSorted())
  expect(await data('/city?state=IL&search=springf')).toMatchObject([{ cities: ['Springfield'] }])
  expect(await data('/city?state=IL&search=zzz')).toEqual([])
  expect(await data('/city?state=ZZ')).toEqual([])
})

test('a place is drawn in the outline of its state, without a key and without another server (S3, C1)', async () => {
  const mapOf = async (zip: string) => await app.inject(`/place-map?zip=${zip}`)
  const chicago = await mapOf('60601')
  expect([chicago.statusCode, chicago.headers['content-type']]).toEqual([200, expect.stringContaining('image/svg+xml')])
  // In the north-east of Illinois, whose outline is taller than wide.
  const [, x = '', y = ''] = /<circle[^>]* cx="(\d+)" cy="(\d+)"/.exec(chicago.body) ?? []
  expect([Number(x) > 180, Number(y) < 80]).toEqual([true, true])
  expect(chicago.body).toMatch(/<path class="l"[^>]* d="M[-Mlz0-9 ]+"/)
  const sanJuan = await mapOf('00901')
  expect([sanJuan.statusCode, sanJuan.body.includes('<circle')]).toEqual([200, false])
  expect((await mapOf('00000')).statusCode).toBe(404)
  expect((await mapOf('60')).statusCode).toBe(422)
})

test('a ZIP leads to its city, with the name that the post prefers first (K1)', async () => {
  expect(await data('/city?zip=11101')).toEqual([
    {
      ...{ zip: '11101', cities: ['Long Island City', 'Queens'], state: 'NY', states: ['NY'], county: 'Queens' },
      ...{ latitude: 40.74, longitude: -73.93 },
    },
  ])
})

test.for(['60614%20', '%2060614', 'IL%2060614', '60614%E2%80%931234', '%EF%BC%96%EF%BC%90614'])(
  'a ZIP leads to its city however it is written: %s (V1)',
  async (zip) => {
    expect(await data(`/city?zip=${zip}`)).toMatchObject([{ cities: ['Chicago'] }])
  },
)

test('an unknown ZIP is an empty list (K1)', async () => {
  expect(await get('/city?zip=00000')).toMatchObject({ status: 200, body: { data: [] } })
})

test('military post is a mailing address, not a place of business (K1)', async () => {
  expect(await data('/city?zip=09001')).toEqual([])
  expect(await data('/city/mailing?zip=09001')).toMatchObject([{ cities: ['APO', 'FPO', 'DPO'], state: 'AE' }])
})

test('the type-ahead answers with class, code and why it matched (K1)', async () => {
  const [first] = await data('/class-codes?search=barista&limit=3')
  expect(first).toMatchObject({ naics6: '722515', class_code_description: 'Coffee shop', matched: 'barista' })
})

test('the type-ahead keeps to its limit; an empty search finds nothing (K1)', async () => {
  expect(await data('/class-codes?search=repair&limit=3')).toHaveLength(3)
  expect(await data('/class-codes?search=repair')).toHaveLength(8)
  expect(await data('/class-codes?search=')).toEqual([])
  expect(await data('/class-codes')).toEqual([])
})

test('a code lists its own classes and then the one for the whole code (K1)', async () => {
  const classes: { class_code_ref: string; class_code_description: string }[] = await data('/class-codes/238220')
  expect(classes.map((row) => row.class_code_description)).toContain('Plumber')
  expect(classes.at(-1)).toMatchObject({
    class_code_ref: 'CW238220Z',
    class_code_description: 'Plumbing, Heating, and Air-Conditioning Contractors',
  })
  expect(await data('/class-codes/238220/dynamic')).toEqual(
    classes.map((row) => ({ value: row.class_code_ref, label: row.class_code_description })),
  )
  expect(await data('/class-codes/999999')).toEqual([])
})

test('day care has its two kinds (Q8)', async () => {
  const [dayCare] = await data('/class-codes?search=daycare')
  expect(await data(`/sub-class-codes?class_code_ref=${dayCare.class_code_ref}`)).toEqual([
    { ref: 'CWT62441', description: 'Commercial day care services' },
    { ref: 'CWT62442', description: 'Residential day care services' },
  ])
})

test('synonyms of a class are its other words; an unknown class has none (K1)', async () => {
  expect(await data('/subindustry-synonyms?class_code_ref=CW722515A')).toContain('espresso bar')
  expect(await data('/subindustry-synonyms?class_code_ref=CW999999A')).toEqual([])
  expect(await data('/sub-class-codes?class_code_ref=CW999999A')).toEqual([])
})

test.for([
  '/city',
  '/city?zip=1234',
  '/city?state=California',
  '/city/mailing?zip=abcde',
  `/class-codes?search=${'a'.repeat(101)}`,
  '/class-codes?search=bar&limit=0',
  '/class-codes?search=bar&limit=21',
  '/class-codes/12',
  '/class-codes/abcdef/dynamic',
  '/sub-class-codes',
  '/subindustry-synonyms?class_code_ref=722515',
])('%s is refused and not cached (K1)', async (url) => {
  const { status, cache } = await get(url)
  expect([status, cache]).toEqual([422, 'no-store'])
})
