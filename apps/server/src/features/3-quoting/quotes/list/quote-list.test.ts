import { expect, it } from 'vitest'
import type { Browser } from '../../../../testing/browser.ts'
import { machineWith, tokenFor } from '../../../../testing/machine.ts'
import { createTestApp } from '../../../../testing/test-app.ts'

const { app, browser, clock, db } = await createTestApp()

const later = (ms: number): void => {
  clock.now = new Date(clock.now.getTime() + ms)
}

type ListedQuote = { readonly _id: string; readonly updated_at: string; readonly version: number }

const partner = async (name: string): Promise<Browser> =>
  machineWith((await tokenFor(db, clock.now, { partner: name })).token, browser())

/** Begins so many quotes, two at each moment. */
async function begin(visitor: Browser, many: number): Promise<readonly string[]> {
  const ids: string[] = []
  for (let number = 0; number < many; number++) {
    if (number % 2 === 0) later(1000)
    ids.push((await visitor.begin())._id)
  }
  return ids
}

async function pages(visitor: Browser, query: string): Promise<readonly (readonly ListedQuote[])[]> {
  const quotePages: (readonly ListedQuote[])[] = []
  let cursor = ''
  do {
    const { body } = await visitor.get(`quotes?${query}${cursor}`)
    quotePages.push(body.data)
    cursor = body.next_cursor === undefined ? '' : `&cursor=${body.next_cursor}`
  } while (cursor !== '')
  return quotePages
}

it('lists every quote of a partner once, by when it changed, a page at a time, and no other (R6)', async () => {
  const acme = await partner('list-acme')
  const other = await partner('list-other')
  const ids = await begin(acme, 5)
  await begin(other, 1)
  const quotePages = await pages(acme, 'limit=2')
  expect(quotePages.map(({ length }) => length)).toEqual([2, 2, 1])
  const all = quotePages.flat()
  expect(all.map(({ _id }) => _id).toSorted()).toEqual(ids.toSorted())
  const order = all.map(({ updated_at, _id }) => `${updated_at} ${_id}`)
  expect(order).toEqual(order.toSorted())
})

it('a quote that changes while pages are read is repeated on a later one (R6)', async () => {
  const acme = await partner('list-changing')
  const [first] = await begin(acme, 4)
  const { body } = await acme.get('quotes?limit=2')
  later(1000)
  const { data: quote } = (await acme.get(`quote/${first}`)).body
  expect((await acme.save(quote, '/', { zip_code: '60614' })).status).toBe(200)
  const rest = (await acme.get(`quotes?limit=10&cursor=${body.next_cursor}`)).body.data
  expect(rest.map(({ _id }: ListedQuote) => _id)).toContain(first)
  expect(rest.at(-1)).toMatchObject({ _id: first, version: 2 })
})

it('updated_since leaves out what has not changed since, and a page has an ETag (R6)', async () => {
  const acme = await partner('list-since')
  await begin(acme, 2)
  later(60_000)
  const since = clock.now.toISOString()
  expect((await acme.get(`quotes?updated_since=${since}`)).body).toEqual({ data: [] })
  const [last] = await begin(acme, 1)
  const reply = await acme.get(`quotes?updated_since=${since}`)
  expect(reply.body.data).toMatchObject([{ _id: last }])
  const { token } = await tokenFor(db, clock.now, { partner: 'list-since' })
  const notModified = await app.inject({
    url: `/api/quotes?updated_since=${since}`,
    headers: { authorization: `Bearer ${token}`, 'if-none-match': String(reply.headers.etag) },
  })
  expect(notModified.statusCode).toBe(304)
})

it.each([
  ['cursor=nothing', 'cursor'],
  [`cursor=${Buffer.from(`1 ${'-'.repeat(36)}`).toString('base64url')}`, 'cursor'],
  ['limit=201', 'limit'],
  ['limit=0', 'limit'],
  ['updated_since=yesterday', 'updated_since'],
])('%s is refused by its name (R6)', async (query, field) => {
  const reply = await (await partner('list-wrong')).get(`quotes?${query}`)
  expect(reply).toMatchObject({ status: 422, body: { errors: [{ field }] } })
})
