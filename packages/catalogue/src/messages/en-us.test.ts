import type { StepNode } from '@coverwright/core/flow/step'
import type { Field, Form } from '@coverwright/core/forms/field'
import type { Text } from '@coverwright/core/text/text'
import { expect, it } from 'vitest'
import site from '../../../../sites/default.json' with { type: 'json' }
import { carriers } from '../carriers/carriers.ts'
import { unitedStates } from '../countries/us/country.ts'
import { siteFlow } from '../flows/site-flow.ts'
import { renewalFlows } from '../renewals/renewals.ts'
import { enUs } from './en-us.ts'

const { flow } = siteFlow(site, unitedStates)
const slots = [flow, ...Object.values(renewalFlows)].flatMap((each) => each.slots)
const nodes: readonly StepNode[] = [...new Set(slots.map(({ node }) => node))]

const textsOfFields = (fields: readonly Field[]): readonly (Text | undefined)[] =>
  fields.flatMap((field) => [
    field.label,
    field.hint,
    field.why,
    field.entry,
    ...(field.options ?? []).flatMap(({ label, hint }) => [label, hint]),
    ...textsOfFields(field.fields ?? []),
  ])

/** Everything a step says that its own data names; and its title, which its id names. */
function textsOf(node: StepNode): readonly (Text | undefined)[] {
  if (node.kind === 'page') {
    const title = node.id === 'done' || node.id === 'resume' || node.summarises ? [] : [`step.${node.id}.title`]
    return [node.label, ...title, ...textsOfFields(node.form.fields)]
  }
  if (node.kind === 'list') {
    const { item, add, deletePrompt, empty, guidance } = node.texts
    return [
      node.label,
      item,
      add,
      deletePrompt,
      empty,
      guidance,
      `step.${node.id}.title`,
      ...node.checks.map(({ message }) => message),
      ...(node.columns ?? []).flatMap((column) =>
        typeof column === 'object' && 'value' in column ? [column.label, column.otherwise] : [],
      ),
      ...node.pages.flatMap(({ label, form }) => [label, ...textsOfFields(form.fields)]),
    ]
  }
  if (!('pages' in node.source)) return [node.label]
  const { pages } = node.source
  const titles =
    pages.length > 1 ? pages.map(({ index }) => `step.${node.id}.${index}.title`) : [`step.${node.id}.title`]
  return [node.label, ...titles, ...pages.flatMap(({ label, form }) => [label, ...textsOfFields(form.fields)])]
}

const isMissing = (text: Text | undefined): text is string => typeof text === 'string' && !Object.hasOwn(enUs, text)

it('every text of every step exists (Q1)', () => {
  const missing = nodes.flatMap((node) => textsOf(node).filter(isMissing))
  const sections = slots.map(({ section }) => section.label).filter(isMissing)
  expect([...new Set([...missing, ...sections])]).toEqual([])
})

const repeatsIn = (fields: readonly Field[]): readonly Field[] =>
  fields.flatMap((each) => [...(each.type === 'repeat' ? [each] : []), ...repeatsIn(each.fields ?? [])])

const formsOf = (node: StepNode): readonly Form[] => {
  if (node.kind === 'page') return [node.form]
  if (node.kind === 'list') return node.pages.map(({ form }) => form)
  return 'pages' in node.source ? node.source.pages.map(({ form }) => form) : []
}

it('every repeated field says what one of its entries is called (Q1)', () => {
  const repeats = nodes.flatMap(formsOf).flatMap(({ fields }) => repeatsIn(fields))
  expect(repeats.filter(({ entry }) => entry === undefined).map(({ path }) => path)).toEqual([])
})

it('every reason an insurer may give exists (Q7)', () => {
  const reasons = carriers.flatMap(({ lines }) => lines.flatMap(({ appetite }) => appetite.map(({ reason }) => reason)))
  expect([...new Set(reasons)].filter((reason) => reason !== '' && isMissing(reason))).toEqual([])
})

it('no text is empty, doubled in space or spelled with a typewriter apostrophe (Q1)', () => {
  const wrong = Object.entries(enUs).filter(([, words]) => words.trim() === '' || /\s{2}|[a-z]'[a-z]/.test(words))
  expect(wrong).toEqual([])
})
