import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { virus } from './testing-files.ts'
import { startScanner } from './testing-scanner.ts'
import { createVirusScanner } from './virus-scanner.ts'

const daemon = await startScanner()
afterAll(() => daemon.stop())
beforeEach(() => daemon.answerWith(undefined))

const scanner = createVirusScanner({ url: daemon.url, timeoutMs: 2000 })
const refusal = { statusCode: 503, code: 'document.not_scanned', retryAfterSeconds: 60 }

test('a file of several chunks is sent whole and judged (case F1)', async () => {
  const large = Buffer.alloc(1_000_003, 'x')
  expect(await scanner.isHarmful(large)).toBe(false)
  expect(daemon.received.at(-1)?.equals(large)).toBe(true)
  expect(await scanner.isHarmful(Buffer.concat([large, virus]))).toBe(true)
})

test.for([
  ['says that the file is too large for it', (socket) => socket.end('INSTREAM size limit exceeded. ERROR\0')],
  ['says nothing', (socket) => socket.end()],
  ['hangs up', (socket) => socket.destroy()],
  ['says something else', (socket) => socket.end('stream: NOT OK\0')],
  ['says without end', (socket) => socket.write('x'.repeat(1_000_000))],
] as const satisfies readonly (readonly [string, Parameters<typeof daemon.answerWith>[0]])[])(
  'a scanner that %s accepts nothing (case F1)',
  async ([, answer]) => {
    daemon.answerWith(answer)
    await expect(scanner.isHarmful(Buffer.from('a'))).rejects.toMatchObject(refusal)
  },
)

test('a scanner that never answers is waited for up to the limit, and its connection is closed (case F1)', async () => {
  daemon.answerWith(() => undefined)
  const hasty = createVirusScanner({ url: daemon.url, timeoutMs: 50 })
  await expect(hasty.isHarmful(Buffer.from('a'))).rejects.toMatchObject(refusal)
  await expect.poll(() => daemon.open.size).toBe(0)
})

test('a missing scanner accepts nothing (case F1)', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cw-scanner-'))
  const url = new URL(pathToFileURL(path.join(folder, 'none')).href.replace('file:', 'unix:'))
  await expect(createVirusScanner({ url }).isHarmful(Buffer.from('a'))).rejects.toMatchObject(refusal)
  rmSync(folder, { recursive: true })
})
