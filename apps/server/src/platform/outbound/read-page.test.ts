import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { readPage } from './read-page.ts'

const html = { 'content-type': 'text/html; charset=iso-8859-1' }
const large = Buffer.alloc(600 * 1024, 'a')

const answers: Readonly<Record<string, RequestListener>> = {
  '/': (_request, reply) => reply.writeHead(200, html).end(Buffer.from('Café', 'latin1')),
  '/moved': (_request, reply) => reply.writeHead(301, { location: '/' }).end(),
  '/circle': (_request, reply) => reply.writeHead(302, { location: '/circle' }).end(),
  '/away': (_request, reply) => reply.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/large': (_request, reply) => reply.writeHead(200, html).end(large),
  '/picture': (_request, reply) => reply.writeHead(200, { 'content-type': 'image/png' }).end('x'),
  '/gone': (_request, reply) => reply.writeHead(404, html).end('Gone'),
  '/silent': () => undefined,
  '/headers': ({ headers }, reply) => reply.writeHead(200, html).end(JSON.stringify(headers)),
}

const server: Server = createServer((request, reply) => answers[request.url ?? '']?.(request, reply))
server.listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const read = (path: string, signal = AbortSignal.timeout(30_000)) =>
  readPage(base + path, signal, { toPrivateNetworks: true })

test('reads a page in its own charset, even after a redirect', async () => {
  expect([await read('/'), await read('/moved')]).toEqual(['Café', 'Café'])
})

test.for(['/circle', '/picture', '/gone'])('%s is not a page', async (path) => {
  expect(await read(path)).toBeUndefined()
})

test('reads only the beginning of a large page', async () => {
  expect((await read('/large'))?.length).toBe(512 * 1024)
})

test('ends when nobody waits any longer', async () => {
  const patience = new AbortController()
  const reading = read('/silent', patience.signal)
  patience.abort(new Error('patience'))
  await expect(reading).rejects.toThrow()
})

test('sends no cookie, address or sign-in', async () => {
  const headers: object = JSON.parse((await read('/headers')) ?? '')
  expect(Object.keys(headers).toSorted()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent'])
})

test('a redirect to a file is refused', async () => {
  await expect(read('/away')).rejects.toThrow()
})

// The addresses behind a name are checked as the connection is made: private-addresses.test.ts.
test.for([
  base,
  'http://localhost/',
  'http://127.0.0.1/',
  'http://169.254.169.254/latest',
  'http://[::1]/',
  'http://[::ffff:7f00:1]/',
  'http://0x7f.1/',
  'http://2130706433/',
  'https://8.8.8.8:22/',
  'file:///etc/passwd',
])('%s is refused (case F7)', async (address) => {
  await expect(readPage(address, AbortSignal.timeout(30_000))).rejects.toMatchObject({
    code: expect.stringMatching(/^(private_address|not_https)$/),
  })
})
