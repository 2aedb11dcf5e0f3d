import { anyText } from '@coverwright/core/testing/typed-text'
import fc from 'fast-check'
import { Value } from 'typebox/value'
import { beforeAll, expect, test } from 'vitest'
import { sampleUuids } from './features/samples/sample-firms/sample-firms.ts'
import { Problem } from './platform/errors/problem.ts'
import type { Browser, Reply } from './testing/browser.ts'
import { dereference } from './testing/dereference.ts'
import { fillQuote, painter, typesOf } from './testing/fill-quote.ts'
import { createTestApp } from './testing/test-app.ts'

const { app, browser, insertSampleFirms } = await createTestApp()

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean }
type Operation = {
  operationId: string
  summary: string
  tags: string[]
  parameters?: Parameter[]
  requestBody?: unknown
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type DescribedCall = { method: Method; path: string; operation: Operation }

const apiDocument = (await app.inject('/api/openapi.json')).json()
const document = dereference(apiDocument)
const operations: DescribedCall[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
    method: method.toUpperCase() as Method,
    path: path.replace(/^\/api/, ''),
    operation,
  })),
)

let rosa: Browser
// biome-ignore lint/suspicious/noExplicitAny: a quote as it came over the wire
let quote: any
let finishedQuote: typeof quote
/** A quote at the page that asks for documents, with one. */
let directorsQuote: typeof quote
let renewal: typeof quote

beforeAll(async () => {
  rosa = browser()
  finishedQuote = await fillQuote(rosa)
  const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
  await rosa.patch(`quote/${finishedQuote._id}/finish_form`, { attestation })
  const fundedCompany = { directors_and_officers: { funding: { vc_funding: 'Yes' }, documents: { timing: 'later' } } }
  directorsQuote = await fillQuote(
    rosa,
    { ...painter, insurance_types: typesOf('do'), ...fundedCompany },
    '/do/documentation',
  )
  directorsQuote = (await handIn()).json().data
  quote = await fillQuote(rosa, undefined, '/insurance')
  await insertSampleFirms(1)
  renewal = (await rosa.post('renewal/quote', renewalLink)).body.data
})

const renewalLink = {
  uuid: sampleUuids({ number: 1 }).invitation,
  quote_submission_uuid: sampleUuids({ number: 1 }).submission,
}

const handIn = () =>
  app.inject({
    method: 'PATCH',
    url: `/api/quote/${directorsQuote._id}/directors_and_officers/documents?document=financials`,
    cookies: Object.fromEntries(rosa.jar),
    headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'plan.pdf' },
    payload: '%PDF-1.7',
  })

/** Values that calls take; every other name is that of a quote's id. */
const realValues: Readonly<Record<string, string>> = {
  ...{ zip: '60614', state: 'IL', kind: 'auto', naics6: '238320', usdot: '1234567', vin: '1FTBW2CM0KKA12345' },
  ...{ class_code_ref: 'CW238320A', sub_class_code_ref: 'CWT10019', search: 'paint', limit: '3', year: '2020' },
  ...{ make: 'Ford', document: 'financials' },
}

function realValue(name: string, path: string): string {
  if (path.includes('/renewal/')) return name === 'uuid' ? renewal.uuid : renewal._id
  if (name === 'uuid') return quote.uuid
  if (name === 'document_id') return directorsQuote.directors_and_officers.documents.financials[0].id
  return realValues[name] ?? (path.includes('/documents') ? directorsQuote._id : quote._id)
}

const junkText = fc.oneof(
  fc.string({ maxLength: 40 }),
  anyText({ maxLength: 40 }),
  fc.constantFrom('', '0', '-1', 'null', '__proto__', '../..', '%00', 'a'.repeat(150), '*', '"1"', '１', '\u202e'),
)
const stepNames = fc.record({
  step: fc.constantFrom(
    '/',
    '/business',

    '/other-info',
    '/insurance',
    '/done',
    '/x',
    '/renewal-info',
  ),
  max_step: junkText,
})
const fields = [
  ...[
    'class_code_ref',
    'zip_code',
    'company_name',
    'annual_revenue',
    'employer_id',
    'insurance_types',
    'contact_phone',
  ],
  ...['coverage', 'claims', 'gl', 'carriers', 'mailing_address', 'command', 'partner', 'test_features', 'completed'],
  ...['toString', 'attestation', 'offer_uuids', ''],
  ...['location_changed', 'attorneys_changed', 'pl', 'renewal', 'signature', 'uuid', 'quote_submission_uuid'],
]
const junkFields = fc.dictionary(fc.constantFrom(...fields), fc.oneof(fc.jsonValue({ maxDepth: 3 }), junkText))
const junkJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  junkFields,
  fc.tuple(stepNames, junkFields).map(([names, rest]) => ({ ...rest, ...names })),
)
const junkBody = fc.oneof(
  { weight: 6, arbitrary: junkJson.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.string({ maxLength: 200 }) },
  { weight: 1, arbitrary: fc.constantFrom('%PDF-1.7', '\u0000', 'a,b', '<svg/>') },
)
type Junk = {
  values: readonly (string | undefined)[]
  isReal: boolean
  body: string | undefined
  headers: Readonly<Record<string, string>>
}

