import { expect, it } from 'vitest'
import { sampleSites } from '../../../testing/default-site.ts'
import { fillQuote, painter } from '../../../testing/fill-quote.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { createSites } from '../../1-foundation/site/served-site.ts'
import { deleteExpired } from './expired-rows.store.ts'
import { dumpOf } from './testing-dump.ts'

const { browser, clock, db, pool } = await createTestApp()
const later = (days: number) => new Date(clock.now.getTime() + days * 86_400_000)
const holding = (legalHold: boolean | readonly string[]) =>
  createSites(sampleSites.map((site) => ({ ...site, retention: { ...site.retention, legalHold } })))

async function linkTo(quote_id: string, email: string): Promise<void> {
  await db
    .insertInto('retrieval_links')
    .values({
      uuid: crypto.randomUUID(),
      quote_id,
      email,
      purpose: 'save',
      created_by: 'session:x',
      created_at: clock.now,
      expires_at: later(10),
      revoked_at: null,
    })
    .execute()
}

it('deletes expired codes, sessions, links and mail, and neither valid nor held ones (case D12)', async () => {
  const person = browser()
  await signInAs(person, 'person@shop.example')
  const [quote, heldMail] = [
    await fillQuote(person, undefined, '/business'),
    await fillQuote(browser(), undefined, '/business'),
  ]
  await linkTo(quote._id, 'linked@shop.example')
  await linkTo(heldMail._id, 'held@shop.example')
  const rows = async () =>
    await Promise.all(
      (['sign_in_codes', 'sessions', 'sign_ins', 'retrieval_links', 'mails'] as const).map(
        async (table) =>
          (
            await db
              .selectFrom(table)
              .select(({ fn }) => fn.countAll<number>().as('rows'))
              .executeTakeFirst()
          )?.rows,
      ),
    )
  await db.updateTable('mails').set({ sealed: null, sent_at: clock.now }).execute()
  const before = await rows()
  expect(before).toEqual([1, 2, 1, 2, 1])
  await deleteExpired(db, holding(false), later(0.5))
  expect(await rows()).toEqual(before)
  await deleteExpired(db, holding([heldMail.uuid]), later(41))
  expect(await rows()).toEqual([0, 0, 0, 1, 1])
  expect(await dumpOf(pool)).not.toContain('linked@shop.example')
  await deleteExpired(db, holding(true), later(366))
  expect(await rows()).toEqual([0, 0, 0, 1, 0])
  await deleteExpired(db, holding(false), later(366))
  expect(await rows()).toEqual([0, 0, 0, 0, 0])
})

it('erases registered people who never signed in, but none who did or who own an application (case D12)', async () => {
  const stranger = browser()
  await stranger.begin()
  const register = async (email: string) =>
    expect((await stranger.post('v1/users.json', { user: { email, first_name: 'Someone' } })).status).toBe(201)
  await register('never@shop.example')
  await register('came@shop.example')
  await signInAs(browser(), 'came@shop.example')
  const applicant = browser()
  const { _id } = await fillQuote(applicant, { ...painter, contact_email: 'sent@shop.example' })
  const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
  expect((await applicant.patch(`quote/${_id}/finish_form`, { attestation })).status).toBe(200)
  const agent = browser()
  await signInAs(agent, 'agent@quarry-street.example')
  await agent.begin()
  const emails = ['agent@quarry-street.example', 'came@shop.example', 'never@shop.example', 'sent@shop.example']
  const remaining = async () => {
    const rows = await db.selectFrom('people').select('email').where('email', 'in', emails).orderBy('email').execute()
    return rows.map(({ email }) => email)
  }
  const keeping = (draftDays: readonly number[]) =>
    createSites(
      sampleSites.map((site, at) => ({
        ...site,
        retention: { ...site.retention, draftDays: draftDays[Math.min(at, draftDays.length - 1)] ?? 30 },
      })),
    )
  await deleteExpired(db, keeping([90]), later(89))
  expect(await remaining()).toEqual(emails)
  // Nobody knows for which site they were registered, so the one that keeps longest counts.
  await deleteExpired(db, keeping([120, 30]), later(91))
  expect(await remaining()).toEqual(emails)
  await deleteExpired(db, keeping([90]), later(91))
  expect(await remaining()).toEqual(emails.filter((email) => !email.startsWith('never')))
  expect(await dumpOf(pool)).not.toContain('never@shop.example')
})
