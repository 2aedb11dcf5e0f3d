import { unitedStates } from '@coverwright/catalogue/countries/us/country'
import { enUs } from '@coverwright/catalogue/messages/en-us'
import { siteFlow } from '@coverwright/catalogue/sites/site-flow'
import type { Field, Form } from '@coverwright/core/model/field'
import type { StepNode } from '@coverwright/core/model/step'
import { expect, it } from 'vitest'
import site from '../../../../../sites/default.json' with { type: 'json' }
import { lookUpNames } from './look-ups.ts'
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
