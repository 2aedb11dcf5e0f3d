import { expect, it } from 'vitest'
import { fillQuote } from '../../testing/fill-quote.ts'
import { signInAs } from '../../testing/sign-in.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { readSites } from '../site/read-sites.ts'
import { createSites } from '../site/served-site.ts'
import { sweepEnded } from './sweep-ended.ts'
import { dumpOf } from './testing-dump.ts'

const { browser, clock, db, pool } = await createTestApp()
const later = (days: number) => new Date(clock.now.getTime() + days * 86_400_000)
const holding = (legalHold: boolean | readonly string[]) =>
  createSites(readSites().map((site) => ({ ...site, retention: { ...site.retention, legalHold } })))

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

it('takes out codes, sessions, links and mail that are over, and neither what counts nor what is held (case D12)', async () => {
  const person = browser()
  await signInAs(person, 'person@shop.example')
  const [quote, held] = [
    await fillQuote(person, undefined, '/business'),
    await fillQuote(browser(), undefined, '/business'),
  ]
  await linkTo(quote._id, 'linked@shop.example')
  await linkTo(held._id, 'held@shop.example')
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
  const whole = await rows()
  expect(whole).toEqual([1, 2, 1, 2, 1])
  await sweepEnded(db, holding(false), later(0.5))
  expect(await rows()).toEqual(whole)
  await sweepEnded(db, holding([held.uuid]), later(41))
  expect(await rows()).toEqual([0, 0, 0, 1, 1])
  expect(await dumpOf(pool)).not.toContain('linked@shop.example')
  await sweepEnded(db, holding(true), later(366))
  expect(await rows()).toEqual([0, 0, 0, 1, 0])
  await sweepEnded(db, holding(false), later(366))
  expect(await rows()).toEqual([0, 0, 0, 0, 0])
})
