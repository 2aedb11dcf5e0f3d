import { randomBytes } from 'node:crypto'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { createEncryptor } from '../../../platform/encryption/encryptor.ts'
import { createJobs } from '../../../platform/jobs/jobs.ts'
import { createLog } from '../../../platform/log/log.ts'
import { createMailer } from '../../../platform/mail/mailer.ts'
import { startMailServer } from '../../../platform/testing/mail-server.ts'
import { createTestDatabase } from '../../../platform/testing/test-database.ts'
import { sampleSites } from '../../../testing/default-site.ts'
import { createSites } from '../site/served-site.ts'
import { createLinksToChoices } from './links-to-choices.ts'
import type { MailRequest } from './mail.ts'
import { forgetGivenUpMails } from './mails.store.ts'
import { createNotify } from './notify.ts'
import { queueMail } from './queue-mail.ts'
import { resumeMails, sendMail, sendMailHandler } from './send-mail.job.ts'

const { db, pool } = await createTestDatabase()
const clock = { now: new Date('2026-11-21T18:00:00Z') }
const encryptor = createEncryptor(randomBytes(32))
const server = await startMailServer({
  refuse: (address) => (address === 'gone@shop.example' ? { code: 550, text: 'no gone@shop.example here' } : undefined),
})
const { received } = server
afterAll(() => server.stop())
beforeEach(async () => {
  received.length = 0
  await pool.query('truncate mails; delete from graphile_worker._private_jobs')
})

const logLines: string[] = []
const mailing = { encryptor, clock: () => clock.now }
const sites = createSites(sampleSites)
const linksToChoices = createLinksToChoices({
  pageAddress: (_site, path) => `http://localhost:3000${path}`,
  apiBase: '/api',
  clock: () => clock.now,
})
const transport = { mailer: createMailer({ url: server.url }), from: { name: '', address: 'mail@coverwright.example' } }
const sharedParts = { db, sites, notify: createNotify({ sites, linksToChoices, ...mailing }), ...mailing }
const local = { ...sharedParts, transport: undefined }
const remote = { ...sharedParts, transport }
const code: MailRequest = {
  kind: 'sign_in_code',
  to: 'rosa@shop.example',
  site: 'default',
  code: '482913',
  minutes: 10,
}
const first = { attempt: 1, signal: undefined }

async function queueSample(mail: MailRequest = code): Promise<string> {
  await queueMail(db, mailing, mail)
  const { id } = await db.selectFrom('mails').select('id').orderBy('created_at', 'desc').executeTakeFirstOrThrow()
  return id
}

const stateOf = async (id: string) => {
  const row = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { sent: row.sent_at !== null, kept: row.sealed !== null }
}

const jobsWaiting = async (): Promise<number> =>
  (await pool.query("select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'send_mail'"))
    .rows[0].jobs

async function work(dependencies: typeof local | typeof remote) {
  const log = createLog('info', { write: (line) => void logLines.push(line) })
  return await createJobs({ pool, log, handlers: [sendMailHandler(dependencies)] })
}

it('a queued mail is sent by SMTP once, and its text is erased (R1)', async () => {
  const id = await queueSample()
  const jobs = await work(remote)
  await vi.waitFor(async () => expect(await stateOf(id)).toEqual({ sent: true, kept: false }), { timeout: 60_000 })
  await jobs.stop()
  expect(received).toHaveLength(1)
  const [{ recipients, mail } = received[0] ?? expect.unreachable()] = received
  expect(recipients).toEqual(['rosa@shop.example'])
  expect(mail.from).toEqual({ name: 'Coverwright', address: 'mail@coverwright.example' })
  expect(mail.subject).toBe('Sign in to Coverwright')
  expect(mail.text).toContain('482913')
  expect(mail.html).toContain('482913')
  await sendMail(remote, id, first)
  expect(received).toHaveLength(1)
})

it('two jobs for a mail send it once (R1)', async () => {
  const id = await queueSample()
  await Promise.allSettled([sendMail(remote, id, first), sendMail(remote, id, first), sendMail(remote, id, first)])
  expect(received).toHaveLength(1)
  expect(await stateOf(id)).toEqual({ sent: true, kept: false })
})

