import { beforeEach, expect, test } from 'vitest'
import type { Browser } from '../../../testing/browser.ts'
import { fillQuote, painter } from '../../../testing/fill-quote.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const { browser, pool, clock, handlers, mailsTo } = await createTestApp()
const day = 86_400_000
let count = 0

beforeEach(async () => {
  await pool.query('delete from graphile_worker._private_jobs')
})

const leave = (visitor: Browser, { _id }: { _id: string }) =>
  visitor.post(`quote/${_id}/abandoned`, '', { 'content-type': 'text/plain' })

// biome-ignore lint/suspicious/noExplicitAny: a quote as it came over the wire
type StartedQuote = { who: Browser; quote: any; email: string }

async function startQuote(consent: string | undefined, visitor = browser()): Promise<StartedQuote> {
  const email = `Rosa${++count}@bluedoor.example`
  const application = { ...painter, contact_email: email, ...(consent ? { follow_up_consent: consent } : {}) }
  return { who: visitor, email, quote: await fillQuote(visitor, application, '/insurance') }
}

type Waiting = { readonly payload: { readonly quote: string }; readonly run_at: Date }

async function waiting(): Promise<readonly Waiting[]> {
  const { rows } = await pool.query(
    `select jobs.payload, jobs.run_at from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id where tasks.identifier = 'links.follow-up'`,
  )
  return rows
}

/** Runs the waiting jobs about typed addresses. */
async function workOnTyped(): Promise<void> {
  const { rows } = await pool.query(
    `delete from graphile_worker._private_jobs where task_id in
      (select id from graphile_worker._private_tasks where identifier = 'links.known-address') returning payload`,
  )
  const task = handlers.find(({ name }) => name === 'links.known-address')?.task
  // @ts-expect-error as below
  for (const { payload } of rows) await task?.(payload, { job: { id: '1', attempts: 1 } })
}

/** Runs the reminders that are due by the clock, as the queue would. */
async function work(): Promise<void> {
  const due = (await waiting()).filter(({ run_at }) => run_at <= clock.now)
  const task = handlers.find(({ name }) => name === 'links.follow-up')?.task
  if (!task) throw new Error('Nobody does the reminders')
  const ids = due.map(({ payload }) => payload.quote)
  await pool.query(`delete from graphile_worker._private_jobs where payload ->> 'quote' = any($1)`, [ids])
  // @ts-expect-error the task reads of its helpers only what is here
  for (const { payload } of due) await task(payload, { job: { id: '1', attempts: 1 } })
}

async function aDayLater(): Promise<void> {
  clock.now = new Date(clock.now.getTime() + day)
  await work()
}

const kinds = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind)

test('a day after leaving, one reminder with a link is sent, once in a quote’s life (R5)', async () => {
  const { who, quote, email } = await startQuote('Yes')
  for (const _ of [1, 2, 3]) expect((await leave(who, quote)).status).toBe(204)
  expect((await waiting()).map(({ run_at }) => run_at.getTime() - clock.now.getTime())).toEqual([day])
  expect(JSON.stringify(await waiting())).not.toContain('bluedoor')
  await work()
  expect(await kinds(email)).toEqual([])
  await aDayLater()
  const [mail, ...others] = await mailsTo(email)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ kind: 'follow_up', company: painter.company_name })
  const link = mail?.kind === 'follow_up' ? mail.link : ''
  const uuid = link.replace('http://localhost/applications/', '')
  const phone = browser()
  await signInAs(phone, email)
  expect((await phone.get(`quote/uuid/${uuid}`)).body.data.quote._id).toBe(quote._id)

  await leave(who, quote)
  expect(await waiting()).toEqual([])
  await aDayLater()
  expect((await kinds(email)).filter((kind) => kind === 'follow_up')).toHaveLength(1)
})

test.each(['No', undefined])('nobody who answered %s gets a reminder (R5)', async (consent) => {
  const { who, quote, email } = await startQuote(consent)
  await leave(who, quote)
  expect(await waiting()).toEqual([])
  await aDayLater()
  expect(await kinds(email)).toEqual([])
})

test('after withdrawn consent, for a finished quote and for an erased one, no reminder is sent (R5)', async () => {
  const changedQuote = await startQuote('Yes')
  const visit = await startQuote('Yes')
  const erasedQuote = await startQuote('Yes')
  for (const { who, quote } of [changedQuote, visit, erasedQuote]) await leave(who, quote)
  expect(await waiting()).toHaveLength(3)
  await pool.query(`update quotes set answers = answers || '{"follow_up_consent":"No"}' where id = $1`, [
    changedQuote.quote._id,
  ])
  await pool.query('update quotes set completed = true where id = $1', [visit.quote._id])
  await pool.query(
    `begin; select set_config('coverwright.erasing', 'yes', true);
      delete from quote_events where quote_id = '${erasedQuote.quote._id}'; delete from quotes where id = '${erasedQuote.quote._id}'; commit`,
  )
  await aDayLater()
  expect([
    ...(await kinds(changedQuote.email)),
    ...(await kinds(visit.email)),
    ...(await kinds(erasedQuote.email)),
  ]).toEqual([])
  expect(await waiting()).toEqual([])
})

test('continuing the application postpones the reminder by a day, until it is left again (R5)', async () => {
  const { who, quote, email } = await startQuote('Yes')
  const goesOn = async (annual: number) => {
    const now = (await who.get(`quote/${quote._id}`)).body.data
    const reply = await who.save(now, '/business', { annual_revenue: annual })
    expect([reply.status, reply.body.data?.version]).toEqual([200, now.version + 1])
  }
  await leave(who, quote)
  await goesOn(430_000)
  await aDayLater()
  expect([await kinds(email), (await waiting()).length]).toEqual([[], 1])
  await goesOn(440_000)
  await aDayLater()
  expect([await kinds(email), (await waiting()).length]).toEqual([[], 0])
  await leave(who, quote)
  await aDayLater()
  expect(await kinds(email)).toEqual(['follow_up'])
})

test('when an agent leaves, nobody is reminded (R5, R6)', async () => {
  const { who, quote, email } = await startQuote('Yes')
  await signInAs(who, 'agent@quarry-street.example')
  expect((await leave(who, quote)).status).toBe(204)
  expect(await waiting()).toEqual([])
  expect(await kinds(email)).toEqual([])
})

test('reminders of an application are sent once a day, even if its address is typed in another browser (R5)', async () => {
  const { who, quote, email } = await startQuote('Yes')
  await signInAs(who, email)
  await leave(who, quote)
  await aDayLater()
  const reminders = async () => (await kinds(email)).filter((kind) => kind === 'follow_up').length
  const enterAddress = async () => {
    expect((await browser().post('email-uniqueness', { email })).status).toBe(200)
    await workOnTyped()
  }
  await enterAddress()
  expect(await reminders()).toBe(1)
  clock.now = new Date(clock.now.getTime() + day + 1)
  await enterAddress()
  expect(await reminders()).toBe(2)
})

test('a mail to the same typed address within a day replaces the reminder (R5)', async () => {
  const { who, quote, email } = await startQuote('Yes')
  await signInAs(who, email)
  await leave(who, quote)
  clock.now = new Date(clock.now.getTime() + day / 2)
  await browser().post('email-uniqueness', { email })
  await workOnTyped()
  clock.now = new Date(clock.now.getTime() + day / 2)
  await work()
  expect((await kinds(email)).filter((kind) => kind === 'follow_up')).toHaveLength(1)
})
