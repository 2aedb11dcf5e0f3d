import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChannel } from '../../../../platform/database/channel.ts'
import { fillQuote, painter, typesOf } from '../../../../testing/fill-quote.ts'
import { ignoreEvents } from '../../../../testing/ignore-events.ts'
import { createTestApp } from '../../../../testing/test-app.ts'
import { lockOffer, noDetails } from '../submissions.store.ts'
import { createOffersNews, offersChannel } from './offers-news.ts'
import { recordAnswer } from './record-answer.ts'

const secretKeys = [randomBytes(32)] as const
const { app, database, browser, db, pool, clock, work, disturb, calm } = await createTestApp({ secretKeys })
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
const quiet = { warn: () => undefined }
/** Every insurer wants it. */
const shop = {
  ...painter,
  class_code_ref: 'CW458110A',
  sub_class_code_ref: undefined,
  insurance_types: typesOf('gl', 'bop'),
}

beforeEach(async () => {
  await calm()
})
afterEach(async () => {
  await pool.query('delete from graphile_worker._private_jobs')
})

async function submitApplication() {
  const rosa = browser()
  const quote = await fillQuote(rosa, shop)
  const { status, body } = await rosa.patch(`quote/${quote._id}/finish_form`, { attestation })
  expect(status).toBe(200)
  return { rosa, quote: body.data }
}

const waitingOf = (submission: string) =>
  db.selectFrom('offers').select('uuid').where('submission_uuid', '=', submission).where('state', '=', 'waiting')

const answer = (uuid: string) =>
  db.transaction().execute(async (trx) => {
    const heldOffer = await lockOffer(trx, uuid)
    if (!heldOffer) throw new Error('There is no such offer')
    const by = {
      by: 'insurer',
      source: 'call',
      actor: 'insurer:acuity',
      at: clock.now,
      recordEvent: ignoreEvents,
    } as const
    await recordAnswer(trx, heldOffer, { state: 'declined', reply: noDetails }, by)
  })

/** How many insurers had answered, by each event. */
const countsIn = (text: string): readonly number[] =>
  [...text.matchAll(/^event: offers\ndata: (.*)$/gm)].map(
    ([, data = '']) => JSON.parse(data).offers.filter(({ state }: { state: string }) => state !== 'waiting').length,
  )

test('a page gets each answer as it comes, and the stream ends with the last one (Q6, speed)', async () => {
  const { rosa, quote } = await submitApplication()
  const waiting = await waitingOf(quote.submission_uuid).execute()
  expect(waiting.length).toBeGreaterThan(2)
  const write = vi.spyOn(PassThrough.prototype, 'write')
  const events = () => write.mock.calls.filter(([text]) => String(text).startsWith('event: offers')).length
  const stream = rosa.get(`quote/uuid/${quote.uuid}/offers/events`)
  for (const [before, { uuid }] of waiting.entries()) {
    await vi.waitFor(() => expect(events()).toBe(before + 1), { timeout: 5_000 })
    await answer(uuid)
  }
  const { status, headers, body } = await stream
  write.mockRestore()
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
  expect(headers['cache-control']).toContain('no-store')
  const [first = 0] = countsIn(body)
  expect(countsIn(body)).toEqual(Array.from({ length: waiting.length + 1 }, (_, more) => first + more))
})

test('a HEAD request opens no event stream (Q6, case F10)', async () => {
  const { rosa, quote } = await submitApplication()
  const write = vi.spyOn(PassThrough.prototype, 'write')
  const url = `/api/quote/uuid/${quote.uuid}/offers/events`
  const { statusCode } = await app.inject({ method: 'HEAD', url, cookies: Object.fromEntries(rosa.jar) })
  expect([statusCode, write.mock.calls]).toEqual([405, []])
  write.mockRestore()
})

test('all insurers of a quote are asked at the same time (Q6, speed)', async () => {
  await disturb({ operation: 'quotes', fail: 'hang' })
  const { quote } = await submitApplication()
  const waiting = await waitingOf(quote.submission_uuid).execute()
  expect(waiting.length).toBeGreaterThan(5)
  const stop = await work()
  const inWork = async () =>
    (await pool.query('select from graphile_worker._private_jobs where locked_at is not null')).rowCount
  await vi.waitFor(async () => expect(await inWork()).toBeGreaterThanOrEqual(waiting.length), { timeout: 2_500 })
  await stop()
})

