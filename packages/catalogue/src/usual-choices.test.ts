import type { Field } from '@coverwright/core/model/field'
import { expect, it } from 'vitest'
import site from '../../../sites/default.json' with { type: 'json' }
import french from '../../../sites/france.json' with { type: 'json' }
import { france } from './countries/fr/country.ts'
import { unitedStates } from './countries/us/country.ts'
import { siteFlow } from './sites/site-flow.ts'

const view = { get: () => undefined, isOn: () => false, today: '2026-11-20' }

const flows = [siteFlow(site, unitedStates), siteFlow(french, france)]

const fields: readonly Field[] = flows
  .flatMap(({ flow }) => flow.slots.map(({ node }) => node))
  .flatMap((node) => {
    if (node.kind === 'page') return node.form.fields
    if (node.kind === 'list') return node.pages.flatMap(({ form }) => form.fields)
    return 'pages' in node.source ? node.source.pages.flatMap(({ form }) => form.fields) : []
  })

const withUsual = fields.filter(({ initial }) => initial?.usual)

it('a usual choice is one of the options', () => {
  const wrong = withUsual.filter(({ initial, options = [] }) => {
    const usual = initial?.of(view)
    return !options.some(({ value }) => value === usual)
  })
  expect(withUsual.length).toBeGreaterThan(30)
  expect(wrong.map(({ path }) => path)).toEqual([])
})
