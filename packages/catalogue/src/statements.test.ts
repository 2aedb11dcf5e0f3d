import type { Field } from '@coverwright/core/model/field'
import { expect, it } from 'vitest'
import site from '../../../sites/default.json' with { type: 'json' }
import { unitedStates } from './countries/us/country.ts'
import { siteFlow } from './sites/site-flow.ts'

const { flow } = siteFlow(site, unitedStates)

const fieldsIn = (fields: readonly Field[]): readonly Field[] =>
  fields.flatMap((field) => [field, ...fieldsIn(field.fields ?? [])])

const stated = [...new Set(flow.slots.map(({ node }) => node))]
  .flatMap((node) => {
    if (node.kind === 'page') return node.form.fields
    if (node.kind === 'list') return node.pages.flatMap(({ form }) => form.fields)
    return 'pages' in node.source ? node.source.pages.flatMap(({ form }) => form.fields) : []
  })
  .flatMap((field) => fieldsIn([field]))
  .filter(({ statement }) => statement)

it('only what is answered Yes or No is a statement, and nothing that is filled in before it is answered', () => {
  const wrong = stated.filter(
    ({ type, optional, derived, initial, mayDiffer, onFile, evidence }) =>
      !type.startsWith('yes_no') || (optional ?? derived ?? initial ?? mayDiffer ?? onFile ?? evidence),
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
})