test('a server that ends closes its streams, so that pages turn to the next one (Q6, case D14)', async () => {
  const { rosa, quote } = await submitApplication()
  const another = await createTestApp({ secretKeys, database })
  const write = vi.spyOn(PassThrough.prototype, 'write')
  const url = `/api/quote/uuid/${quote.uuid}/offers/events`
  const stream = another.app.inject({ url, cookies: Object.fromEntries(rosa.jar) })
  await vi.waitFor(() => expect(write).toHaveBeenCalled(), { timeout: 60_000 })
  write.mockRestore()
  await another.app.close()
  expect(countsIn((await stream).body)).toHaveLength(1)
})

test('nobody learns of others’ offers, and a submitted quote’s own link reveals no more (Q6)', async () => {
  const { quote } = await submitApplication()
  const stranger = await browser().get(`quote/uuid/${quote.uuid}/offers/events`)
  expect(stranger.status).toBe(401)
  const unknownReply = await browser().get('quote/uuid/00000000-0000-4000-8000-000000000000/offers/events')
  expect({ ...unknownReply.body, instance: '' }).toEqual({ ...stranger.body, instance: '' })
})

test('another server of the same database sends the news, even after its connection broke (Q6, operations)', async () => {
  const { quote } = await submitApplication()
  const channel = createChannel({ pool, name: offersChannel, log: quiet, pauseMs: 20 })
  const messages: (string | undefined)[] = []
  const deaf = channel.hear((message) => messages.push(message))
  await vi.waitFor(() => expect(messages).toEqual([undefined]), { timeout: 60_000 })
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()",
  )
  // It has to be thought that something was missed.
  await vi.waitFor(() => expect(messages).toEqual([undefined, undefined]), { timeout: 60_000 })
  const [offer] = await waitingOf(quote.submission_uuid).execute()
  if (offer) await answer(offer.uuid)
  await vi.waitFor(() => expect(messages.at(-1)).toBe(quote._id), { timeout: 60_000 })
  deaf()
  await channel.stop()
})

const listeners = async (channel: string): Promise<number> =>
  (
    await pool.query('select from pg_stat_activity where query = $1 and datname = current_database()', [
      `listen ${channel}`,
    ])
  ).rowCount ?? 0

test('a page that connects after all others left is notified without delay (Q6, speed)', async () => {
  const name = 'nobody_else'
  const channel = createChannel({ pool, name, log: quiet, pauseMs: 60_000, lingerMs: 10 })
  const messages: (string | undefined)[] = []
  for (const visit of [1, 2]) {
    const deaf = channel.hear((message) => messages.push(message))
    await vi.waitFor(() => expect(messages).toHaveLength(visit), { timeout: 5_000 })
    deaf()
    await vi.waitFor(async () => expect(await listeners(name)).toBe(0), { timeout: 60_000 })
  }
  await channel.stop()
})

test('a stream sends heartbeats and ends after a while; a stopping server closes all (speed)', async () => {
  const silent = { hear: () => () => undefined, stop: async () => undefined }
  const news = { processed: false, settled: false, offers: [] }
  const short = createOffersNews(silent, { most: 1, beatMs: 10, longestMs: 80 })
  const line = short.of('a', async () => news)
  expect(short.isFull()).toBe(true)
  let text = ''
  for await (const part of line) text += part
  expect(text).toContain(': alive')
  // Without a change there is one event.
  expect(countsIn(text)).toEqual([0])
  expect(short.isFull()).toBe(false)
  const long = createOffersNews(silent)
  // Before anything was submitted nobody is waited for.
  for await (const part of long.of(null, async () => news)) expect(countsIn(String(part))).toEqual([0])
  expect(long.isFull()).toBe(false)
  const open = long.of('a', async () => news)
  long.endAll()
  for await (const part of open) expect(part).toBeDefined()
})
