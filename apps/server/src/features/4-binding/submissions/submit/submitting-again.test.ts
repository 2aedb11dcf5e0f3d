import { expect, test } from 'vitest'
import type { Browser } from '../../../../testing/browser.ts'
import { fillQuote } from '../../../../testing/fill-quote.ts'
import { createTestApp } from '../../../../testing/test-app.ts'

const { browser, pool } = await createTestApp()
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }

const finish = (visitor: Browser, { _id }: { _id: string }) =>
  visitor.patch(`quote/${_id}/finish_form`, { attestation })

test('a hundred submissions at once are one (R8, case D1)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa)
  const replies = await Promise.all(Array.from({ length: 100 }, () => finish(rosa, quote)))
  expect(new Set(replies.map(({ status, body }) => `${status} ${body.data?.submission_uuid}`)).size).toBe(1)
  const { rows } = await pool.query(
    `select (select count(*)::int from submissions where quote_id = $1) submissions,
      (select count(*)::int from graphile_worker._private_jobs) jobs,
      (select count(*)::int from retrieval_links where quote_id = $1) links`,
    [quote._id],
  )
  // Two insurers to ask, one mail to the applicant, and one notice to the host.
  expect(rows).toEqual([{ submissions: 1, jobs: 4, links: 1 }])
})

const submitWithKey = (visitor: Browser, { _id }: { _id: string }, key: string, body: object = { attestation }) =>
  visitor.patch(`quote/${_id}/finish_form`, body, { 'idempotency-key': key })

const submissionsOf = async ({ _id }: { _id: string }): Promise<number> =>
  (await pool.query('select count(*)::int n from submissions where quote_id = $1', [_id])).rows[0].n

test('twenty submissions at once under one key are one and answered alike (A3, case D1)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa)
  const key = crypto.randomUUID()
  const replies = await Promise.all(Array.from({ length: 20 }, () => submitWithKey(rosa, quote, key)))
  expect(new Set(replies.map(({ status, body }) => `${status} ${JSON.stringify(body.data)}`)).size).toBe(1)
  expect(replies[0]?.status).toBe(200)
  expect(await submissionsOf(quote)).toBe(1)
})

test('a key that was used with other attested texts is refused (A3, case D2)', async () => {
  const { rosa, quote } = await submittedUnder('first-key-of-this-test')
  const other = { attestation: { accepted: true, text_keys: ['page.attestation.other'] } }
  const reply = await submitWithKey(rosa, quote, 'first-key-of-this-test', other)
  expect([reply.status, reply.body.code]).toEqual([422, 'idempotency.other_request'])
  expect(await submissionsOf(quote)).toBe(1)
})

test('submitted again under another key it is the same submission (A3, case D3)', async () => {
  const { rosa, quote } = await submittedUnder('first-key-of-this-test')
  const reply = await submitWithKey(rosa, quote, 'other-key-of-this-test')
  expect([reply.status, reply.body.data.submission_uuid]).toEqual([200, quote.submission_uuid])
  expect(await submissionsOf(quote)).toBe(1)
})

test('a repetition that arrives after the quote was reopened submits nothing (R8, case D1)', async () => {
  const { rosa, quote } = await submittedUnder('first-key-of-this-test')
  await rosa.patch(`quote/${quote._id}`, { command: 'reopen' }, { 'if-match': '*' })
  const late = await submitWithKey(rosa, quote, 'first-key-of-this-test')
  expect([late.status, late.body.data.completed, await submissionsOf(quote)]).toEqual([200, false, 1])
  const anew = await submitWithKey(rosa, quote, 'other-key-of-this-test')
  expect([anew.body.data.completed, await submissionsOf(quote)]).toEqual([true, 2])
})

async function submittedUnder(key: string) {
  const rosa = browser()
  const quote = await fillQuote(rosa)
  const reply = await submitWithKey(rosa, quote, key)
  expect(reply.status).toBe(200)
  return { rosa, quote: reply.body.data }
}

test('submitting another tab’s changes is refused first (A3)', async () => {
  const rosa = browser()
  const quote = await fillQuote(rosa)
  const reply = await rosa.patch(`quote/${quote._id}/finish_form`, { attestation }, { 'if-match': '"1"' })
  expect([reply.status, reply.body.code]).toEqual([409, 'quote.changed'])
})
