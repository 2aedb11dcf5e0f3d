import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '../../../../../../scripts/free-port.ts'
import { clothingStore } from '../../../commands/carrier/examples.ts'
import { runCommand } from '../../../commands/cli/testing-command.ts'
import { createCarrierClient } from '../../../platform/carriers/carrier-client.ts'
import { projectFolder } from '../../../project-folder.ts'

const page = readFileSync(path.join(projectFolder, 'docs/insurers.md'), 'utf8')
const [, program = ''] = /```js\n(.*?)```/s.exec(page) ?? []
const [, configuration = ''] = /```json\n(\{\n {2}"acme".*?)```/s.exec(page) ?? []
const { token, secret }: { readonly token: string; readonly secret: string } = JSON.parse(configuration).acme

/** Replaces our server: records an insurer's events, if their signature is right. */
const lines: unknown[] = []
const events = createServer(async (event, reply) => {
  const body = Buffer.concat(await event.toArray()).toString()
  const headers = Object.fromEntries(Object.entries(event.headers).map(([name, value]) => [name, String(value)]))
  lines.push(new Webhook(secret).verify(body, headers))
  reply.writeHead(204).end()
})

let adapter: ChildProcess
let url = ''
beforeAll(async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'cw-adapter-')), 'adapter.mjs')
  writeFileSync(file, program)
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  events.listen(0, '127.0.0.1')
  await once(events, 'listening')
  const { port: eventsPort } = events.address() as AddressInfo
  adapter = spawn(process.execPath, [file], {
    env: { PORT: String(port), TOKEN: token, EVENTS: `http://127.0.0.1:${eventsPort}`, SECRET: secret },
    stdio: 'inherit',
  })
  await vi.waitFor(() => fetch(url), { timeout: 60_000 })
})
afterAll(() => {
  adapter.kill()
  events.close()
})

const request = clothingStore('gl', '2026-12-16')

const clientWith = (own: string) =>
  createCarrierClient({ baseUrl: 'http://127.0.0.1:1', addresses: { acme: { url, token: own } } })

it('the adapter of docs/insurers.md gives an offer, and repeats it for the same request (Q6)', async () => {
  const carriers = clientWith(token)
  const offer = await carriers.quote('acme', request, 'key-00001')
  expect(offer).toMatchObject({ ok: true, reply: { status: 'quoted', premium: { amount: 60_000 } } })
  expect(await carriers.quote('acme', request, 'key-00001')).toEqual(offer)
  const other = { ...request, line: 'bop' }
  const refusal = { ok: false, failure: { reason: 'refused', status: 409, code: 'idempotency.conflict' } }
  expect(await carriers.quote('acme', other, 'key-00001')).toEqual(refusal)
})

it('the adapter of docs/insurers.md asks, is answered once, decides and reports it (R8)', async () => {
  const carriers = clientWith(token)
  const large = { ...request, business: { ...request.business, fulltime_employees: 30 } }
  const reply = await carriers.quote('acme', large, 'key-00003')
  if (!reply.ok) throw new Error(reply.failure.reason)
  const { quote_id } = reply.reply
  expect(reply.reply).toMatchObject({ status: 'needs_information', questions: [{ id: 'safety' }] })
  expect(await carriers.readQuote('acme', quote_id)).toEqual(reply)
  const answers = { answers: [{ id: 'safety', answer: 'Yes' }] }
  const decision = await carriers.answerQuestions('acme', quote_id, answers, 'key-00004')
  expect(decision).toMatchObject({ ok: true, reply: { status: 'quoted', kind: 'bindable', revision: 2 } })
  expect(await carriers.answerQuestions('acme', quote_id, answers, 'key-00004')).toEqual(decision)
  expect(await carriers.readQuote('acme', quote_id)).toEqual(decision)
  await vi.waitFor(() => expect(lines).toMatchObject([{ type: 'quote.updated', data: { quote_id, revision: 2 } }]), {
    timeout: 60_000,
  })
  const failure = { reason: 'refused', status: 404, code: 'call.unknown' }
  expect(await carriers.readQuote('acme', 'Q-99')).toEqual({ ok: false, failure })
})

it('the adapter of docs/insurers.md says what it needs, and binds once per key (S8)', async () => {
  const carriers = clientWith(token)
  const offer = await carriers.quote('acme', request, 'key-00005')
  if (!offer.ok) throw new Error(offer.failure.reason)
  const { quote_id } = offer.reply
  const needs = await carriers.bindRequirements('acme', quote_id)
  expect(needs).toMatchObject({
    ok: true,
    reply: { mode: 'request', payment_plans: [{ id: 'annual', total: 60_000 }] },
  })
  const asking = { request_id: 'request-5', quote_id, version: 1, effective_date: '2028-02-29', answers: {} }
  const reply = await carriers.bind('acme', asking, 'key-00006')
  if (!reply.ok) throw new Error(reply.failure.reason)
  expect(reply.reply.status).toBe('requested')
  expect(await carriers.bind('acme', asking, 'key-00006')).toEqual(reply)
  const confirmation = { status: 'bound', effective_from: '2028-02-29', effective_to: '2029-03-01' }
  expect(await carriers.bindStatus('acme', reply.reply.bind_id)).toMatchObject({ ok: true, reply: confirmation })
})

it('it refuses a caller with another token (Q6)', async () => {
  const failure = { reason: 'refused', status: 401, code: 'token.wrong' }
  expect(await clientWith('another').quote('acme', request, 'key-00002')).toEqual({ ok: false, failure })
})

it('the adapter of docs/insurers.md keeps every rule of the carrier contract (Q6)', async () => {
  const { exitCode, json } = await runCommand(['carrier', 'test', url, '--token', token, '--json'])
  expect(json()).toMatchObject({ ok: true })
  expect(exitCode).toBe(0)
})
