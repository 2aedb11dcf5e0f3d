import type { Field } from '@coverwright/core/model/field'
import type { Text } from '@coverwright/core/text/text'
import { expect, it } from 'vitest'
import site from '../../../sites/default.json' with { type: 'json' }
import french from '../../../sites/france.json' with { type: 'json' }
import british from '../../../sites/uk.json' with { type: 'json' }
import { france } from './countries/fr/country.ts'
import { unitedKingdom } from './countries/gb/country.ts'
import { unitedStates } from './countries/us/country.ts'
import { enUs } from './messages/en-us.ts'
import { enUsLater } from './messages/en-us-later.ts'
import { siteFlow } from './sites/site-flow.ts'

const withInner = (field: Field): readonly Field[] => [field, ...(field.fields ?? []).flatMap(withInner)]

const fields: readonly Field[] = [
  siteFlow(site, unitedStates),
  siteFlow(french, france),
  siteFlow(british, unitedKingdom),
]
  .flatMap(({ flow }) => flow.slots.map(({ node }) => node))
  .flatMap((node) => {
    if (node.kind === 'page') return node.form.fields
    if (node.kind === 'list') return node.pages.flatMap(({ form }) => form.fields)
    return 'pages' in node.source ? node.source.pages.flatMap(({ form }) => form.fields) : []
  })
  .flatMap(withInner)

const statements = fields.flatMap((field) => (field.statement ? [{ field, ...field.statement }] : []))
const withUsual = fields.filter(({ usual }) => usual !== undefined)

const english: Readonly<Record<string, string>> = { ...enUs, ...enUsLater }
const englishOf = (text: Text | undefined): string => (typeof text === 'string' ? (english[text] ?? text) : '')

it('only a yes/no field can be a statement, and never one that is prefilled and still asked', () => {
  const wrong = statements.filter(
    ({ field: { type, optional, derived, initial, mayDiffer, onFile, evidence } }) =>
      !type.startsWith('yes_no') ||
      (derived && !derived.locked) ||
      (optional ?? initial ?? mayDiffer ?? onFile ?? evidence),
  )
  expect(statements.length).toBeGreaterThan(80)
  expect(wrong.map(({ field }) => field.path)).toEqual([])
})

it('a list has one kind of statement: "None of these" never denies both a danger and a good habit', () => {
  const kindsOf = [...Map.groupBy(statements, ({ list }) => list)].map(
    ([list, own]) => [list, [...new Set(own.map(({ kind }) => kind))]] as const,
  )
  expect(kindsOf.filter(([, kinds]) => kinds.length > 1)).toEqual([])
})

it('a statement has no hint that says when to answer Yes or No', () => {
  const wrong = statements.filter(({ field }) =>
    /\b(answer|choose|say|if|counts? as) (a )?(Yes|No)\b/i.test(englishOf(field.hint)),
  )
  expect(wrong.map(({ field }) => field.path)).toEqual([])
})

it('a usual choice is one of the options', () => {
  const wrong = withUsual.filter(({ usual, options = [] }) => !options.some(({ value }) => value === usual))
  expect(withUsual.length).toBeGreaterThan(30)
  expect(wrong.map(({ path }) => path)).toEqual([])
})