const junkRequest: fc.Arbitrary<Junk> = fc.record({
  values: fc.array(fc.option(junkText, { freq: 3, nil: undefined }), { minLength: 4, maxLength: 4 }),
  isReal: fc.boolean(),
  body: fc.option(junkBody, { nil: undefined }),
  headers: fc.record(
    {
      'content-type': fc.constantFrom('application/json', 'application/json', 'text/plain', 'application/octet-stream'),
      'if-match': fc.constantFrom('*', '*', '*', '*', '"1"', '"999"', 'W/"1"', '', '""', 'x'.repeat(50)),
      'content-encoding': fc.constantFrom('identity', 'identity', 'identity', 'gzip'),
      'x-file-name': fc.constantFrom('a.pdf', '%00', '%ff', '..%2F..%2Fa', '\u00e9', 'x'.repeat(1001)),
      'idempotency-key': fc.constantFrom('short', 'x'.repeat(120), '0123456789abcdef-key', '\u00e9'.repeat(20)),
    },
    { requiredKeys: [] },
  ),
})

/** Puts ids into the address: the quote's own, or junk. */
function addressOf({ path, operation }: DescribedCall, { values, isReal }: Junk): string {
  const query = new URLSearchParams()
  let filledPath = path
  const isStream = 'text/event-stream' in (operation.responses['200']?.content ?? {})
  for (const [index, { name, in: place }] of (operation.parameters ?? []).entries()) {
    const real = realValue(name, path)
    // A quote that has been submitted keeps its stream of offers open.
    const value: string = isStream ? (values[index] ?? 'none') : isReal ? real : (values[index] ?? real)
    if (place === 'path') filledPath = filledPath.replace(`{${name}}`, encodeURIComponent(value.toWellFormed()))
    if (place === 'query') query.set(name, value.toWellFormed())
  }
  return query.size ? `/api${filledPath}?${query}` : `/api${filledPath}`
}

async function send(request: DescribedCall, junk: Junk): Promise<Reply> {
  const reply = await app.inject({
    method: request.method,
    url: addressOf(request, junk),
    cookies: Object.fromEntries(rosa.jar),
    headers: junk.headers,
    ...(junk.body === undefined || request.method === 'GET' ? {} : { payload: junk.body }),
  })
  const isJson = String(reply.headers['content-type']).includes('json')
  return { status: reply.statusCode, headers: reply.headers, body: isJson ? reply.json() : reply.body }
}

test('the API describes itself: every call with its name, description and refusals (A1)', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(operations.length).toBeGreaterThan(20)
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length)
  for (const { operation } of operations) {
    expect(operation.summary, operation.operationId).toMatch(/^[A-Z]/)
    expect(operation.tags?.length, operation.operationId).toBe(1)
  }
})

/** All insurers' questions have one handler: one insurer's stand for them. */
const differentOperations = operations.filter(
  ({ operation }) => !/^getQuestions_(?!gl_liberty$)/.test(operation.operationId),
)

test.each(differentOperations.map((each) => [each.operation.operationId, each] as const))(
  '%s never breaks, whatever it gets (A2)',
  async (_name, described) => {
    await fc.assert(
      fc.asyncProperty(junkRequest, async (junk) => {
        const reply = await send(described, junk)
        expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(500)
        expect(Object.keys(described.operation.responses)).toContain(String(reply.status))
        if (reply.status < 400) return
        expect(reply.headers['content-type']).toBe('application/problem+json')
        expect(Value.Check(Problem, reply.body)).toBe(true)
        if (reply.status === 422) expect(reply.body.errors[0].field).toMatch(/./)
        expect(JSON.stringify(reply.body)).not.toMatch(/node_modules|select |\.ts:/)
      }),
      { numRuns: 6 },
    )
  },
)

