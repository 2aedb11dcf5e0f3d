import type { Field } from '@coverwright/core/model/field'
import type { StepNode } from '@coverwright/core/model/step'
import { expect, it } from 'vitest'
import site from '../../../sites/default.json' with { type: 'json' }
import { unitedStates } from './countries/us/country.ts'
import { renewalFlows } from './renewals/renewals.ts'
import { siteFlow } from './sites/site-flow.ts'

const formsOf = (node: StepNode): readonly (readonly Field[])[] => {
  if (node.kind === 'page') return [node.form.fields]
  if (node.kind === 'list') return node.pages.map(({ form }) => form.fields)
  return 'pages' in node.source ? node.source.pages.map(({ form }) => form.fields) : []
}
const withInner = (fields: readonly Field[]): readonly (readonly Field[])[] => [
  fields,
  ...fields.flatMap(({ fields: inner }) => (inner ? withInner(inner) : [])),
]

const renewals = Object.values(renewalFlows)
const forms = [siteFlow(site, unitedStates).flow, ...renewals]
  .flatMap(({ slots }) => slots.flatMap(({ node }) => formsOf(node)))
  .flatMap(withInner)

/** The part of a path before its last name: `item.` of `item.zip_code`. */
const before = (path: string) => path.slice(0, path.lastIndexOf('.') + 1)

const addresses = forms.flatMap((fields) =>
  fields
    .filter(({ type }) => type === 'zip')
    .map((zip) => ({
      zip,
      beside: fields.map(({ path }) => path).filter((path) => /(^|\.)(city|state)$/.test(path)),
    })),
)

it('a ZIP code fills in the city and the state of its address, wherever both are asked (S2, S3)', () => {
  const complete = addresses.filter(({ zip, beside }) => beside.some((path) => before(path) === before(zip.path)))
  expect(new Set(complete.map(({ zip }) => zip.path))).toEqual(
    new Set(['mailing_address.zip_code', 'item.zip_code', 'event.venue.zip_code']),
  )
  for (const { zip } of complete) {
    const place = before(zip.path)
    expect(zip.fills, zip.path).toEqual({ city: `${place}city`, state: `${place}state` })
  }
})

it('the ZIP code is asked before what it fills in (S2, S3)', () => {
  const late = forms.flatMap((fields) => {
    const paths = fields.map(({ path }) => path)
    return fields
      .filter(({ path, fills = {} }) =>
        Object.values(fills).some((filled) => paths.indexOf(filled) < paths.indexOf(path)),
      )
      .map(({ path }) => path)
  })
  expect(late).toEqual([])
})
