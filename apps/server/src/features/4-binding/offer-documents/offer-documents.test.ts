import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mostOfOffer, type OfferDocument } from '@coverwright/contract/binding/offer-documents'
import type { PoliciesReply } from '@coverwright/contract/binding/policies'
import type { OfferReply } from '@coverwright/contract/offers'
import { largestDocument } from '@coverwright/contract/values'
import { afterAll, expect, test, vi } from 'vitest'
import { createCarrierClient } from '../../../platform/carriers/carrier-client.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { isUnbroken } from '../../3-quoting/quotes/events/quote-events.ts'
import { listEventsSince } from '../../3-quoting/quotes/quotes.store.ts'
import { virus } from '../../3-quoting/uploads/testing-files.ts'
import { startScanner } from '../../3-quoting/uploads/testing-scanner.ts'
import { createVirusScanner } from '../../3-quoting/uploads/virus-scanner.ts'
import { createTestDesk } from '../../5-servicing/desk/testing-desk.ts'
import { signedRequest } from '../bind-requests/testing-binds.ts'
import { lockOffer } from '../submissions/submissions.store.ts'
import { fetchDocuments } from './fetch-documents.job.ts'
import { keepDocument } from './keep-document.ts'

const clamav = await startScanner()
const app = await createTestApp({ scanner: createVirusScanner({ url: clamav.url }) })
const { db, services, clock, browser, logged } = app
const { amara, submitted, record, act } = await createTestDesk(app)

/** An insurer with these files, by their paths; it records what was requested. */
async function insurerWith(files: Readonly<Record<string, Buffer>>, listing: readonly object[]) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    const { url = '' } = request
    requests.push(url)
    if (url === '/acme/quotes/Q-1/documents') {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ documents: listing }))
    } else if (url === '/acme/moved') {
      response.writeHead(302, { location: '/acme/good' }).end()
    } else if (files[url]) response.end(files[url])
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/acme`
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  const retry = { attempts: 1, initialDelayMs: 1, maxDelayMs: 1 }
  return { asked: requests, carriers: createCarrierClient({ baseUrl: url, addresses: { hartford: { url } }, retry }) }
}

async function offerAt(answers: object = {}) {
  const submittedQuote = await submitted(answers)
  const { uuid: offer } = await db
    .updateTable('offers')
    .set({ carrier_quote_id: 'Q-1' })
    .where('carrier', '=', 'hartford')
    .where(
      'uuid',
      'in',
      submittedQuote.offers.map(({ uuid }) => uuid),
    )
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const list = async (): Promise<OfferDocument[]> =>
    (await submittedQuote.rosa.get(`quote/${submittedQuote.id}/offer_documents`)).body.data
  return { ...submittedQuote, offer, list }
}

const waiting = { timeout: 30_000, interval: 200 }
const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}`)
const bytesOf = (visitor: ReturnType<typeof browser>, path: string) =>
  app.app.inject({ url: `/api/${path}`, cookies: Object.fromEntries(visitor.jar) })

