import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { firstQuote } from '../../../../scripts/first-quote.ts'
import { createTestApp } from './test-app.ts'

const { app, work } = await createTestApp()
afterAll(await work())

test('a client made from the API document quotes a bakery’s general liability in six calls at most', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const lines: string[] = []
  const { calls, offers } = await firstQuote(`http://127.0.0.1:${port}/api`, (line) => lines.push(line))
  expect(calls, lines.join('\n')).toBeLessThanOrEqual(6)
  expect(offers.filter((offer) => /, gl: quoted, \d+/.test(offer)).length, lines.join('\n')).toBeGreaterThan(0)
})
