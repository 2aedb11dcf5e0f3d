import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { webhookEvents } from '@coverwright/contract/webhooks/webhook-events'
import { afterAll, expect, it, vi } from 'vitest'
import { freePort } from '../../../../../../scripts/free-port.ts'
import { postElsewhere } from '../../../platform/outbound/post-elsewhere.ts'
import { projectFolder } from '../../../project-folder.ts'
import { newSecret, signedHeaders } from './signing.ts'

const page = readFileSync(path.join(projectFolder, 'docs/webhooks.md'), 'utf8')
const [, program = ''] = /```js\n(.*?)```/s.exec(page) ?? []

const secret = newSecret()
const port = await freePort()
// Where it finds the package.
const folder = path.join(projectFolder, 'node_modules/.cache')
mkdirSync(folder, { recursive: true })
const file = path.join(folder, `webhook-receiver-${process.pid}.mjs`)
writeFileSync(file, program)
const receiver = spawn(process.execPath, [file], {
  env: { PORT: String(port), SECRET: secret },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const lines: string[] = []
receiver.stdout.on('data', (text) => lines.push(String(text)))
afterAll(async () => {
  receiver.kill()
  await once(receiver, 'exit')
  rmSync(file)
})

const body = JSON.stringify({ type: 'endpoint.test', timestamp: new Date().toISOString(), data: { endpoint: 'crm' } })
const send = async (by: string, at = new Date()) => {
  const headers = signedHeaders({ id: 'event-1', at, body }, [by])
  const signal = AbortSignal.timeout(20_000)
  return (await postElsewhere(`http://127.0.0.1:${port}`, { headers, body, signal, toPrivateNetworks: true })).status
}

it('the receiver of docs/webhooks.md accepts an event once, and no forged or old one', async () => {
  await vi.waitFor(() => expect(send(newSecret())).resolves.toBe(401), { timeout: 30_000 })
  expect(await send(secret, new Date(Date.now() - 600_000))).toBe(401)
  expect([await send(secret), await send(secret)]).toEqual([204, 204])
  await vi.waitFor(() => expect(lines.join('')).toBe('endpoint.test {"endpoint":"crm"}\n'), { timeout: 60_000 })
})

it('docs/webhooks.md and the API document name the same types of event', () => {
  const rows = [...page.matchAll(/^\| `([a-z_.]+)` \| (.*) \|$/gm)].map(([, type, when]) => [type, when])
  expect(rows).toEqual(Object.entries(webhookEvents).map(([type, { description }]) => [type, description]))
})
