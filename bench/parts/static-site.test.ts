import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { scriptBytes, serveFolder } from './static-site.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'cw-static-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a contestant is served with Brotli and its saves are acknowledged (speed)', async () => {
  writeFileSync(path.join(folder, 'index.html'), `<p>${'word '.repeat(1000)}</p>`)
  writeFileSync(path.join(folder, 'main.js'), 'const a = 1\n'.repeat(1000))
  const { url, stop } = await serveFolder(folder)
  try {
    const page = await fetch(url)
    expect(page.headers.get('content-encoding')).toBe('br')
    expect(Number(page.headers.get('content-length'))).toBeLessThan(100)
    expect(await page.text()).toContain('word')
    expect((await fetch(`${url}/api/save`, { method: 'PATCH', body: '{}' })).status).toBe(204)
    expect((await fetch(`${url}/nothing.js`)).status).toBe(404)
  } finally {
    await stop()
  }
  expect(scriptBytes(folder)).toBeLessThan(100)
})
