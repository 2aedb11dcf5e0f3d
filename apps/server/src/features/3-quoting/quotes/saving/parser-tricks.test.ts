import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../testing/test-app.ts'

const { app, browser, db } = await createTestApp()
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as AddressInfo

const rosa = browser()
const newQuote = await rosa.begin()
const quote = (await rosa.save(newQuote, '/', { class_code_ref: 'CW238320A', zip_code: '60614', business_type: 'llc' }))
  .body.data
const cookie = [...rosa.jar].map(([name, value]) => `${name}=${value}`).join('; ')
const storedRow = () => db.selectFrom('quotes').selectAll().where('id', '=', quote._id).executeTakeFirstOrThrow()

/** A save over the wire, with exactly these bytes and headers. */
async function send(body: string | Buffer, headers: Record<string, string> = {}, path = `quote/${quote._id}`) {
  const call = request({
    port,
    host: '127.0.0.1',
    method: 'PATCH',
    path: `/api/${path}`,
    headers: { 'content-type': 'application/json', 'if-match': '*', cookie, ...headers },
  })
  // A refusal may arrive before everything is sent; failing to send the rest is then no error.
  call.on('error', () => undefined)
  call.end(body)
  const [reply] = await once(call, 'response')
  let text = ''
  for await (const part of reply) text += part
  return { status: reply.statusCode, type: reply.headers['content-type'], body: text ? JSON.parse(text) : undefined }
}

const save = (rest: string) => `{"step":"/business",${rest}}`

test.for([
  '{"__proto__":{"roles":["agent"]}}',
  save('"__proto__":{"roles":["agent"]}'),
  save('"constructor":{"prototype":{"roles":["agent"]}}'),
  save('"locations":[{"__proto__":{"roles":["agent"]}}]'),
  save('"locations":[{"constructor":{"prototype":{"roles":["agent"]}}}]'),
  save('"\\u005f\\u005fproto\\u005f\\u005f":{"roles":["agent"]}'),
])('%s reaches the prototype of nothing (case M5)', async (body) => {
  const before = await storedRow()
  expect((await send(body)).status).toBe(400)
  expect(Reflect.get({}, 'roles')).toBeUndefined()
  expect(await storedRow()).toEqual(before)
  const me = await browser().get('v1/users/get-logged-in-user.json')
  expect(me.body.data.roles).not.toContain('agent')
})

const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'valueOf']
const places = ['-1', '1000000000', 'NaN', '0x1', '1e9', '٣', '9'.repeat(60), '']
const steps = [
  ...names.flatMap((name) => [
    `/${name}/dynamic-questions/${name}/list`,
    `/${name}/0/dynamic-questions/${name}/edit/0`,
    `/dynamic-questions/${name}/edit/0`,
    `/${name}`,
  ]),
  ...places.flatMap((place) => [
    `/location/edit/${place}/address`,
    `/recommendations/${place}/show`,
    `/drivers/${place}/dynamic-questions/drivers_list/edit/0`,
    `/gl/l/uw-questions/edit/${place}`,
  ]),
]

test.for(steps)('no step is at %s (case M6)', async (step) => {
  const before = await storedRow()
  const reply = await send(JSON.stringify({ step, company_name: 'Blue Door' }))
  expect([404, 409, 422]).toContain(reply.status)
  expect(await storedRow()).toEqual(before)
})

