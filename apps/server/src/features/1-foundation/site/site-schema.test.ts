import { readFileSync } from 'node:fs'
import path from 'node:path'
import { countries } from '@coverwright/catalogue/countries/countries'
import { allowedNames } from '@coverwright/catalogue/sites/allowed-names'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import { conditionsOf } from '@coverwright/core/evaluation/compile-flow'
import { expect, it } from 'vitest'
import { createTestApp } from '../../../testing/test-app.ts'
import { ownSitesFolder } from './read-sites.ts'
import { siteSchema, siteSchemaText } from './site-schema.ts'

it('the schema beside the sites is the one that files are validated with (C1): npm run cw -- site schema writes it', () => {
  expect(readFileSync(path.join(ownSitesFolder, 'site.schema.json'), 'utf8')).toBe(siteSchemaText())
})

it('it is served to editors elsewhere (C1)', async () => {
  const { app } = await createTestApp()
  const reply = await app.inject('/api/site.schema.json')
  expect(reply.headers['content-type']).toContain('application/schema+json')
  expect(reply.body).toBe(siteSchemaText())
})

it('editors complete switches, and say what each is for (C1)', () => {
  expect(siteSchema()).toMatchObject({
    properties: {
      switches: {
        properties: {
          hiscoxGlOn: { type: 'boolean', description: expect.stringMatching(/: gl$/) },
          keyboardOn: { type: 'boolean', description: expect.stringContaining('arrow keys') },
        },
        additionalProperties: false,
      },
      country: { enum: expect.arrayContaining(['US']) },
      theme: { properties: { brand: { patternErrorMessage: 'must be a color such as #0b5d51' } } },
    },
  })
})

it('every switch that a flow asks for can be turned on in a site’s file (C1)', () => {
  const ofTheSiteItself = ['agent', 'agentSite']
  const lines = countries.flatMap((country) =>
    [undefined, ...Object.keys(country.customFlows)].flatMap((customFlow) => {
      const { flow } = siteFlow({ stepsFlowMapping: [], ...(customFlow ? { customFlow } : {}) }, country)
      const rules = flow.slots.flatMap((slot) => [
        ...conditionsOf(slot),
        ...(slot.node.kind === 'page' ? slot.node.form.fields.flatMap(({ visible }) => visible ?? []) : []),
      ])
      return rules.flatMap(({ label }) => [...label.matchAll(/the site has (\w+) on/g)].map(([, name = '']) => name))
    }),
  )
  const unknownLines = lines.filter(
    (name) => !Object.hasOwn(allowedNames().switches, name) && !ofTheSiteItself.includes(name),
  )
  expect(new Set(lines).size).toBeGreaterThan(15)
  expect([...new Set(unknownLines)]).toEqual([])
})
