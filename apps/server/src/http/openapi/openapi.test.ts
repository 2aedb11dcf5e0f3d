import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'

const { app } = await createTestApp()
const text = (await app.inject('/api/openapi.json')).body

/** Met on purpose: a sign-in at a provider answers with redirects alone, and the specification asks for `quote/uuid/{uuid}` beside `quote/{id}/…`. */
const tolerated = new Set(['operation-2xx-response', 'no-ambiguous-paths'])

it('passes the recommended rules of a public linter', async () => {
  const problems = await lintFromString({ source: text, config: await createConfig({ extends: ['recommended'] }) })
  const told = problems.map(({ ruleId, message, location }) => ({ ruleId, message, at: location[0]?.pointer }))
  expect(told.filter(({ ruleId }) => !tolerated.has(ruleId))).toEqual([])
})

it('is the document that the browser’s client is generated from; `npm run openapi` writes it anew', async () => {
  // Without the answers: they change with the catalogue, which the browser has itself.
  const document = `${JSON.stringify(app.swagger(), null, 2)}\n`
  await expect(document).toMatchFileSnapshot('../../../../web/src/api/openapi.json')
})
