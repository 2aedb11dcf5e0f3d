import { beforeEach, expect, it } from 'vitest'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { sendDigest } from '../../1-foundation/mails/digest.job.ts'
import { choicesOf } from '../../1-foundation/mails/mail-choices.store.ts'
import { recipientKey } from '../../1-foundation/mails/recipient-key.ts'

const { app, db, pool, clock, services, browser, mailsTo } = await createTestApp()
const site = 'default'
const to = 'rosa@shop.example'
const start = clock.now
const about = { site, to, link: 'https://x.example/1', company: 'Bright Brush Painting', count: 4 }

beforeEach(async () => {
  clock.now = start
  for (const table of ['mails', 'held_mails', 'mail_choices'] as const) await db.deleteFrom(table).execute()
})

const ready = () => services.notify(db, 'applicant', { ...about, kind: 'prices_ready', isToStaff: false })
const token = async (): Promise<string> =>
  (await db.selectFrom('mail_choices').select('token').executeTakeFirstOrThrow()).token
const digest = () => sendDigest(services, { site, recipient: recipientKey(services.encryptor, to) })
const oneClick = (address: string, body = 'List-Unsubscribe=One-Click', type = 'application/x-www-form-urlencoded') =>
  app.inject({ method: 'POST', url: new URL(address).pathname, headers: { 'content-type': type }, payload: body })

it('an optional mail can be unsubscribed from with one press, without signing in (R1)', async () => {
  await ready()
  const [mail] = await mailsTo(to)
  const { page, unsubscribe } = mail?.choices ?? { page: '', unsubscribe: '' }
  expect(new URL(page).pathname).toBe(`/my-mail/${await token()}`)
  expect((await oneClick(unsubscribe, 'nothing')).statusCode).toBe(422)
  const shownPage = await app.inject({ url: new URL(unsubscribe).pathname })
  expect([shownPage.statusCode, shownPage.headers.location]).toEqual([303, page])
  const form = '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--'
  for (const [body, type] of [
    [undefined, undefined],
    [form, 'multipart/form-data; boundary=x'],
  ] as const)
    expect((await oneClick(unsubscribe, body, type)).statusCode).toBe(204)
  await ready()
  expect(await mailsTo(to)).toHaveLength(1)
  // What the insurance needs still comes.
  const notice = { ...about, kind: 'insurer_asks', insurer: 'Keystone', insurers: 1 } as const
  await services.notify(db, 'applicant', notice)
  const [, requiredMail] = await mailsTo(to)
  expect([requiredMail?.kind, requiredMail?.choices]).toEqual(['insurer_asks', undefined])
})

it('one daily digest has everything that waited, once, in the morning of the site (R1)', async () => {
  await ready()
  const address = `/api/my-mail/${await token()}`
  await app.inject({ method: 'PATCH', url: address, payload: { topic: 'offers', timing: 'daily' } })
  await ready()
  clock.now = new Date(start.getTime() + 60_000)
  await ready()
  expect(await mailsTo(to)).toHaveLength(1)
  const { due_at } = await db.selectFrom('held_mails').select('due_at').executeTakeFirstOrThrow()
  expect(due_at.toISOString()).toMatch(/T14:00:00/)
  await pool.query('delete from graphile_worker._private_jobs')
  await digest()
  expect(await mailsTo(to)).toHaveLength(1)
  // Not at once, even if the clock of the database is ahead.
  const { rows } = await pool.query(
    "select run_at > now() as waits from graphile_worker.jobs where key like 'digest:%'",
  )
  expect(rows).toEqual([{ waits: true }])
  clock.now = due_at
  await digest()
  await digest()
  const mails = await mailsTo(to)
  expect(mails.map(({ kind }) => kind)).toEqual(['prices_ready', 'digest'])
  const last = mails.at(-1)
  expect(last?.kind === 'digest' && last.items.map(({ title }) => title)).toEqual([
    'Your 4 prices are ready',
    'Your 4 prices are ready',
  ])
  const heldMails = await db.selectFrom('held_mails').select(['kind', 'sealed', 'sent_in']).execute()
  expect(heldMails).toEqual([1, 2].map(() => ({ kind: 'prices_ready', sealed: null, sent_in: last?.id })))
})

it('the link of a mail shows and changes its reader’s choices, and reveals no address (R1, S1)', async () => {
  await ready()
  const address = `/api/my-mail/${await token()}`
  const choices = (await app.inject({ url: address })).json().data
  expect(choices.email).toBe('r•••@shop.example')
  expect(choices.topics.map(({ topic }: { topic: string }) => topic)).toEqual(['reminders', 'offers'])
  const choose = (body: object) => app.inject({ method: 'PATCH', url: address, payload: body })
  expect((await choose({ topic: 'binding', timing: 'off' })).statusCode).toBe(422)
  const changeReply = (await choose({ topic: 'reminders', timing: 'off' })).json().data
  expect(changeReply.topics[0]).toMatchObject({ topic: 'reminders', timing: 'off' })
  expect((await app.inject({ url: '/api/my-mail/0b6c7f3e-1111-4222-8333-444455556666' })).statusCode).toBe(404)
})

it('signed-in users choose for their own address, and the export includes it (R1)', async () => {
  const rosa = browser()
  expect((await rosa.get('my-mail')).status).toBe(401)
  await signInAs(rosa, to)
  const { body } = await rosa.patch('my-mail', { topic: 'offers', timing: 'off' })
  expect(body.data).toMatchObject({ email: to })
  await ready()
  expect((await mailsTo(to)).map(({ kind }) => kind)).toEqual(['sign_in_code'])
  const { body: exportFile } = await rosa.get('account/export')
  expect(exportFile.mail_you_want).toMatchObject([{ site, choices: { offers: 'off' } }])
})

it('waiting mails of a topic are not sent once it is off, and an unreadable one delays none (R1)', async () => {
  await ready()
  const address = `/api/my-mail/${await token()}`
  const choose = (timing: string) => app.inject({ method: 'PATCH', url: address, payload: { topic: 'offers', timing } })
  await choose('daily')
  await ready()
  await choose('off')
  expect(await db.selectFrom('held_mails').select('id').execute()).toEqual([])
  await choose('daily')
  await ready()
  const { id, due_at } = await db.selectFrom('held_mails').select(['id', 'due_at']).executeTakeFirstOrThrow()
  await db.updateTable('held_mails').set({ sealed: 'broken' }).where('id', '=', id).execute()
  await ready()
  clock.now = due_at
  await digest()
  const mails = await mailsTo(to)
  expect(mails.map((mail) => [mail.kind, mail.kind === 'digest' && mail.items.length])).toEqual([
    ['prices_ready', false],
    ['digest', 1],
  ])
})

it('the mailbox of an agency chooses like its people do (R1)', async () => {
  const agency = services.staff.agency('quarry-street')?.email ?? ''
  const { token: own } = await choicesOf(db, { site, email: agency }, clock.now)
  const { topics } = (await app.inject({ url: `/api/my-mail/${own}` })).json().data
  expect(topics.map(({ topic }: { topic: string }) => topic)).toEqual(
    expect.arrayContaining(['applications', 'offers', 'policies', 'tasks']),
  )
})

it('a link that is mailed again works for another year (R1)', async () => {
  await ready()
  clock.now = new Date(start.getTime() + 31 * 86_400_000)
  await ready()
  const { created_at } = await db.selectFrom('mail_choices').select('created_at').executeTakeFirstOrThrow()
  expect(created_at).toEqual(clock.now)
})
