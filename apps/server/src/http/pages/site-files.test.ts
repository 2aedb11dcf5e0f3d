import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createHttp } from '../create-http.ts'
import { secure } from '../security/security.ts'
import { serveSite } from './static-site.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'cw-sites-'))
const filesFolder = path.join(folder, 'files')
mkdirSync(path.join(filesFolder, 'deeper'), { recursive: true })
const secret = 'not for everybody'
const writeFile = (name: string, text = secret): void => writeFileSync(path.join(folder, name), text)
writeFile('acme.json')
writeFile('logo.svg')
for (const name of ['logo.svg', 'logo.png', 'logo.webp', 'logo.jpg', 'text-face.woff2'])
  writeFile(`files/${name}`, 'shown')
for (const name of ['page.html', 'run.js', 'acme.json', '.hidden.svg', 'logo.svg.bak', 'two.dots.svg', 'noending'])
  writeFile(`files/${name}`)
writeFile('files/deeper/logo.svg')
symlinkSync(path.join(folder, 'acme.json'), path.join(filesFolder, 'linked.json'))

const prefixAt = (_host: string, url: string): string => (url.startsWith('/acme/') ? '/acme' : '')
const app = createHttp({ prefixAt, trustProxy: false })
secure(app, { https: false, apiBase: '/api', prefixAt })
await serveSite(app, {
  webFolder: '/nowhere',
  filesFolders: [filesFolder],
  apiBase: '/api',
  prefixAt,
  headAt: () => undefined,
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

it.each(['logo.svg', 'logo.png', 'logo.webp', 'logo.jpg', 'text-face.woff2'])(
  '%s is served with its own type (C2)',
  async (name) => {
    for (const url of [`/site-files/${name}`, `/acme/site-files/${name}`]) {
      const { statusCode, body, headers } = await app.inject(url)
      expect([statusCode, body]).toEqual([200, 'shown'])
      expect(headers['content-type']).toMatch(/^(image\/(svg\+xml|png|webp|jpeg)|font\/woff2)/)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['cache-control']).toBe('public, max-age=300')
    }
  },
)

it('a drawing opened by itself may run nothing (C2)', async () => {
  const { headers } = await app.inject('/site-files/logo.svg')
  const policy = String(headers['content-security-policy'])
  expect(policy.split('; ').toSorted()).toEqual(["default-src 'none'", 'sandbox', "style-src 'unsafe-inline'"])
})

it.each([
  'page.html',
  'run.js',
  'acme.json',
  'linked.json',
  '.hidden.svg',
  'logo.svg.bak',
  'two.dots.svg',
  'noending',
  'deeper/logo.svg',
  'missing.svg',
  '',
  '../acme.json',
  '../logo.svg',
  '..%2flogo.svg',
  '%2e%2e/logo.svg',
  '..%5clogo.svg',
  'deeper/../../logo.svg',
  'deeper%2flogo.svg',
  'logo.svg%00.png',
  '%2flogo.svg/../../acme.json',
])('/site-files/%s is not (C2)', async (name) => {
  for (const url of [`/site-files/${name}`, `/acme/site-files/${name}`]) {
    const { statusCode, body } = await app.inject(url)
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(statusCode).toBeLessThan(500)
    expect(body).not.toContain(secret)
  }
})