test('every answer of a quote is in the document under its own name (A6)', () => {
  const { properties } = document.components.schemas.QuoteAnswers
  expect(Object.keys(finishedQuote).filter((name) => name in painter)).not.toEqual([])
  for (const name of Object.keys(painter)) expect(properties, name).toHaveProperty(name)
  expect(properties.gl.properties.liberty.properties.uw_questions.items.required).toEqual(['id'])
  expect(properties.insurance_types.items.properties).toHaveProperty('wholesaler_allowed')
  expect(properties.annual_revenue).toMatchObject({ type: 'integer', title: expect.stringMatching(/^[A-Z]/) })
  expect(JSON.stringify(apiDocument.components.schemas.QuotePatch)).toContain('#/components/schemas/QuoteAnswers')
})

test('real replies match the document (A1)', async () => {
  const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
  const { uuid } = finishedQuote
  const no = { attorneys_changed: 'No', of_counsel_changed: 'No', practice_areas_changed: 'No' }
  const unchangedAnswers = { step: '/renewal-info', location_changed: 'No', ...no }
  const replies: [string, Reply][] = [
    ['createQuote 201', await browser().post('quote', {})],
    ['getCurrentQuote 200', await rosa.get('quote')],
    ['getQuote 200', await rosa.get(`quote/${quote._id}`)],
    ['saveQuote 200', await rosa.save(quote, '/', { business_type: 'corporation' })],
    ['saveQuote 409', await rosa.save(quote, '/nowhere', {})],
    ['saveQuote 422', await rosa.save(quote, '/', { zip_code: 'x' })],
    ['saveQuote 200', await rosa.patch(`quote/${quote._id}`, {})],
    ['validateQuote 200', await rosa.get(`quote/${quote._id}/validate`)],
    ['markLegitLead 200', await rosa.patch(`quote/${quote._id}/legit_lead`)],
    ['forecastSubmissions 200', await rosa.get(`quote/${quote._id}/submissions_forecast`)],
    ['listIndications 200', await rosa.get(`quote/${quote._id}/indications`)],
    ['listInsuranceTypes 200', await rosa.get(`insurance-type?quote_id=${quote._id}`)],
    ['getSite 200', await rosa.get('site')],
    ['getQuestions_gl_liberty 200', await rosa.get(`liberty/v1/gl/uw-questions?quote_id=${finishedQuote._id}`)],
    ['getQuoteByUuid 200', await rosa.get(`quote/uuid/${uuid}`)],
    ['finishForm 200', await rosa.patch(`quote/${finishedQuote._id}/finish_form`, { attestation })],
    ['finishForm 422', await rosa.patch(`quote/${quote._id}/finish_form`, { attestation })],
    ['chooseOffers 200', await rosa.patch(`quote/${finishedQuote._id}/chosen_offers`, { offer_uuids: [] })],
    ['listRecommendations 200', await rosa.get(`recommendations/insurance?quote_id=${quote._id}`)],
    ['getDomainScan 200', await rosa.get(`quote/${quote._id}/domain-scan`)],
    ['listDocuments 200', await rosa.get(`quote/${directorsQuote._id}/directors_and_officers/documents`)],
    ['createRenewal 201', await browser().post('renewal/quote', renewalLink)],
    ['createRenewal 401', await rosa.post('renewal/quote', { ...renewalLink, uuid: quote.uuid })],
    ['createLawyersRenewal 201', await browser().post('aon/renewal/quotes', renewalLink)],
    ['listExpiring 200', await rosa.get('aon/renewal/quotes')],
    ['getCurrentRenewal 200', await rosa.get('renewal/quote')],
    ['getRenewalByUuid 200', await rosa.get(`renewal/quote/uuid/${renewal.uuid}`)],
    ['getRenewalByUuid 401', await rosa.get(`renewal/quote/uuid/${quote.uuid}`)],
    ['getRenewalDifferences 200', await rosa.get(`renewal/quote/${renewal._id}/changes`)],
    ['saveRenewal 200', await rosa.patch(`renewal/quote/${renewal._id}`, unchangedAnswers, { 'if-match': '*' })],
    ['saveRenewal 422', await rosa.patch(`renewal/quote/${renewal._id}`, { x: 1 }, { 'if-match': '*' })],
    ['saveRenewal 200', await rosa.patch(`renewal/quote/${renewal._id}`, unchangedAnswers)],
    ['getQuote 401', await browser().get(`quote/${quote._id}`)],
  ]
  for (const [name, reply] of replies) {
    const [id, status] = name.split(' ')
    expect(reply.status, `${name} ${JSON.stringify(reply.body)}`).toBe(Number(status))
    const response = operations.find(({ operation }) => operation.operationId === id)?.operation.responses[status ?? '']
    const schema = Object.values(response?.content ?? {})[0]?.schema
    expect(schema, name).toBeDefined()
    expect([...Value.Errors(schema ?? {}, reply.body)], name).toEqual([])
  }
})
