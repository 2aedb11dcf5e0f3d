import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { largestDocument } from '@coverwright/contract/values'
import { expect, test } from 'vitest'
import { typesOf } from '../../../testing/fill-quote.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { createDiskStore } from './disk-store.ts'
import { sweepDocuments } from './sweep-documents.ts'
import { atDocuments, pathOf, uploadsTo } from './testing-uploads.ts'

const { app, db, browser, clock, folder } = await createTestApp()

const { send, ask } = uploadsTo(app)
const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}`)
const storedCount = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile()).length

test('a file is uploaded, listed, downloaded as an attachment and removed (A5, F11) (case F4)', async () => {
  const rosa = browser()
  const quote = await atDocuments(rosa)
  const uploadReply = await send(rosa, quote, pdf('a'))
  expect(uploadReply.statusCode, uploadReply.body).toBe(200)
  const after = uploadReply.json().data
  expect(after.version).toBe(quote.version + 1)
  expect(uploadReply.headers.etag).toBe(`"${after.version}"`)
  const [file] = after.directors_and_officers.documents.financials
  expect(file).toEqual({ id: expect.any(String), name: 'Bilanz 2025 – ü.pdf', size: 10, kind: 'pdf' })

  const list = (await ask(rosa, 'GET', pathOf(quote))).json().data
  expect(list).toEqual([{ ...file, document: 'financials', uploaded_at: clock.now.toISOString() }])

  const reply = await ask(rosa, 'GET', pathOf(quote, `/${file.id}`))
  expect(reply.rawPayload).toEqual(pdf('a'))
  expect(reply.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="Bilanz 2025 _ _.pdf"; filename*=UTF-8''Bilanz%202025%20%E2%80%93%20%C3%BC.pdf`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'no-store',
  })

  const before = storedCount()
  const removeReply = await ask(rosa, 'DELETE', pathOf(quote, `/${file.id}`))
  expect(removeReply.json().data.directors_and_officers.documents?.financials).toBeUndefined()
  expect(storedCount()).toBe(before - 1)
  expect((await ask(rosa, 'GET', pathOf(quote, `/${file.id}`))).statusCode).toBe(404)
  expect((await ask(rosa, 'DELETE', pathOf(quote, `/${file.id}`))).statusCode).toBe(404)
})

test('the same file sent twice, as after a lost reply, is stored once (A5)', async () => {
  const rosa = browser()
  const quote = await atDocuments(rosa)
  const before = storedCount()
  const [first, second] = await Promise.all([send(rosa, quote, pdf('b')), send(rosa, quote, pdf('b'))])
  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  expect((await ask(rosa, 'GET', pathOf(quote))).json().data).toHaveLength(1)
  expect(storedCount()).toBe(before + 1)
})

test.for([
  ['a program named as a PDF', Buffer.from('4d5a9000', 'hex'), {}, 422, 'document.kind'],
  ['nothing', Buffer.alloc(0), {}, 422, 'document.empty'],
  [
    'one byte too many',
    Buffer.concat([pdf(''), Buffer.alloc(largestDocument - 8, 0x20)]),
    {},
    413,
    'request.too_large',
  ],
  ['JSON', '{}', { type: 'application/json' }, 415, 'request.media_type'],
  ['a form', 'a=b', { type: 'multipart/form-data; boundary=x' }, 415, 'request.media_type'],
  ['what is said to be compressed', pdf('c'), { encoding: 'gzip' }, 415, 'request.media_type'],
  ['a document nobody asked for', pdf('c'), { document: 'toaster' }, 422, 'request.invalid'],
  ['a question that takes no file', pdf('c'), { document: 'timing' }, 409, 'step.closed'],
] as const)('%s is refused and nothing is kept (A5, case F1, F2)', async ([, bytes, sent, status, code]) => {
  const rosa = browser()
  const quote = await atDocuments(rosa)
  const before = storedCount()
  const reply = await send(rosa, quote, bytes, sent)
  expect([reply.statusCode, reply.json().code]).toEqual([status, code])
  expect(storedCount()).toBe(before)
  expect((await ask(rosa, 'GET', pathOf(quote))).json().data).toEqual([])
})

test('at most twenty files are accepted (A5, case F2)', async () => {
  const rosa = browser()
  const quote = await atDocuments(rosa)
  for (let count = 0; count < 20; count++) expect((await send(rosa, quote, pdf(`${count}`))).statusCode).toBe(200)
  const before = storedCount()
  const reply = await send(rosa, quote, pdf('one more'))
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'document.too_many'])
  expect(storedCount()).toBe(before)
})

