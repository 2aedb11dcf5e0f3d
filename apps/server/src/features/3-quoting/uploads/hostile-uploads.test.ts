import { readdirSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Browser } from '../../../testing/browser.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { virus, zipFile } from './testing-files.ts'
import { startScanner } from './testing-scanner.ts'
import { atDocuments, pathOf, type SentQuote, uploadsTo } from './testing-uploads.ts'
import { createVirusScanner } from './virus-scanner.ts'

const daemon = await startScanner()
const { app, browser, folder } = await createTestApp({ scanner: createVirusScanner({ url: daemon.url }) })
const { send, ask } = uploadsTo(app)
afterAll(() => daemon.stop())
beforeEach(() => daemon.answerWith(undefined))

let rosa: Browser
let quote: SentQuote
beforeAll(async () => {
  rosa = browser()
  quote = await atDocuments(rosa)
})

const storedCount = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile()).length
type ListedFile = { readonly id: string; readonly name: string; readonly size: number }
const listFiles = async (): Promise<readonly ListedFile[]> => (await ask(rosa, 'GET', pathOf(quote))).json().data
/** The one new file; all came at the same time by the test’s clock, so no order tells. */
const cameAfter = async (before: readonly ListedFile[]) => {
  const addedFiles = (await listFiles()).filter(({ id }) => !before.some((each) => each.id === id))
  expect(addedFiles).toHaveLength(1)
  return addedFiles[0]
}
const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}`)
const word = (...more: Parameters<typeof zipFile>[0]) => zipFile(['[Content_Types].xml', 'word/document.xml', ...more])

test.for([
  ['a page', 'financials.pdf', Buffer.from('<!doctype html><script>alert(1)</script>'), 'document.kind'],
  ['a picture with a script', 'a.pdf', Buffer.from('<svg onload="alert(1)"/>'), 'document.kind'],
  ['a PDF that is a ZIP too', 'a.pdf', Buffer.concat([pdf(''), zipFile(['run.exe'])]), 'document.kind'],
  ['a program renamed', 'balance.pdf', Buffer.from('4d5a90000300', 'hex'), 'document.kind'],
  [
    'macros',
    'balance.xlsx',
    zipFile(['[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin']),
    'document.active',
  ],
  ['the virus of scanners’ tests', 'a.txt', virus, 'document.kind'],
  ['the same in a Word file', 'a.docx', word({ name: 'word/media/a.bin', bytes: virus }), 'document.kind'],
] as const)(
  '%s as %s is refused with what is accepted, and nothing is kept (case F1)',
  async ([, name, bytes, code]) => {
    const before = [storedCount(), await listFiles()]
    const reply = await send(rosa, quote, bytes, { name })
    expect([reply.statusCode, reply.json().code]).toEqual([422, code])
    expect(reply.json().detail).toMatch(
      code === 'document.kind'
        ? /PDF, Word and Excel files without macros, CSV, plain text, PNG and JPEG/
        : /macros, programs or embedded objects\. Save it without them, or as a PDF/,
    )
    expect(reply.json().errors).toMatchObject([{ field: 'file' }])
    expect([storedCount(), await listFiles()]).toEqual(before)
  },
)

test('a file that only the virus scanner recognizes is refused, and nothing is stored (case F1)', async () => {
  daemon.answerWith((socket) => socket.end('stream: Win.Trojan.Agent-1 FOUND\0'))
  const before = [storedCount(), await listFiles()]
  const reply = await send(rosa, quote, pdf('unseen'))
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'document.harmful'])
  expect(reply.body).not.toContain('Trojan')
  expect([storedCount(), await listFiles()]).toEqual(before)
})

test('while the virus scanner does not answer no file is accepted; afterwards it is (case F1)', async () => {
  daemon.answerWith((socket) => socket.destroy())
  const before = storedCount()
  const reply = await send(rosa, quote, pdf('later'))
  expect([reply.statusCode, reply.json().code, reply.headers['retry-after']]).toEqual([
    503,
    'document.not_scanned',
    '60',
  ])
  expect(storedCount()).toBe(before)
  daemon.answerWith(undefined)
  expect((await send(rosa, quote, pdf('later'))).statusCode).toBe(200)
})

test('a Word file that would unpack to ten gigabytes is refused at once, without growing (case F3)', async () => {
  const bomb = zipFile([
    '[Content_Types].xml',
    'word/document.xml',
    ...[1, 2, 3].map((part) => ({
      name: `word/media/${part}`,
      bytes: Buffer.alloc(1_000_000),
      unpacked: 3_500_000_000,
    })),
  ])
  const before = process.memoryUsage().arrayBuffers
  const reply = await send(rosa, quote, bomb, { name: 'bomb.docx' })
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'document.kind'])
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100_000_000)
})

test.for([
  ['../../etc/passwd', 'passwd.pdf'],
  ['a\r\nX-Evil: y.pdf', 'a X-Evil_ y.pdf'],
  [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(100)}.pdf`],
  ['in\u202efdp.exe', 'infdp.exe.pdf'],
  ['"; filename=evil.html', '_; filename=evil.html.pdf'],
] as const)('a file called %j is kept under an id of ours and handed out as %j (case F4)', async ([input, name]) => {
  const before = await listFiles()
  const reply = await send(rosa, quote, pdf(input), { name: input })
  expect(reply.statusCode, reply.body).toBe(200)
  const file = await cameAfter(before)
  expect(file?.name).toBe(name)
  const places = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
  expect(places.every((each) => /^[0-9a-f-]{36}$/.test(each.name))).toBe(true)
  const got = await ask(rosa, 'GET', pathOf(quote, `/${file?.id}`))
  expect(got.headers['content-disposition']).toMatch(/^attachment; filename="[^"\r\n]+"; filename\*=UTF-8''[^\s;]+$/)
  expect(got.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  })
  expect(got.headers['x-evil']).toBeUndefined()
  await ask(rosa, 'DELETE', pathOf(quote, `/${file?.id}`))
})

test('a name of five thousand letters is refused, and nothing is kept (case F4)', async () => {
  const before = storedCount()
  const reply = await send(rosa, quote, pdf('long'), { name: 'n'.repeat(5000) })
  expect([reply.statusCode, reply.json().errors?.[0]?.field]).toEqual([422, 'x-file-name'])
  expect(storedCount()).toBe(before)
})

test('a file cut off halfway is not listed, and may be sent again (case F5)', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const file = pdf('x'.repeat(200_000))
  const files = await listFiles()
  const before = [storedCount(), files]
  const socket = connect(port, '127.0.0.1')
  const cookie = [...rosa.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const connectionEnd = new Promise<void>((resolve) =>
    app.server.once('connection', (each) => each.once('close', resolve)),
  )
  socket.write(
    [
      `PATCH ${pathOf(quote, '?document=financials')} HTTP/1.1`,
      `host: 127.0.0.1:${port}`,
      `cookie: ${cookie}`,
      'content-type: application/octet-stream',
      `content-length: ${file.length}`,
      '',
      '',
    ].join('\r\n'),
  )
  socket.write(file.subarray(0, file.length / 2), () => socket.end())
  socket.on('error', () => undefined)
  socket.resume()
  await connectionEnd
  expect([storedCount(), await listFiles()]).toEqual(before)
  const again = await send(rosa, quote, file, { name: 'again.pdf' })
  expect(again.statusCode, again.body).toBe(200)
  expect(await cameAfter(files)).toMatchObject({ name: 'again.pdf', size: file.length })
})
