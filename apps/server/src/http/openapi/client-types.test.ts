import { hash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'

const atRoot = (path: string): string => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url))

it('is the document that the browser’s types were generated from', async () => {
  const { app } = await createTestApp()
  const document = (await app.inject('/api/openapi.json')).body
  const [head = ''] = readFileSync(atRoot('apps/web/src/api/schema.d.ts'), 'utf8').split('\n', 1)
  const isCurrent = head.includes(hash('sha256', document))
  // What the generator reads: see tools/openapi/README.md.
  if (!isCurrent) writeFileSync(atRoot('tools/openapi/openapi.json'), document)
  expect(isCurrent, 'Run `npm ci && npm run generate` in tools/openapi.').toBe(true)
})
