import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { dereference } from '../../testing/dereference.ts'
import { createTestApp } from '../../testing/test-app.ts'

const { app } = await createTestApp()
const text = (await app.inject('/api/openapi.json')).body

/**
 * Deliberate exceptions: a sign-in at a provider answers only with redirects, and the specification asks for
 * `quote/uuid/{uuid}` beside `quote/{id}/…`.
 */
const toleratedRules = new Set(['operation-2xx-response', 'no-ambiguous-paths'])

it('passes the recommended rules of a public linter', async () => {
  const problems = await lintFromString({
    source: text,
    config: await createConfig({ extends: ['recommended'], rules: { 'operation-tag-defined': 'error' } }),
  })
  const findings = problems.map(({ ruleId, message, location }) => ({ ruleId, message, at: location[0]?.pointer }))
  expect(findings.filter(({ ruleId }) => !toleratedRules.has(ruleId))).toEqual([])
})

// Without a quote's answers: they change with the catalogue, which the browser has itself.
const committedText = `${JSON.stringify(app.swagger(), null, 2)}\n`
const inWeb = (name: string) => `${import.meta.dirname}/../../../../web/src/api/${name}`

it('is the committed document; `npm run openapi` writes it', async () => {
  await expect(committedText).toMatchFileSnapshot(inWeb('openapi.json'))
})

it('has the browser’s types generated from it', () => {
  const [head = ''] = readFileSync(inWeb('schema.d.ts'), 'utf8').split('\n', 1)
  expect(head.includes(hash('sha256', committedText)), 'Run `npm run openapi`.').toBe(true)
})

type Media = {
  readonly content?: { readonly 'application/json'?: { readonly schema: object; readonly example?: unknown } }
}
type Operation = {
  readonly operationId: string
  readonly requestBody?: Media
  readonly responses: Record<string, Media>
}

const { paths } = dereference(JSON.parse(text))
const operations = Object.values<Record<string, Operation>>(paths).flatMap((methods) => Object.values(methods))

/** The request body and the successful replies with content. */
const mediaOf = ({ operationId, requestBody = {}, responses }: Operation) =>
  Object.entries({ body: requestBody, ...responses })
    .filter(([name]) => name === 'body' || name.startsWith('2'))
    .flatMap(([name, { content }]) => {
      const media = content?.['application/json']
      return media ? [{ name: `${operationId} ${name}`, ...media }] : []
    })

it('shows by an example what each call is sent and answers', () => {
  const media = operations.flatMap(mediaOf)
  expect(media.filter(({ example }) => example === undefined).map(({ name }) => name)).toEqual([])
})

it('has no example that its own schema would refuse', () => {
  const faults = operations
    .flatMap(mediaOf)
    .flatMap(({ name, schema, example }) => Value.Errors(schema, example).map((error) => ({ name, ...error })))
  expect(faults).toEqual([])
})