it('a mail that rolled back is not sent', async () => {
  const failing = db.transaction().execute(async (trx) => {
    await queueMail(trx, mailing, code)
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect(await jobsWaiting()).toBe(0)
})

it('a mail waits for a mail server that is down, and the log names nobody (R1, S9)', async () => {
  const down = await startMailServer()
  await down.stop()
  logLines.length = 0
  const id = await queueSample()
  const mailer = createMailer({ url: down.url })
  const jobs = await work({ ...sharedParts, transport: { ...transport, mailer } })
  await vi.waitFor(() => expect(logLines.join()).toContain('The mail was not taken'), { timeout: 5000 })
  expect(await stateOf(id)).toEqual({ sent: false, kept: true })
  const up = await startMailServer({ port: down.port })
  // The queue's first pause is a few seconds.
  await vi.waitFor(async () => expect(await stateOf(id)).toEqual({ sent: true, kept: false }), { timeout: 60_000 })
  await jobs.stop()
  await up.stop()
  expect(up.received).toHaveLength(1)
  const { rows } = await pool.query('select last_error from graphile_worker.jobs')
  expect(logLines.join() + JSON.stringify(rows)).not.toMatch(/rosa|shop\.example|482913/)
})

it('a nonexistent address is tried once, and no name stays behind (S9)', async () => {
  const id = await queueSample({ ...code, to: 'gone@shop.example' })
  logLines.length = 0
  const jobs = await work(remote)
  await vi.waitFor(async () => expect(await stateOf(id)).toEqual({ sent: false, kept: false }), { timeout: 60_000 })
  await jobs.stop()
  expect(logLines.join()).not.toMatch(/gone|shop\.example|failed/)
  expect(await jobsWaiting()).toBe(0)
})

it('a permanently rejected mail is reported to the configured address, and a rejected report is not (R1)', async () => {
  const reporting = { ...remote, transport: { ...transport, failuresTo: 'gone@shop.example' } }
  const id = await queueSample({ ...code, to: 'gone@shop.example' })
  await sendMail(reporting, id, first)
  const { id: report } = await db
    .selectFrom('mails')
    .select('id')
    .where('kind', '=', 'undelivered_mail')
    .executeTakeFirstOrThrow()
  await sendMail(reporting, report, first)
  expect(await stateOf(report)).toEqual({ sent: false, kept: false })
  expect(await db.selectFrom('mails').select('id').execute()).toHaveLength(2)
})

it('gives up after twelve tries, and keeps the text for an operator who sends it again (R1, O11)', async () => {
  const id = await queueSample()
  const brokenMailer = {
    ...remote,
    transport: { ...transport, mailer: { send: () => Promise.reject(new Error('down')) } },
  }
  await expect(sendMail(brokenMailer, id, { ...first, attempt: 11 })).rejects.toThrow('down')
  expect(await stateOf(id)).toEqual({ sent: false, kept: true })
  await sendMail(brokenMailer, id, { ...first, attempt: 12 })
  expect(await stateOf(id)).toEqual({ sent: false, kept: true })
  await resumeMails(db)
  await sendMail(remote, id, first)
  expect(received).toEqual([])
  await forgetGivenUpMails(db, new Date(clock.now.getTime() + 1))
  expect(await stateOf(id)).toEqual({ sent: false, kept: false })
})

it('an expired code is not sent (R1)', async () => {
  const id = await queueSample()
  await sendMail({ ...remote, clock: () => new Date(clock.now.getTime() + 10 * 60_000) }, id, first)
  expect(received).toEqual([])
  expect(await stateOf(id)).toEqual({ sent: false, kept: false })
})

it('a local start keeps mails, and no mail server gets them later (R1)', async () => {
  const id = await queueSample()
  await sendMail(local, id, first)
  expect(await stateOf(id)).toEqual({ sent: true, kept: true })
  await resumeMails(db)
  await sendMail(remote, id, first)
  expect(received).toEqual([])
})

it('a mail whose job was lost is queued again at the next start, once (R1)', async () => {
  const id = await queueSample()
  await pool.query('delete from graphile_worker._private_jobs')
  await resumeMails(db)
  await resumeMails(db)
  expect(await jobsWaiting()).toBe(1)
  await sendMail(remote, id, first)
  await pool.query('delete from graphile_worker._private_jobs')
  await resumeMails(db)
  expect(await jobsWaiting()).toBe(0)
})