test('another person’s documents are treated as absent, like their quote (A5, case B12)', async () => {
  const rosa = browser()
  const eve = browser()
  const quote = await atDocuments(rosa)
  const own = await eve.begin()
  const id = (await send(rosa, quote, pdf('d'))).json().data.directors_and_officers.documents.financials[0].id
  const before = storedCount()
  for (const person of [eve, browser()]) {
    expect((await send(person, quote, pdf('e'))).statusCode).toBe(401)
    expect((await ask(person, 'GET', pathOf(quote))).statusCode).toBe(401)
    expect((await ask(person, 'GET', pathOf(quote, `/${id}`))).statusCode).toBe(401)
    expect((await ask(person, 'DELETE', pathOf(quote, `/${id}`))).statusCode).toBe(401)
  }
  expect((await ask(eve, 'GET', pathOf(own, `/${id}`))).statusCode).toBe(404)
  expect((await ask(eve, 'DELETE', pathOf(own, `/${id}`))).statusCode).toBe(404)
  expect(storedCount()).toBe(before)
  // No part of a stranger's ten megabytes is read.
  const huge = await send(eve, quote, Buffer.alloc(largestDocument + 1))
  expect(huge.statusCode).toBe(401)
})

test('a page of another site can neither add nor remove files (A5)', async () => {
  const rosa = browser()
  const quote = await atDocuments(rosa)
  for (const method of ['PATCH', 'DELETE'] as const) {
    const reply = await app.inject({
      method,
      url: method === 'PATCH' ? pathOf(quote, '?document=financials') : pathOf(quote, `/${quote._id}`),
      cookies: Object.fromEntries(rosa.jar),
      headers: { origin: 'https://elsewhere.example', 'content-type': 'application/octet-stream' },
      payload: pdf('f'),
    })
    expect(reply.statusCode).toBe(403)
  }
})

test('no step writes documents, and the page requires them unless they come later (A5, F11)', async () => {
  const rosa = browser()
  const quote = await atDocuments(rosa)
  const forgedFiles = [{ id: 'x', name: 'x.pdf', size: 1, kind: 'pdf' }]
  const documents = { timing: 'now', financials: forgedFiles, cap_table: forgedFiles, bylaws: forgedFiles }
  const refusal = await rosa.save(quote, '/do/documentation', { directors_and_officers: { documents } })
  expect(refusal.status).toBe(422)
  expect(refusal.body.errors.map(({ field }: { field: string }) => field)).toEqual(
    ['financials', 'cap_table', 'bylaws'].map((name) => `directors_and_officers.documents.${name}`),
  )
  for (const document of ['financials', 'cap_table', 'bylaws']) await send(rosa, quote, pdf(document), { document })
  // Still based on the version before the uploads: they are merged, without a conflict.
  const saveReply = await rosa.save(quote, '/do/documentation', { directors_and_officers: { documents } })
  expect(saveReply.status, JSON.stringify(saveReply.body)).toBe(200)
  expect(saveReply.body.data.directors_and_officers.documents.financials).toHaveLength(1)
  expect(saveReply.body.data.directors_and_officers.documents.financials[0].id).not.toBe('x')
})

test('a submitted quote accepts none and loses none; once reopened, sent ones stay in the store (A5)', async () => {
  const rosa = browser()
  const quote = await atDocuments(rosa)
  const id = (await send(rosa, quote, pdf('g'))).json().data.directors_and_officers.documents.financials[0].id
  await db
    .updateTable('quotes')
    .set({ completed: true, submission_uuid: randomUUID() })
    .where('id', '=', quote._id)
    .execute()
  expect((await send(rosa, quote, pdf('h'))).json().code).toBe('quote.completed')
  expect((await ask(rosa, 'DELETE', pathOf(quote, `/${id}`))).json().code).toBe('quote.completed')
  expect((await ask(rosa, 'GET', pathOf(quote, `/${id}`))).statusCode).toBe(200)

  await rosa.patch(`quote/${quote._id}`, { command: 'reopen' }, { 'if-match': '*' })
  const before = storedCount()
  expect((await ask(rosa, 'DELETE', pathOf(quote, `/${id}`))).statusCode).toBe(200)
  expect(storedCount()).toBe(before)
  expect((await ask(rosa, 'GET', pathOf(quote, `/${id}`))).statusCode).toBe(404)
})

