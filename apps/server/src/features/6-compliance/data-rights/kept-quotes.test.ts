import { beforeAll, expect, it } from 'vitest'
import type { Browser } from '../../../testing/browser.ts'
import { sampleSites } from '../../../testing/default-site.ts'
import { fillQuote, painter } from '../../../testing/fill-quote.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { createSites } from '../../1-foundation/site/served-site.ts'
import { splitByRetention } from './retained-quotes.ts'
import { dumpOf } from './testing-dump.ts'

const { browser, clock, db, pool } = await createTestApp()

const email = 'kept@shop.example'
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
let person: Browser
// biome-ignore lint/suspicious/noExplicitAny: quotes as they came over the wire
let submittedQuote: any, draft: any

beforeAll(async () => {
  person = browser()
  await signInAs(person, email)
  submittedQuote = await fillQuote(person, { ...painter, contact_email: email })
  await person.patch(`quote/${submittedQuote._id}/finish_form`, { attestation })
  draft = await fillQuote(person, { ...painter, contact_email: email }, '/insurance')
})

const sortQuotes = async (legalHold: boolean | readonly string[], site = 'default') => {
  const sites = createSites(
    sampleSites.map((each) => (each.id === site ? { ...each, retention: { ...each.retention, legalHold } } : each)),
  )
  const rows = await db.selectFrom('quotes').selectAll().orderBy('created_at').orderBy('completed', 'desc').execute()
  const { erasable, kept, holdsAccount } = await splitByRetention(db, rows, { sites, now: clock.now })
  return { erasable: erasable.map(({ id }) => id), kept, holdsAccount }
}

it('keeps what is under a legal hold, drafts too, and the account with it (case D12)', async () => {
  const hold = expect.stringContaining('legal hold')
  expect(await sortQuotes([draft.uuid])).toMatchObject({
    erasable: [],
    kept: [
      { uuid: submittedQuote.uuid, until: '2033-11-20' },
      { uuid: draft.uuid, reason: hold },
    ],
    holdsAccount: true,
  })
  const { erasable, kept } = await sortQuotes(true)
  expect(erasable).toEqual([])
  expect(kept).toEqual([
    { uuid: submittedQuote.uuid, reason: hold },
    { uuid: draft.uuid, reason: hold },
  ])
  expect((await sortQuotes(true, 'for-agents')).erasable).toEqual([draft._id])
})

it('keeps what was submitted for its years and the account with it, and erases the rest (case D12)', async () => {
  const { body } = await person.post('account/erasure', { email })
  expect(body.data).toMatchObject({
    erased: 1,
    kept: [{ uuid: submittedQuote.uuid, until: '2033-11-20' }],
    account_closed: false,
  })
  expect(body.data.kept[0].reason).toContain('You submitted this application.')
  const { applications } = (await person.get('account')).body.data
  expect(applications.map(({ id }: { id: string }) => id)).toEqual([submittedQuote._id])
  expect((await person.get(`quote/${draft._id}`)).status).toBe(404)
  const rows = await db.selectFrom('access_events').select('detail').where('kind', '=', 'erasure_held').execute()
  expect(rows).toEqual([{ detail: { erased: 1, kept: 1 } }])
})

it('erases what was submitted too, once its years are over (case D12)', async () => {
  clock.now = new Date('2033-11-20T17:00:00Z')
  const later = browser()
  await signInAs(later, email)
  expect((await later.post('account/erasure', { email })).body.data).toMatchObject({ erased: 0, account_closed: false })
  clock.now = new Date('2033-11-20T18:00:00Z')
  expect((await later.post('account/erasure', { email })).body.data).toEqual({
    erased: 1,
    kept: [],
    account_closed: true,
  })
  const dump = await dumpOf(pool)
  expect(dump).not.toContain(email)
  expect(dump).not.toContain('Blue Door Painting')
})