test('documents of an insurer are fetched from its own host, checked, scanned and stored once (O10)', async () => {
  const { asked, carriers } = await insurerWith(
    {
      '/acme/good': pdf('binder'),
      '/acme/virus': Buffer.concat([pdf(''), virus]),
      '/acme/page': Buffer.from('<html><script>1</script></html>'),
      '/acme/large': Buffer.concat([pdf(''), Buffer.alloc(largestDocument, 0x20)]),
    },
    [
      { id: '1', kind: 'binder', name: '../Your binder.exe', url: 'good' },
      { id: '2', kind: 'policy', name: 'Policy', url: '/acme/virus' },
      { id: '3', kind: 'policy', name: 'Policy', url: 'page' },
      { id: '4', kind: 'policy', name: 'Policy', url: 'large' },
      { id: '5', kind: 'policy', name: 'Policy', url: 'http://169.254.169.254/latest' },
      { id: '6', kind: 'policy', name: 'Policy', url: 'file:///etc/passwd' },
    ],
  )
  const { id, offer, list, rosa } = await offerAt()
  await fetchDocuments({ ...services, carriers }, offer)
  const [binder, ...more] = await list()
  expect(more).toEqual([])
  expect(binder).toMatchObject({ offer, kind: 'binder', source: 'insurer', name: 'Your binder.exe.pdf', format: 'pdf' })
  const refusals = await db
    .selectFrom('offer_documents')
    .select(['carrier_id', 'refused'])
    .where('refused', 'is not', null)
    .orderBy('carrier_id')
    .execute()
  expect(refusals.map(({ refused: reason }) => reason)).toEqual(['kind', 'kind', 'too_large', 'elsewhere', 'elsewhere'])
  expect(logged.join('')).toContain('a document of an insurer was not taken')

  const path = `quote/${id}/offer_documents/${binder?.id}`
  const reply = await bytesOf(rosa, path)
  expect([reply.rawPayload, reply.headers['content-security-policy']]).toEqual([
    pdf('binder'),
    "sandbox; default-src 'none'",
  ])
  const eve = browser()
  await eve.begin()
  expect((await bytesOf(eve, path)).statusCode).toBe(401)
  expect((await bytesOf(amara, path)).statusCode).toBe(200)
  const read = await db
    .selectFrom('access_events')
    .select('detail')
    .where('quote_id', '=', id)
    .where('kind', '=', 'record_read')
    .execute()
  expect(read).toContainEqual({ detail: { document: binder?.id } })

  const before = asked.length
  await fetchDocuments({ ...services, carriers }, offer)
  expect(asked.slice(before)).toEqual(['/acme/quotes/Q-1/documents'])
  const events = await listEventsSince(db, id, 0)
  expect(isUnbroken(events)).toBe(true)
  expect(events.filter(({ kind }) => kind.startsWith('offer_document')).length).toBe(6)
})

test('a failed download is retried, nothing is stored unscanned, and a letter is marked once it is outdated (O10)', async () => {
  const files = { '/acme/good': pdf('letter') }
  const movedInsurer = await insurerWith(files, [{ id: '1', kind: 'quote_letter', name: 'Letter', url: 'moved' }])
  const { id, offer, list } = await offerAt()
  await expect(fetchDocuments({ ...services, carriers: movedInsurer.carriers }, offer)).rejects.toThrow('quote_letter')
  expect(movedInsurer.asked).not.toContain('/acme/good')
  const { carriers } = await insurerWith(files, [
    { id: '0', kind: 'binder', name: 'Binder', url: 'good' },
    { id: '1', kind: 'quote_letter', name: 'Letter', url: 'good' },
  ])
  clamav.answerWith((socket) => socket.end('stream: ERROR\0'))
  await expect(fetchDocuments({ ...services, carriers }, offer)).rejects.toThrow('viruses')
  expect(await list()).toEqual([])
  let scanCount = 0
  clamav.answerWith((socket) => socket.end(scanCount++ === 0 ? 'stream: Trojan FOUND\0' : 'stream: OK\0'))
  await fetchDocuments({ ...services, carriers }, offer)
  const [letter] = await list()
  expect(letter).toMatchObject({ kind: 'quote_letter', name: 'Letter.pdf' })
  expect(letter?.outdated).toBeUndefined()

  clock.now = new Date(clock.now.getTime() + 60_000)
  await act(id, 'answers', { offer, state: 'declined', words: 'The roof is too old.', source: 'By phone' })
  expect(await list()).toEqual([{ ...letter, outdated: true }])
})

test('the desk adds documents of an insurer without an interface, and removes a wrong one (O10)', async () => {
  const { id, offer, list, rosa } = await offerAt()
  const send = (visitor: ReturnType<typeof browser>, payload: Buffer) =>
    app.app.inject({
      method: 'PATCH',
      url: `/api/desk/applications/${id}/offers/${offer}/documents?kind=policy`,
      cookies: Object.fromEntries(visitor.jar),
      headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'Policy%20CI.pdf' },
      payload,
    })
  for (const _ of [1, 2]) expect((await send(amara, pdf('policy'))).statusCode).toBe(200)
  expect((await send(amara, Buffer.from('MZ\x90\0'))).json().code).toBe('document.kind')
  expect((await send(rosa, pdf('forged'))).statusCode).toBe(401)
  const [policy, ...more] = await list()
  expect([policy, more]).toMatchObject([
    { kind: 'policy', source: 'desk', name: 'Policy CI.pdf', at: clock.now.toISOString() },
    [],
  ])
  expect((await record(id)).offer_documents).toEqual([policy])
  const path = `desk/applications/${id}/offer_documents/${policy?.id}`
  expect((await amara.delete(path)).body.data.offer_documents).toEqual([])
  expect((await amara.delete(path)).status).toBe(404)
  expect((await bytesOf(rosa, `quote/${id}/offer_documents/${policy?.id}`)).statusCode).toBe(404)
})

