import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { runSeedClient } from '../../../../scripts/seed-client.ts'
import { createTestApp } from './test-app.ts'

const { app, db, insertSampleFirms, work } = await createTestApp()
afterAll(await work())

test('a client that knows only the specification takes a quote and a renewal to offers, each once (A1, A3, N2, seed 7.1, seed 7.5)', async () => {
  await insertSampleFirms()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const lines: string[] = []
  const before = await db.selectFrom('submissions').select('uuid').execute()
  await runSeedClient(`http://127.0.0.1:${port}/api`, (line) => lines.push(line))
  expect(lines.filter((line) => /: quoted, \d+ USD a year/.test(line)).length, lines.join('\n')).toBeGreaterThan(2)
  const after = await db.selectFrom('submissions').select('uuid').execute()
  expect(after.length).toBe(before.length + 2)
})
