import { carriers } from '@coverwright/catalogue/carriers/carriers'
import { expect, test } from 'vitest'
import { browserTrail, fetchSet, fillQuote, painter, typesOf } from '../../../../testing/fill-quote.ts'
import { createTestApp } from '../../../../testing/test-app.ts'

const { browser } = await createTestApp()
const trade = { class_code_ref: 'CW238320A', zip_code: '60614', business_type: 'llc' }
const size = {
  company_name: 'Blue Door',
  years_business_started: 2015,
  annual_revenue: 1000,
  annual_payroll: 0,
  fulltime_employees: 1,
  parttime_employees: 0,
}

async function startQuote() {
  const rosa = browser()
  const quote = (await rosa.save(await rosa.begin(), '/', trade)).body.data
  return { rosa, quote }
}

test('a save answers with the quote, its facts and its new version (A3, F6)', async () => {
  const rosa = browser()
  const saveReply = await rosa.save(await rosa.begin(), '/', trade)
  expect([saveReply.status, saveReply.headers.etag]).toEqual([200, '"2"'])
  expect(saveReply.body.data).toMatchObject({
    ...trade,
    version: 2,
    max_step: '/business',
    naics6: '238320',
    class_code_description: 'House painter',
    industry: 'construction',
    city: 'Chicago',
    state: 'IL',
    county: 'Cook',
    appetite: { gl: { liberty: 'in' }, bop: { chubb_sci: 'out', liberty: 'in' } },
    appetite_codes: { liberty_gl_code: 'HL-GL-2383' },
  })
  expect((await rosa.get('quote')).body).toEqual(saveReply.body)
})

test.for([
  ['1', 400, 'quote.version_malformed'],
  ['W/"1"', 400, 'quote.version_malformed'],
  ['"0"', 400, 'quote.version_malformed'],
  ['"1", "2"', 400, 'quote.version_malformed'],
  ['"99"', 400, 'quote.version_unknown'],
] as const)('If-Match %s is %i %s (A3)', async ([match, status, code]) => {
  const rosa = browser()
  const quote = await rosa.begin()
  const reply = await rosa.patch(`quote/${quote._id}`, { step: '/', ...trade }, match ? { 'if-match': match } : {})
  expect([reply.status, reply.body.code]).toEqual([status, code])
  expect(reply.body.errors).toMatchObject([{ field: 'if-match' }])
  expect((await rosa.get('quote')).body.data.version).toBe(1)
})

test('If-Match * saves over any version (A3)', async () => {
  const { rosa, quote } = await startQuote()
  const reply = await rosa.patch(`quote/${quote._id}`, { step: '/', ...trade, zip_code: '11101' }, { 'if-match': '*' })
  expect([reply.status, reply.body.data.state]).toEqual([200, 'NY'])
})

test('saving the same answers again is a success and no new version (A3)', async () => {
  const { rosa, quote } = await startQuote()
  const again = await rosa.save(quote, '/', trade)
  expect([again.status, again.body.data]).toEqual([200, quote])
})

test.for(['return=minimal', 'respond-async, Return=minimal; foo=bar'])(
  'a client that prefers (%s) gets only the new version (speed, A3)',
  async (prefer) => {
    const { rosa, quote } = await startQuote()
    const save = (body: object, version: number, headers = {}) =>
      rosa.patch(`quote/${quote._id}`, { step: '/business', ...body }, { 'if-match': `"${version}"`, ...headers })
    const { version } = quote
    const saveReply = await save(size, version, { prefer })
    const result = [saveReply.status, saveReply.headers.etag, saveReply.headers['preference-applied'], saveReply.body]
    expect(result).toEqual([204, `"${version + 1}"`, 'return=minimal', ''])
    const storedQuote = (await rosa.get('quote')).body.data
    expect(storedQuote).toMatchObject({ company_name: size.company_name, version: version + 1 })
    // The reply has everything another tab saved since, and everything that is refused.
    expect((await save({ ...size, company_name: 'Red' }, version + 1)).status).toBe(200)
    const mergeReply = await save({ ...size, annual_revenue: 2000 }, version + 1, { prefer })
    expect([mergeReply.status, mergeReply.body.data?.company_name]).toEqual([200, 'Red'])
    expect((await save({ ...size, annual_revenue: 3000 }, version + 1, { prefer })).status).toBe(409)
    expect((await save({ company_name: '' }, version + 3, { prefer })).status).toBe(422)
    expect((await save({ annual_revenue: 9 }, version + 3, { prefer: 'return=representation' })).status).toBe(200)
  },
)