test.for(names)('%s is not a name in any list that is looked up (case M6)', async (name) => {
  for (const path of [
    `class-codes/${name}`,
    `class-codes/${name}/dynamic`,
    `sub-class-codes?class_code_ref=${name}`,
    `executive-payrolls?state=${name}`,
    `fraud-statements?state=${name}&kind=${name}`,
    `ds-xsell/recommend?class_code_ref=${name}`,
    `vehicles/makes?search=${name}`,
    `vehicles/vin/${name}`,
    `employee-classifications?class_code_ref=${name}&search=${name}`,
    `${name}/v1/gl/uw-questions?quote_id=${quote._id}`,
    `guard/${name}/wc/uw-questions?quote_id=${quote._id}`,
  ]) {
    const { status, body } = await rosa.get(path)
    expect([200, 400, 404, 422]).toContain(status)
    if (status === 200) expect(JSON.stringify(body.data)).toMatch(/^(\[\]|\[\{.*|null|\{.*)$/)
  }
})

const many = `{"step":"/business",${Array.from({ length: 100_000 }, (_, index) => `"f${index}":1`).join(',')}}`

test.for([
  ['brackets within brackets', `{"step":"/","coverage":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 413],
  ['objects within objects', `{"step":"/","coverage":${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}}`, 413],
  ['brackets that nobody closes', '['.repeat(200_000), 400],
  ['five megabytes', `{"step":"/","company_name":"${'x'.repeat(5_000_000)}"}`, 413],
  ['a hundred thousand names', many, 413],
  ['a number without end', save('"annual_revenue":1e400'), 422],
  ['a number without end below zero', save('"annual_revenue":-1e400'), 422],
  ['a number with a fraction of nothing', '{"annual_revenue":0.1e-400,"zip_code":7}', 422],
  ['half a surrogate pair', save('"company_name":"\\ud800"'), 422],
  ['the other half of it', save('"company_name":"a\\udc00b"'), 422],
  ['half of one in a name', save('"\\ud800":"x"'), 422],
  ['a NUL', save('"company_name":"a\\u0000b"'), 422],
  ['a NUL in a name', save('"company\\u0000_name":"x"'), 422],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), 400],
  ['a mark of byte order and nothing else', '\ufeff', 400],
  ['a comment', '{"step":"/"/*x*/}', 400],
  ['NaN', '{"step":"/","annual_revenue":NaN}', 400],
] as const)('%s is refused, and nothing is kept of it (case M7)', async ([, body, status]) => {
  const before = await storedRow()
  const reply = await send(body).catch((error: NodeJS.ErrnoException) => {
    // The server may hang up on a body far too long while it is being sent.
    expect(['EPIPE', 'ECONNRESET']).toContain(error.code)
    return { status: 413, type: 'application/problem+json' }
  })
  expect([reply.status, reply.type]).toEqual([status, 'application/problem+json'])
  expect(await storedRow()).toEqual(before)
})

test('of a repeated name the last one counts, in the check as in the store (case M7)', async () => {
  const refusal = await send('{"step":"/","zip_code":"60614","zip_code":"nowhere"}')
  expect([refusal.status, refusal.body.errors[0].field]).toEqual([422, 'zip_code'])
  const reply = await send('{"step":"/","completed":true,"completed":false,"zip_code":"nowhere","zip_code":"60614"}')
  expect([reply.status, reply.body.data.zip_code, reply.body.data.completed]).toEqual([200, '60614', false])
})

const wrong = '{"step":"/","zip_code":"nowhere"}'

test.for([
  ' application/json',
  '\tapplication/json',
  'application/json\ta',
  'Application/JSON ; x',
  'APPLICATION/JSON',
  'application/json;charset=utf-7',
  'application/json; charset=utf-16',
  'application/json, text/plain',
  'application/json;',
  'application/jsonp',
  'application/x-json',
  'application/vnd.api+json',
  'application/merge-patch+json',
  'text/plain',
  'text/json',
  'text/plain; application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  '*/*',
  '',
])('a body said to be %j is checked as JSON or not read at all (case M8)', async (type) => {
  const before = await storedRow()
  const reply = await send(wrong, { 'content-type': type })
  expect([400, 415, 422]).toContain(reply.status)
  if (reply.status === 422) expect(reply.body.errors[0].field).toBe('zip_code')
  expect(await storedRow()).toEqual(before)
})

test.for(['null', '[]', '"text"', '7', 'true', '[{"step":"/"}]'])(
  'a body that is %s as a whole is refused by name (case M9)',
  async (body) => {
    for (const reply of [
      await send(body),
      await send(body, {}, `quote/${quote._id}/finish_form`),
      await rosa.post('quote', body),
      await rosa.post('sign-in/code', body),
      await rosa.post('v1/users.json', body),
    ])
      expect([reply.status, reply.body.errors?.[0].field]).toEqual([422, expect.stringMatching(/./)])
  },
)

test.for([
  ['mailing_address', '[]'],
  ['mailing_address', '"Main Street"'],
  ['coverage', '[]'],
  ['coverage', '7'],
  ['gl', '[{"liberty":1}]'],
  ['gl.liberty', 'null'],
  ['insurance_types', '{"0":"x"}'],
] as const)('%s that is %s is refused by its path (case M9)', async ([field, value]) => {
  const inner = field === 'gl.liberty' ? `"gl":{"liberty":${value}}` : `"${field}":${value}`
  const reply = await send(`{"step":"${field === 'insurance_types' ? '/insurance' : '/'}",${inner}}`)
  const fields = reply.body.errors?.map((error: { field: string }) => error.field)
  // A step that is still closed is reported first.
  if (reply.status === 409) expect(reply.body.code).toBe('step.closed')
  else expect([reply.status, fields]).toEqual([422, expect.arrayContaining([field])])
})

const hostile = [
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  'x'.repeat(8_000),
  '%0d%0aset-cookie:%20a=b',
]
const cookieNames = ['test_features', 'partner', 'application_url', 'ac', 'src', 'special_phone', 'consent']

test.for(hostile)('cookies with %s are ignored, and never sent back (case M10)', async (value) => {
  // Two at a time: more of that length than any browser sends.
  for (const name of cookieNames) {
    const reply = await app.inject({
      url: `/api/quote/${quote._id}`,
      headers: { cookie: `${cookie}; ${name}=${value}; ${name}=${encodeURIComponent(value.slice(0, 100))}` },
    })
    expect(reply.statusCode).toBe(200)
    expect(JSON.stringify(reply.headers)).not.toMatch(/onerror|onload|xxxx|a=b/)
    expect(reply.body).not.toMatch(/onerror|onload|xxxx|set-cookie/)
  }
})

test('what a save includes from them is stored as text of at most a hundred characters, or refused by name (case M10)', async () => {
  const markup = '<img src=x onerror=alert(1)>'
  const saveReply = await rosa.patch(
    `quote/${quote._id}`,
    { step: '/', zip_code: '60614', partner: markup, test_features: [markup] },
    { 'if-match': '*' },
  )
  expect(saveReply.body.data).toMatchObject({ partner: markup, test_features: [markup] })
  for (const [name, value] of [
    ['partner', 'x'.repeat(101)],
    ['partner', 'a\0b'],
    ['test_features', ['x'.repeat(101)]],
    ['test_features', Array.from({ length: 51 }, () => 'x')],
  ] as const) {
    const reply = await rosa.patch(`quote/${quote._id}`, { step: '/', [name]: value }, { 'if-match': '*' })
    expect([reply.status, reply.body.errors[0].field]).toEqual([422, expect.stringContaining(name)])
  }
  expect((await rosa.get(`quote/${quote._id}`)).body.data.partner).toBe(markup)
})

test('headers too long to be read are answered once, without another cookie or a way around it (case M10)', async () => {
  const reply = await send('{}', { cookie: `${cookie}; partner=${'x'.repeat(40_000)}` })
  expect([reply.status, reply.body.code]).toEqual([431, 'request.too_large'])
})
