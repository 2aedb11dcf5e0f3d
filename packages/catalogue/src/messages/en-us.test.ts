import type { Field, Form } from '@coverwright/core/model/field'
import type { StepNode } from '@coverwright/core/model/step'
import type { Text } from '@coverwright/core/text/text'
import { expect, it } from 'vitest'
import site from '../../../../sites/default.json' with { type: 'json' }
import { carriers } from '../carriers/carriers.ts'
import { unitedStates } from '../countries/us/country.ts'
import { renewalFlows } from '../renewals/renewals.ts'
import { siteFlow } from '../sites/site-flow.ts'
import { missingTexts } from '../testing/missing-texts.ts'
import { enUs } from './en-us.ts'
import { enUsFirst } from './en-us-first.ts'
import { enUsLater } from './en-us-later.ts'
import { enUsLines } from './en-us-lines.ts'

const { flow } = siteFlow(site, unitedStates)
const slots = [flow, ...Object.values(renewalFlows)].flatMap((each) => each.slots)
const nodes: readonly StepNode[] = [...new Set(slots.map(({ node }) => node))]

/** All texts that a browser has before it fetches those of a line. */
const always = { ...enUsFirst, ...enUsLater }
const isMissing = (text: Text | undefined): text is string => typeof text === 'string' && !Object.hasOwn(always, text)

const sections = [flow, ...Object.values(renewalFlows)].flatMap((each) =>
  [...Map.groupBy(each.slots, ({ section }) => section.id)].map(([id, own]) => ({ id, flow: { ...each, slots: own } })),
)

it('every text of every step exists, and is fetched with the section of the step (Q1)', async () => {
  for (const { id, flow: own } of sections)
    expect([id, ...missingTexts(own, { ...always, ...(await enUsLines[id]?.()) })]).toEqual([id])
})

it('texts belong to existing sections', () => {
  const ids = new Set(sections.map(({ id }) => id))
  expect(Object.keys(enUsLines).filter((id) => !ids.has(id))).toEqual([])
})

const repeatsIn = (fields: readonly Field[]): readonly Field[] =>
  fields.flatMap((each) => [...(each.type === 'repeat' ? [each] : []), ...repeatsIn(each.fields ?? [])])

const formsOf = (node: StepNode): readonly Form[] => {
  if (node.kind === 'page') return [node.form]
  if (node.kind === 'list') return node.pages.map(({ form }) => form)
  return 'pages' in node.source ? node.source.pages.map(({ form }) => form) : []
}

it('every repeated field names one of its entries (Q1)', () => {
  const repeats = nodes.flatMap(formsOf).flatMap(({ fields }) => repeatsIn(fields))
  expect(repeats.filter(({ entry }) => entry === undefined).map(({ path }) => path)).toEqual([])
})

it('every reason that an insurer may give is available before a line is picked (Q7)', () => {
  const reasons = carriers.flatMap(({ lines }) => lines.flatMap(({ appetite }) => appetite.map(({ reason }) => reason)))
  expect([...new Set(reasons)].filter((reason) => reason !== '' && isMissing(reason))).toEqual([])
})

it('no text is empty, has double spaces or a typewriter apostrophe (Q1)', () => {
  const wrong = Object.entries(enUs).filter(([, words]) => words.trim() === '' || /\s{2}|[a-z]'[a-z]/.test(words))
  expect(wrong).toEqual([])
})
