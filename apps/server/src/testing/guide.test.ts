import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { inRoot } from '../../../../scripts/project.ts'
import { tokenFor } from './machine.ts'
import { createTestApp } from './test-app.ts'

const { app, db, clock, work } = await createTestApp()
afterAll(await work())
await app.listen({ host: '127.0.0.1', port: 0 })
const folder = mkdtempSync(path.join(tmpdir(), 'cw-guide-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the commands of “Your first quote in ten minutes” lead from nothing to a price', async () => {
  const { port } = app.server.address() as AddressInfo
  const { token } = await tokenFor(db, clock.now, { purposes: ['quote', 'submit'] })
  const guide = readFileSync(inRoot('docs/first-quote.md'), 'utf8')
  const commands = [...guide.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block)
  const { stdout } = await promisify(execFile)('bash', ['-euc', commands.join('\n')], {
    cwd: folder,
    env: { ...process.env, API: `http://127.0.0.1:${port}/api`, TOKEN: token },
  })
  expect(stdout).toContain('"ready": true')
  expect(stdout).toMatch(/: quoted \d+(\.\d+)? USD a year/)
  expect(commands.join('\n').match(/\bcall [^(]/g)).toHaveLength(5)
})