test('an insurer’s documents leave room for the desk’s (O10)', async () => {
  const { id, offer, list } = await offerAt()
  const values = `gen_random_uuid(), $1, $2, 'policy', 'insurer', each::text, 'Policy.pdf', 'pdf', 1, each::text, now()`
  await app.pool.query(
    `insert into offer_documents (id, offer_uuid, quote_id, kind, source, carrier_id, name, format, size, sha256, created_at)
     select ${values} from generate_series(1, ${mostOfOffer}) as each`,
    [offer, id],
  )
  const hold = (trx: typeof db) => lockOffer(trx, offer)
  const file = { name: 'Policy.pdf', kind: 'pdf', bytes: pdf('added') } as const
  await keepDocument(services, hold, file, { kind: 'policy', source: 'desk', actor: 'person:1' })
  expect((await list()).filter(({ source }) => source === 'desk')).toHaveLength(1)
  const more = { kind: 'policy', source: 'insurer', carrierId: 'more', actor: 'insurer:hartford' } as const
  await expect(keepDocument(services, hold, file, more)).rejects.toThrow(String(mostOfOffer))
})

test('a committed document keeps its bytes when the reply is lost (O10)', async () => {
  const { id, rosa, offer, list } = await offerAt()
  const losing = new Proxy(db, {
    get(target, name) {
      const own = Reflect.get(target, name)
      if (name !== 'transaction') return typeof own === 'function' ? own.bind(target) : own
      const execute = async (work: Parameters<ReturnType<typeof db.transaction>['execute']>[0]) => {
        await target.transaction().execute(work)
        throw new Error('The connection was lost')
      }
      return () => ({ execute })
    },
  })
  const file = { name: 'Policy.pdf', kind: 'pdf', bytes: pdf('lost') } as const
  const keeping = keepDocument({ ...services, db: losing }, (trx) => lockOffer(trx, offer), file, {
    ...{ kind: 'policy', source: 'desk', actor: 'person:1' },
  })
  await expect(keeping).rejects.toThrow('lost')
  const [policy] = await list()
  expect((await bytesOf(rosa, `quote/${id}/offer_documents/${policy?.id}`)).rawPayload).toEqual(pdf('lost'))
})

test('a letter and a binder arrive by themselves, and the policy once it is made (O10)', async () => {
  const stop = await app.work()
  const { rosa, id, uuid } = await submitted()
  const offer = await vi.waitFor(async () => {
    const { offers } = (await rosa.get(`quote/uuid/${uuid}`)).body.data
    const own: OfferReply = offers.find(({ carrier }: OfferReply) => carrier === 'hartford')
    expect(own.state).toBe('quoted')
    return own
  }, waiting)
  await rosa.patch(`quote/${id}/chosen_offers`, { offer_uuids: [offer.uuid] })
  const path = `quote/${id}/offers/${offer.uuid}/bind`
  const mailing_address = { street: '12 Main St', city: 'Chicago', state: 'IL', zip_code: '60614' }
  await rosa.get(path)
  await rosa.patch(path, { mailing_address, payment_plan: 'annual', terrorism: 'rejected' })
  const { body } = await rosa.patch(path, { no_known_losses: true, fraud_statement: true })
  expect((await rosa.post(`${path}-request`, signedRequest(body.data))).status).toBe(200)
  const kinds = async () => {
    const { policies } = (await rosa.get(`quote/${id}/policies`)).body.data as PoliciesReply
    return policies.flatMap(({ documents }) => documents.map(({ kind }) => kind)).toSorted()
  }
  await vi.waitFor(async () => expect(await kinds()).toEqual(['binder', 'quote_letter']), waiting)
  clock.now = new Date(clock.now.getTime() + 61_000)
  await fetchDocuments(services, offer.uuid)
  expect(await kinds()).toEqual(['binder', 'policy', 'quote_letter'])
  await stop()
})