test('two tabs on different steps keep both answers (A3)', async () => {
  const { rosa, quote } = await startQuote()
  await rosa.save(quote, '/business', size)
  const other = await rosa.save(quote, '/', { ...trade, business_type: 'corporation' })
  expect([other.status, other.body.data]).toMatchObject([
    200,
    { company_name: 'Blue Door', business_type: 'corporation' },
  ])
})

test('two tabs on one step: what only one changed is merged, what both changed is a conflict (A3, case D4)', async () => {
  const { rosa, quote } = await startQuote()
  const first = (await rosa.save(quote, '/business', size)).body.data
  await rosa.save(first, '/business', { ...size, company_name: 'Red Door' })
  const mergeReply = await rosa.save(first, '/business', { ...size, annual_revenue: 2000 })
  expect(mergeReply.body.data).toMatchObject({ company_name: 'Red Door', annual_revenue: 2000 })

  const refusal = await rosa.save(first, '/business', { ...size, company_name: 'Green Door' })
  expect([refusal.status, refusal.body.code, refusal.headers.etag]).toEqual([409, 'quote.conflict', '"5"'])
  expect(refusal.body.conflicts).toEqual([{ field: 'company_name', yours: 'Green Door', theirs: 'Red Door' }])
  expect((await rosa.get('quote')).body.data.company_name).toBe('Red Door')
  const decisionReply = await rosa.save(mergeReply.body.data, '/business', { ...size, company_name: 'Green Door' })
  expect(decisionReply.status).toBe(200)
})

test('both tabs with the same answer are no conflict (A3)', async () => {
  const { rosa, quote } = await startQuote()
  await rosa.save(quote, '/business', size)
  expect((await rosa.save(quote, '/business', size)).status).toBe(200)
})

test('six saves at once from one version, each of another answer, lose none (A3)', async () => {
  const { rosa, quote } = await startQuote()
  const first = (await rosa.save(quote, '/business', size)).body.data
  const changes = {
    company_name: 'Red Door',
    years_business_started: 2016,
    annual_revenue: 2000,
    annual_payroll: 10,
    fulltime_employees: 2,
    parttime_employees: 3,
  }
  const replies = await Promise.all(
    Object.entries(changes).map(([name, answer]) => rosa.save(first, '/business', { ...size, [name]: answer })),
  )
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect((await rosa.get('quote')).body.data).toMatchObject({ ...changes, version: first.version + 6 })
})

test('an invalid save is refused, with a sentence for each field (A2, F20)', async () => {
  const rosa = browser()
  const reply = await rosa.save(await rosa.begin(), '/', { class_code_ref: 'CW999999A', zip_code: '00000' })
  expect(reply.status).toBe(422)
  expect(reply.body.errors).toEqual([
    { field: 'class_code_ref', message: 'Choose your trade from the list', key: 'validationError.unknownClass' },
    { field: 'zip_code', message: expect.stringContaining('ZIP'), key: 'validationError.unknownZip' },
  ])
  expect((await rosa.get('quote')).body.data.version).toBe(1)
})

test.for(['/gl/l/uw-questions/edit/0', '/nowhere', '/gl/entryPoint', '/claims/../done'])(
  'saving %s, which this quote does not visit, leads back to the flow (F6)',
  async (step) => {
    const { rosa, quote } = await startQuote()
    const reply = await rosa.save(quote, step, {})
    expect([reply.status, reply.body.code, reply.body.resume]).toEqual([409, 'step.closed', '/business'])
  },
)

test('max_step advances only with finished pages, whatever a client claims (F6, X9)', async () => {
  const rosa = browser()
  const quote = await rosa.begin()
  const claim = (max_step: string) => rosa.patch(`quote/${quote._id}`, { max_step }, { 'if-match': '*' })
  for (const path of ['/done', '/resume', '/gl/entryPoint', '/nowhere']) {
    expect((await claim(path)).body.data.max_step).toBe('/')
  }
  const savedQuote = (await rosa.save(quote, '/', { ...trade, max_step: '/done' })).body.data
  expect(savedQuote.max_step).toBe('/business')
  const sizedQuote = (await rosa.save(savedQuote, '/business', size)).body.data
  expect(sizedQuote.max_step).toBe('/other-info')
  const back = (await rosa.save(sizedQuote, '/', { ...trade, business_type: 'corporation' })).body.data
  expect(back.max_step).toBe('/other-info')
})

