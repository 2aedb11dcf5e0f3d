import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { createEncryptor } from '../../../platform/encryption/encryptor.ts'
import { createJobs } from '../../../platform/jobs/jobs.ts'
import { createLog } from '../../../platform/log/log.ts'
import { createMailer } from '../../../platform/mail/mailer.ts'
import { startMailServer } from '../../../platform/testing/mail-server.ts'
import { createTestDatabase } from '../../../platform/testing/test-database.ts'
import { defaultSite } from '../../../testing/default-site.ts'
import { createLinksToChoices } from '../../1-foundation/mails/links-to-choices.ts'
import { createNotify } from '../../1-foundation/mails/notify.ts'
import { sendMail } from '../../1-foundation/mails/send-mail.job.ts'
import { createSites } from '../../1-foundation/site/served-site.ts'
import { encryptCaseDetails } from './case-details.ts'
import { forwardCase, forwardCaseHandler, queueForwarding, resumeCases } from './forward-case.job.ts'
import { startEndpoint } from './testing-endpoint.ts'

const { db, pool } = await createTestDatabase()
const endpoint = await startEndpoint()
afterAll(() => endpoint.stop())
beforeEach(async () => {
  endpoint.received.length = 0
  endpoint.answerWith((reply) => reply.writeHead(200).end('{}'))
  await pool.query('truncate support_cases; delete from graphile_worker._private_jobs')
})

const now = new Date('2026-11-21T18:00:00Z')
const encryptor = createEncryptor(randomBytes(32))
const { customerFacing: _facing, ...bare } = defaultSite
const servedAs = (more: object) => createSites([{ ...bare, ...more }])
const clock = () => now
const sharedParts = {
  db,
  encryptor,
  clock,
  notify: createNotify({
    sites: servedAs({}),
    encryptor,
    clock,
    linksToChoices: createLinksToChoices({ pageAddress: () => '', apiBase: '/api', clock }),
  }),
}
const remote = { ...sharedParts, sites: servedAs({}), webToCaseUrl: endpoint.url }
const first = { attempt: 1, signal: undefined }
const last = { attempt: 12, signal: undefined }

const account = randomUUID()
const message = { description: 'Can you add my client?', name: 'Marisol Vega', email: 'marisol@tilia.example' }

async function openCase(sealed = message): Promise<string> {
  const uuid = randomUUID()
  await db
    .insertInto('support_cases')
    .values({
      ...{
        uuid,
        site: defaultSite.id,
        subject: 'Other questions',
        sealed: encryptCaseDetails(encryptor, sealed, uuid),
      },
      ...{ sender: null, account_uuid: account, quote_id: null, state: 'waiting', attempts: 0, last_error: null },
      ...{ created_at: now, forwarded_at: null },
    })
    .execute()
  return uuid
}

const caseState = async (uuid: string) => {
  const { state, attempts, last_error, forwarded_at } = await db
    .selectFrom('support_cases')
    .selectAll()
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  return { state, attempts, last_error, forwarded: forwarded_at !== null }
}

it('forwards a message once, under the names of the trade’s case form, with a key of its own (C6)', async () => {
  const uuid = await openCase()
  expect(await forwardCase(remote, uuid, first)).toBeUndefined()
  expect(await forwardCase(remote, uuid, first)).toBeUndefined()
  expect(endpoint.received).toHaveLength(1)
  expect(endpoint.received[0]?.body).toEqual({ ...message, subject: 'Other questions', CW_AccountUUID__c: account })
  expect(endpoint.received[0]?.headers['idempotency-key']).toBe(uuid)
  expect(await caseState(uuid)).toEqual({ state: 'forwarded', attempts: 1, last_error: null, forwarded: true })
})

it('a site’s own address takes precedence over the operator’s (C6)', async () => {
  const uuid = await openCase()
  const webToCaseUrl = new URL('http://127.0.0.1:1/nobody')
  await forwardCase({ ...remote, webToCaseUrl, sites: servedAs({ webToCaseUrl: endpoint.url.href }) }, uuid, first)
  expect(await caseState(uuid)).toMatchObject({ state: 'forwarded' })
})

