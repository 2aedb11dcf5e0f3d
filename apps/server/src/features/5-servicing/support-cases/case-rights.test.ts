import { expect, it, vi } from 'vitest'
import { sampleSites } from '../../../testing/default-site.ts'
import { fillQuote, painter } from '../../../testing/fill-quote.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { createSites } from '../../1-foundation/site/served-site.ts'
import { applyRetention } from '../../6-compliance/data-rights/apply-retention.job.ts'
import { dumpOf } from '../../6-compliance/data-rights/testing-dump.ts'

const { browser, clock, db, pool, work } = await createTestApp()

const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
const cases = async () => (await db.selectFrom('support_cases').selectAll().orderBy('created_at').execute()).length

const write = (visitor: ReturnType<typeof browser>, more: object) =>
  visitor.post('web-to-case', { subject: 'Other questions', description: 'Hello.', ...more })

async function settle(): Promise<void> {
  const stop = await work()
  await vi.waitFor(
    async () => {
      const waiting = await db.selectFrom('support_cases').select('uuid').where('state', '=', 'waiting').execute()
      expect(waiting).toEqual([])
    },
    { timeout: 60_000 },
  )
  await stop()
}

it('the export includes a person’s messages, signed in or not (C6)', async () => {
  const email = 'ines@larch.example'
  const ines = browser()
  await write(browser(), { description: 'Before I signed in', email })
  await write(browser(), { description: 'Of somebody else', email: 'other@larch.example' })
  await signInAs(ines, email)
  await write(ines, { description: 'After I signed in' })
  const { messages_to_support } = (await ines.get('account/export')).body
  expect(messages_to_support).toMatchObject([
    { description: 'Before I signed in', email, subject: 'Other questions' },
    { description: 'After I signed in' },
  ])
  expect(messages_to_support).toHaveLength(2)
})

it('erasing a person erases their messages, the mails about them and the jobs that forward them (C6)', async () => {
  const email = 'piet@alder.example'
  const piet = browser()
  await write(browser(), { description: 'Mailed on', email })
  await settle()
  expect(await db.selectFrom('mails').select('id').where('kind', '=', 'support_case').execute()).not.toEqual([])
  await signInAs(piet, email)
  const quote = await fillQuote(piet, { ...painter, contact_email: email }, '/insurance')
  await write(piet, { quote_id: quote._id, email: 'desk@alder.example' })
  const before = await cases()
  const mails = (await db.selectFrom('mails').select('id').where('kind', '=', 'support_case').execute()).length
  expect((await piet.post('account/erasure', { email })).body.data.account_closed).toBe(true)
  expect(await cases()).toBe(before - 2)
  expect(await db.selectFrom('mails').select('id').where('kind', '=', 'support_case').execute()).toHaveLength(mails - 1)
  const { rows } = await pool.query(
    "select 1 from graphile_worker.jobs where task_identifier = 'support-cases.forward' and attempts = 0",
  )
  expect(rows).toEqual([])
  expect(await dumpOf(pool)).not.toContain('alder.example')
})

it('a message about a retained application stays with it (C6)', async () => {
  const email = 'rosa@bluedoor.example'
  const rosa = browser()
  const quote = await fillQuote(rosa)
  await rosa.patch(`quote/${quote._id}/finish_form`, { attestation })
  await signInAs(rosa, email)
  await write(rosa, { quote_id: quote._id, description: 'About what I sent' })
  await write(rosa, { description: 'About nothing kept' })
  expect((await rosa.post('account/erasure', { email })).body.data).toMatchObject({ account_closed: false })
  const { messages_to_support } = (await rosa.get('account/export')).body
  expect(messages_to_support.map(({ description }: { description: string }) => description)).toEqual([
    'About what I sent',
  ])
})

it('messages about no application are kept as long as drafts (C6)', async () => {
  await write(browser(), { description: 'Long ago' })
  const before = await cases()
  const sites = createSites(sampleSites)
  const later = (days: number) => ({ db, sites, now: new Date(clock.now.getTime() + days * 86_400_000) })
  await applyRetention(later(364))
  expect(await cases()).toBe(before)
  await applyRetention(later(366))
  const rows = await db.selectFrom('support_cases').select('quote_id').execute()
  expect(rows.filter(({ quote_id }) => quote_id === null)).toEqual([])
})