test('the trade’s code is with the answers of D&O, may come back, and a client cannot change it (seed 3)', async () => {
  const rosa = browser()
  const quote = await atDocuments(rosa)
  expect(quote.directors_and_officers.boost).toEqual({ naics_code: '238320' })
  const { directors_and_officers } = quote
  const documents = { ...directors_and_officers.documents, timing: 'later' }
  const changeReply = await rosa.save(quote, '/do/documentation', {
    directors_and_officers: { ...directors_and_officers, boost: { naics_code: '999999' }, documents },
  })
  const code = 'directors_and_officers.boost.naics_code'
  expect([changeReply.status, changeReply.body.errors]).toMatchObject([422, [{ field: code }]])
  const saveReply = await rosa.save(quote, '/do/documentation', {
    directors_and_officers: { ...directors_and_officers, documents },
  })
  expect(saveReply.status, JSON.stringify(saveReply.body)).toBe(200)
  expect(saveReply.body.data.directors_and_officers.boost).toEqual({ naics_code: '238320' })
})

test('removing D&O removes its documents, and undoing it restores them (A5, F19, seed 4.7)', async () => {
  const rosa = browser()
  const quote = await atDocuments(rosa)
  const { data: quoteAfter } = (await send(rosa, quote, pdf('k'))).json()
  const { id } = quoteAfter.directors_and_officers.documents.financials[0]
  const dropReply = await rosa.save(quoteAfter, '/insurance', { insurance_types: typesOf('gl') })
  expect(dropReply.body.data.directors_and_officers).toBeUndefined()
  expect((await ask(rosa, 'GET', pathOf(quote, `/${id}`))).statusCode).toBe(404)
  const { version } = dropReply.body.data
  const undone = await rosa.patch(`quote/${quote._id}`, { command: 'undo_clearing' }, { 'if-match': `"${version}"` })
  expect(undone.status, JSON.stringify(undone.body)).toBe(200)
  expect((await ask(rosa, 'GET', pathOf(quote, `/${id}`))).statusCode).toBe(200)
})

test('a day after the answers stopped naming them, documents are removed (A5)', async () => {
  const rosa = browser()
  const quote = await atDocuments(rosa)
  const { data: quoteAfter } = (await send(rosa, quote, pdf('l'))).json()
  await rosa.save(quoteAfter, '/insurance', { insurance_types: typesOf('gl') })
  const owner = browser()
  await send(owner, await atDocuments(owner), pdf('m'))
  const before = storedCount()
  const documents = createDiskStore(folder)
  await sweepDocuments({ db, documents, now: new Date(clock.now.getTime() + 86_000_000) })
  expect(storedCount()).toBe(before)
  await sweepDocuments({ db, documents, now: new Date(clock.now.getTime() + 87_000_000) })
  expect(storedCount()).toBe(before - 1)
})

test('documents that the answers no longer name are inaccessible, and removed with the next change (A5)', async () => {
  const rosa = browser()
  const quote = await atDocuments(rosa)
  const id = (await send(rosa, quote, pdf('i'))).json().data.directors_and_officers.documents.financials[0].id
  const { answers } = await db
    .selectFrom('quotes')
    .select('answers')
    .where('id', '=', quote._id)
    .executeTakeFirstOrThrow()
  const setAnswers = (changed: object) =>
    db
      .updateTable('quotes')
      .set({ answers: JSON.stringify(changed) })
      .where('id', '=', quote._id)
      .execute()
  await setAnswers({ ...answers, directors_and_officers: { funding: { vc_funding: 'Yes' } } })
  expect((await ask(rosa, 'GET', pathOf(quote))).json().data).toEqual([])
  expect((await ask(rosa, 'GET', pathOf(quote, `/${id}`))).statusCode).toBe(404)
  expect((await ask(rosa, 'DELETE', pathOf(quote, `/${id}`))).statusCode).toBe(404)

  // Undone at once, they are all there again.
  await setAnswers(answers)
  expect((await ask(rosa, 'GET', pathOf(quote, `/${id}`))).statusCode).toBe(200)

  await setAnswers({ ...answers, directors_and_officers: { funding: { vc_funding: 'Yes' } } })
  const before = storedCount()
  await send(rosa, quote, pdf('j'))
  expect(storedCount()).toBe(before)
  expect(await db.selectFrom('quote_documents').select('id').where('id', '=', id).execute()).toEqual([])
})
