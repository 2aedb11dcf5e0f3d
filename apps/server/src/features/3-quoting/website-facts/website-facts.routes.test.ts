import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { readPage } from '../../../platform/outbound/read-page.ts'
import { defaultSite } from '../../../testing/default-site.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const page =
  '<meta property="og:site_name" content="Okafor Family Bakery"><meta name="description" content="Bread and cakes."><a href="tel:+13125550142">Call</a>'
const website = createServer((request, reply) =>
  request.url === '/bread'
    ? reply.writeHead(200, { 'content-type': 'text/html' }).end(page)
    : reply.writeHead(404).end(),
)
website.listen(0, '127.0.0.1')
await once(website, 'listening')
afterAll(() => website.close())

/** Every name leads to the website of this test. */
const readWebsite = (address: string, signal: AbortSignal) => {
  const target = new URL(address)
  const localUrl = `http://127.0.0.1:${(website.address() as AddressInfo).port}${target.pathname}`
  return readPage(localUrl, signal, { toPrivateNetworks: true })
}
const { websiteFactsOn: _, ...switches } = defaultSite.switches
const silent = { ...defaultSite, id: 'silent', hosts: ['silent.localhost'], switches }
const { browser, db, logged } = await createTestApp({ readWebsite, sites: [defaultSite, silent] })

async function startQuote(host?: string) {
  const rosa = browser(host)
  const { _id, version } = (await rosa.post('quote', {})).body.data
  const read = (body: object) => rosa.post(`quote/${_id}/website-facts`, body)
  return { rosa, id: _id, version, read }
}

test('a website is read on request, and nothing of it is stored (S2)', async () => {
  const { rosa, id, version, read } = await startQuote()
  const reply = await read({ website: 'www.okafor-bakery.com/bread' })
  expect([reply.status, reply.body.data]).toEqual([
    200,
    {
      ...{ host: 'okafor-bakery.com', state: 'read', name: 'Okafor Family Bakery', phone: '3125550142' },
      description: 'Bread and cakes.',
    },
  ])
  expect((await rosa.get(`quote/${id}`)).body.data.version).toBe(version)
  const events = await db.selectFrom('quote_events').selectAll().where('quote_id', '=', id).execute()
  expect(JSON.stringify(events)).not.toContain('okafor')
  expect(logged.join()).not.toContain('okafor')
})

test('a website that cannot be read says so (S2)', async () => {
  const { read } = await startQuote()
  expect((await read({ website: 'https://okafor-bakery.com/' })).body.data).toEqual({
    host: 'okafor-bakery.com',
    state: 'unreadable',
  })
})

test.for([
  'http://127.0.0.1:22/',
  '169.254.169.254',
  'http://[::1]/',
  'localhost',
  'printer.local',
  'file:///etc/passwd',
  'https://user:secret@okafor-bakery.com',
  'okafor-bakery.com\r\nHost: evil.test',
])('%j is no website that is read (S2) (case F7)', async (input) => {
  const { read } = await startQuote()
  const refusal = await read({ website: input })
  expect([refusal.status, refusal.body.code, refusal.body.errors?.[0].field]).toEqual([
    422,
    'domain_not_allowed',
    'website',
  ])
})

test('a site that reads no websites reads none (S2)', async () => {
  const { read } = await startQuote('silent.localhost')
  const refusal = await read({ website: 'okafor-bakery.com/bread' })
  expect([refusal.status, refusal.body.code]).toEqual([409, 'website_facts.not_offered'])
})
