import { unitedStates } from '@coverwright/catalogue/countries/us/country'
import { enUs } from '@coverwright/catalogue/messages/en-us'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import type { Field, Form } from '@coverwright/core/model/field'
import type { StepNode } from '@coverwright/core/model/step'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import site from '../../../../../sites/default.json' with { type: 'json' }
import { lookUpNames, lookUpQuery } from './look-ups.ts'
import { suggestionNames } from './suggestion-sources.ts'

const formsOf = (node: StepNode): readonly Form[] => {
  if (node.kind === 'page') return [node.form]
  if (node.kind === 'list') return node.pages.map(({ form }) => form)
  return 'pages' in node.source ? node.source.pages.map(({ form }) => form) : []
}
const withParts = ({ fields }: Form): readonly Form[] => [
  { fields },
  ...fields.flatMap((field) => (field.fields ? withParts({ fields: field.fields }) : [])),
]

const forms = siteFlow(site, unitedStates).flow.slots.flatMap(({ node }) => formsOf(node).flatMap(withParts))
const fields: readonly Field[] = forms.flatMap((form) => form.fields)

it('every look-up and every suggestion that a field declares is there, and each is declared by some field (K1)', () => {
  const declaredNames = (names: readonly (string | undefined)[]) =>
    [...new Set(names.filter((name) => name !== undefined))].toSorted()
  expect(declaredNames(fields.map(({ lookup }) => lookup?.from))).toEqual(lookUpNames.toSorted())
  expect(declaredNames(fields.map(({ suggestions }) => suggestions?.from))).toEqual(suggestionNames.toSorted())
})

it('what a look-up fills stands in the same form, and everything it may say has words (K1)', () => {
  const astray = forms.flatMap((form) =>
    form.fields.flatMap(({ lookup, fills = {} }) =>
      lookup ? Object.values(fills).filter((path) => !form.fields.some((each) => each.path === path)) : [],
    ),
  )
  expect(astray).toEqual([])
  const words = {
    vin: ['found', 'make', 'year', 'none', 'failed', 'differs', 'use'],
    'motor-carrier': ['found', 'tradesAs', 'none', 'failed'],
    'executive-payroll': ['found', 'past', 'unknown', 'failed'],
  }
  expect(Object.keys(words)).toEqual(lookUpNames)
  const keys = Object.entries(words).flatMap(([name, names]) => names.map((each) => `lookup.${name}.${each}`))
  expect(keys.filter((key) => !Object.hasOwn(enUs, key))).toEqual([])
})

afterEach(() => vi.unstubAllGlobals())

it('the part of an owner’s pay that the state counts is said, or that it is not on file (K1)', async () => {
  vi.stubGlobal('document', { baseURI: 'http://site.example/', querySelector: () => null })
  const onFile = {
    ...{ state: 'CA', known: true, in_force: true, effective_from: '2026-01-01', source: 'WCIRB, bulletin 2025-10' },
    ...{ officer_min: 59_800, officer_max: 152_100, owner_min: 59_800, owner_max: 152_100 },
  }
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    Response.json({ data: [url.endsWith('CA') ? onFile : { state: 'IL', known: false, in_force: false }] }),
  )
  const wording = { locale: 'en-US', currency: 'USD', regionName: (code: string) => `state ${code}` }
  const find = (state: string) =>
    new QueryClient().fetchQuery(lookUpQuery('executive-payroll', JSON.stringify({ state }), wording))
  expect(await find('IL')).toEqual({ says: 'unknown', params: { state: 'state IL' }, parts: {} })
  expect(await find('CA')).toMatchObject({
    says: 'found',
    params: { state: 'state CA', year: '2026', officer: '$59,800 – $152,100', source: 'WCIRB' },
  })
})
