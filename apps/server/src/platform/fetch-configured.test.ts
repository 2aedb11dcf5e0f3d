import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fetchConfigured } from './fetch-configured.ts'

const hits: string[] = []
const server = createServer(({ url = '' }, reply) => {
  hits.push(url)
  if (url === '/hit') reply.end('secret')
  else reply.writeHead(302, { location: '/hit' }).end()
})
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve)
})
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => server.close())

const signal = AbortSignal.timeout(20_000)

test('a redirect is never followed (case F7)', async () => {
  await expect(fetchConfigured(`${base}/away`, { signal })).rejects.toThrow()
  expect((await fetchConfigured(`${base}/away`, { signal, redirect: 'manual' })).status).toBe(302)
  expect(hits).toEqual(['/away', '/away'])
})

test.for(['file:///etc/passwd', 'data:text/plain,a', 'blob:x', 'ftp://127.0.0.1/', '//127.0.0.1/'])(
  '%s is not fetched (case F7)',
  (address) => {
    expect(() => fetchConfigured(address, { signal })).toThrow()
  },
)

/** Modules that open connections, and where to. Mail and sign-in at a provider use their libraries. */
const ways: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?<![.\w])fetch\(/, ['platform/fetch-configured.ts']],
  [
    /'node:(https|http2|tls|dgram|dns|dns\/promises)'/,
    ['post-elsewhere.ts', 'public-network.ts', 'read-page.ts'].map((name) => `platform/outbound/${name}`),
  ],
  [/\b(connect|createConnection)\b[^}]*\} from 'node:net'/, ['features/3-quoting/uploads/virus-scanner.ts']],
  [/\bundici\b|\bXMLHttpRequest\b|\bWebSocket\b|\bEventSource\b/, []],
]

test('no other file of the server opens connections (case F7)', () => {
  const root = path.resolve(import.meta.dirname, '..')
  const files = globSync('**/*.ts', { cwd: root, exclude: ['**/*.test.ts', '**/testing*/**', '**/testing-*'] })
  expect(files.length).toBeGreaterThan(300)
  const others = files.flatMap((file) => {
    const code = readFileSync(path.join(root, file), 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '')
    return ways.flatMap(([way, allowed]) => (way.test(code) && !allowed.includes(file) ? [`${file} ${way}`] : []))
  })
  expect(others).toEqual([])
})