it.each([[503], [429]])(
  'an endpoint that answers %i is asked again until it takes the message (C6)',
  async (status) => {
    const uuid = await openCase()
    endpoint.answerWith((reply) => reply.writeHead(status).end('marisol@tilia.example is not welcome'))
    expect(await forwardCase(remote, uuid, first)).toBe(`status_${status}`)
    expect(await caseState(uuid)).toEqual({
      ...{ state: 'waiting', attempts: 1, last_error: `status_${status}`, forwarded: false },
    })
    endpoint.answerWith((reply) => reply.writeHead(201).end())
    expect(await forwardCase(remote, uuid, { ...first, attempt: 2 })).toBeUndefined()
    expect(await caseState(uuid)).toMatchObject({ state: 'forwarded', attempts: 2, last_error: null })
    const keys = endpoint.received.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual([uuid, uuid])
  },
)

it.each([[400], [302]])(
  'an endpoint that answers %i refuses for good, and the message is kept (C6)',
  async (status) => {
    const uuid = await openCase()
    endpoint.answerWith((reply) => reply.writeHead(status, { location: 'http://127.0.0.1:1/' }).end())
    expect(await forwardCase(remote, uuid, first)).toBeUndefined()
    expect(await caseState(uuid)).toMatchObject({ state: 'failed', last_error: `status_${status}` })
  },
)

it('an unreachable endpoint is given up after the last attempt, not before (C6)', async () => {
  const uuid = await openCase()
  const nobody = { ...remote, webToCaseUrl: new URL('http://127.0.0.1:1/') }
  expect(await forwardCase(nobody, uuid, { ...first, attempt: 11 })).toBe('unreachable')
  expect(await forwardCase(nobody, uuid, last)).toBeUndefined()
  expect(await caseState(uuid)).toMatchObject({ state: 'failed', last_error: 'unreachable', attempts: 2 })
})

it('without an endpoint it is mailed to support, who answers the sender (C6)', async () => {
  const uuid = await openCase()
  const sites = servedAs({ customerFacing: { supportEmail: 'help@coverwright.example' } })
  const dependencies = { ...sharedParts, sites, webToCaseUrl: undefined }
  await forwardCase(dependencies, uuid, first)
  expect(await caseState(uuid)).toMatchObject({ state: 'mailed', forwarded: true })
  const server = await startMailServer()
  const transport = {
    mailer: createMailer({ url: server.url }),
    from: { name: '', address: 'mail@coverwright.example' },
  }
  await sendMail({ ...dependencies, transport }, uuid, first)
  await server.stop()
  const [{ recipients, mail } = expect.unreachable()] = server.received
  expect(recipients).toEqual(['help@coverwright.example'])
  expect(mail.replyTo).toMatchObject([{ address: 'marisol@tilia.example' }])
  expect(mail.subject).toBe(`CS-${uuid.slice(0, 8).toUpperCase()}: Other questions`)
  expect(mail.text).toContain('Marisol Vega, marisol@tilia.example writes:\n> Can you add my client?')
})

it('without either it is kept to be read here (C6)', async () => {
  const uuid = await openCase()
  await forwardCase({ ...sharedParts, sites: servedAs({}), webToCaseUrl: undefined }, uuid, first)
  expect(await caseState(uuid)).toEqual({ state: 'kept', attempts: 1, last_error: null, forwarded: false })
})

it('what waited when a server died is resumed, and a failure in the log names nobody (C6)', async () => {
  const uuid = await openCase()
  endpoint.answerWith((reply) => reply.writeHead(503).end('marisol@tilia.example'))
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  await resumeCases(db)
  await queueForwarding(db, uuid)
  const jobs = await createJobs({ pool, log, handlers: [forwardCaseHandler(remote)] })
  await vi.waitFor(() => expect(lines.join()).toContain('job failed'), { timeout: 60_000 })
  await jobs.stop()
  expect(endpoint.received).toHaveLength(1)
  expect(lines.join()).toContain('The support case was not forwarded (status_503)')
  expect(lines.join()).not.toMatch(/marisol|tilia|add my client/i)
})