test('only submitting leads to the page of a submitted quote (F6)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa)
  const { body } = await rosa.save(quote, '/done', { max_step: '/resume' })
  expect(body.data.max_step).toBe('/done')
})

test('changing the trade clears its answers, and nothing else (F19)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa, painter, '/done')
  expect(quote.gl.liberty.uw_questions.length).toBeGreaterThan(3)
  const { body } = await rosa.save(quote, '/', { ...trade, class_code_ref: 'CW238310A' })
  expect(body.data.gl?.liberty).toBeUndefined()
  expect(body.data.sub_class_code_ref).toBeUndefined()
  expect(body.data).toMatchObject({ company_name: quote.company_name, coverage: quote.coverage })
})

test('the flow of the browser is the flow of the server (F20, X15)', async () => {
  const rosa = browser()
  const quote = await fillQuote(
    rosa,
    { ...painter, insurance_types: typesOf('gl', 'bop') },
    '/dynamic-questions/claims/edit/0',
  )
  const { problems } = (await rosa.get(`quote/${quote._id}/validate`)).body.data
  // The server fetched the questions that had not arrived.
  const flowState = browserTrail((await rosa.get(`quote/${quote._id}`)).body.data)
  const open = new Set(problems.map(({ step }: { step: string }) => step))
  expect(flowState.pages.filter(({ status }) => status !== 'complete').map(({ path }) => path)).toEqual([...open])
})

test('insurance types come from the catalogue, whatever a client calls them (I1)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa, painter, '/insurance')
  const [gl] = typesOf('gl')
  const types = [{ ...gl, name: 'Free', purpose: 'upsell', wholesaler_allowed: false }, gl]
  const { body } = await rosa.save(quote, '/insurance', { insurance_types: types })
  expect(body.data.insurance_types).toEqual([
    { ...gl, name: 'General Liability', purpose: 'standard', wholesaler_allowed: true },
  ])
  const unknownReply = await rosa.save(body.data, '/insurance', { insurance_types: [{ uuid: quote._id }] })
  expect([unknownReply.status, unknownReply.body.errors[0].field]).toEqual([422, 'insurance_types'])
})

test('phones and Yes are stored in one form (V4)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa, painter, '/contact')
  const phone = { contact_phone: '+1 (312) 555-0199' }
  const { body } = await rosa.save(quote, '/contact', { ...contact, ...phone })
  expect(body.data.contact_phone).toBe('3125550199')
})

test('blanks around an answer are removed, and a ZIP code has one form (V4)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa)
  const input = { ...contact, contact_email: ' rosa@bluedoor.example ', contact_first_name: 'Rosa\n' }
  const { body } = await rosa.save(quote, '/contact', input)
  expect(body.data).toMatchObject({ contact_email: 'rosa@bluedoor.example', contact_first_name: 'Rosa' })
  const moveReply = await rosa.save(body.data, '/', { ...trade, zip_code: ' 606141234 ' })
  expect(moveReply.body.data).toMatchObject({
    zip_code: '60614-1234',
    city: 'Chicago',
    appetite: { gl: { liberty: 'in' } },
  })
  const sealReply = await rosa.save(moveReply.body.data, '/other-info', { ...painter, employer_id: '36-1234567 ' })
  expect(sealReply.body.data.employer_id).toMatch(/4567$/)
})

const contact = {
  contact_first_name: 'Rosa',
  contact_last_name: 'Lind',
  contact_email: 'rosa@bluedoor.example',
  contact_phone: '3125550148',
  mailing_address: painter.mailing_address,
}

test('partner and test features travel with the save (R10)', async () => {
  const { rosa, quote } = await startQuote()
  const extra = { partner: 'acme', test_features: ['new-look'] }
  const { body } = await rosa.save(quote, '/business', { ...size, ...extra })
  expect(body.data).toMatchObject(extra)
})

test('every insurer that has questions has its call (A1)', async () => {
  const rosa = browser()
  const quote = (await rosa.save(await rosa.begin(), '/', trade)).body.data
  for (const { carrier, line } of carriers.flatMap((carrier) => carrier.lines.map((line) => ({ carrier, line })))) {
    if (!('asks' in line)) continue
    const reply = await fetchSet(rosa, quote, `${line.line}.${carrier.id}`)
    expect([reply.status, reply.body.data.requested]).toEqual([200, true])
  }
})
