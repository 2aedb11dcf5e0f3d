import { isRecord } from '@coverwright/core/answers/answers'
import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'
import { itemField } from '@coverwright/core/evaluation/item-pages'
import { derivedColumns } from '@coverwright/core/evaluation/list-columns'
import type { Field, FieldType } from '@coverwright/core/model/field'
import type { ListStep } from '@coverwright/core/model/step'
import type { Translate } from '@coverwright/core/text/text'
import { derivedPaths } from '../facts/derived-answers.ts'
import { formsOf } from '../snapshot/forms-of.ts'
import { factSchemas } from './describe-facts.ts'

type Schema = { readonly [keyword: string]: unknown }
type AnswerSource = { readonly flows: Readonly<Record<string, CompiledFlow>>; readonly translate: Translate }

const text: Schema = { type: 'string' }
const count: Schema = { type: 'integer', minimum: 0 }

const shapes: Readonly<Record<FieldType, Schema>> = {
  yes_no: { enum: ['Yes', 'No'] },
  yes_no_not_sure: { enum: ['Yes', 'No', 'Not sure'] },
  select: text,
  multi_select: { type: 'array', items: text, uniqueItems: true },
  text,
  long_text: text,
  email: { ...text, format: 'email' },
  phone: { ...text, description: 'In the international form, as in +33199000148; of the US ten digits' },
  url: text,
  tax_id: { ...text, description: 'Masked in replies' },
  zip: text,
  number: count,
  money: { ...count, description: 'Whole units of the currency' },
  percent: { ...count, maximum: 100 },
  year: { type: 'integer' },
  date: { ...text, format: 'date' },
  class: { ...text, description: 'A class_code_ref' },
  coverage: {
    type: 'array',
    items: {
      type: 'object',
      required: ['uuid'],
      properties: { uuid: text, name: text, purpose: text, wholesaler_allowed: { type: 'boolean' } },
    },
  },
  document: {
    type: 'array',
    description: 'Files handed in by a call of their own; no step writes them',
    items: { type: 'object', properties: { id: text, name: text, size: count, kind: text } },
  },
  signature: {
    type: 'object',
    description: 'When it was signed and the hash of what was signed are added here and never taken from outside',
    required: ['kind', 'name'],
    properties: {
      kind: { enum: ['typed', 'drawn'] },
      name: text,
      drawing: { ...text, description: 'SVG path data of moves and lines within 600 by 200' },
      signed_at: { ...text, format: 'date-time', readOnly: true },
      document_hash: { ...text, readOnly: true },
    },
  },
  group: { type: 'object' },
  repeat: { type: 'array' },
}

/** Answers to an insurer's questions; which there are, the quote's question sets say. */
const questionAnswers: Schema = {
  type: 'array',
  items: { type: 'object', required: ['id'], properties: { id: text, answer: {} } },
}

/**
 * The answers that the flows ask for and the facts that are looked up for them, as JSON Schemas for the API document:
 * `QuoteAnswers` has every field under its own name, and each group or list of answers is a component of its own. They only
 * describe; what an answer must be is checked by the step that asks for it.
 */
export function answersSchemas(sites: readonly AnswerSource[]): Readonly<Record<string, Schema>> {
  const root: Tree = new Map()
  for (const { flow, translate } of sites.flatMap(({ flows, translate }) =>
    Object.values(flows).map((flow) => ({ flow, translate })),
  )) {
    const fields = flow.slots.flatMap(({ node }) => formsOf(node)).flatMap((form) => form.fields)
    for (const field of fields) place(root, field.path.split('.'), fieldSchema(field, translate))
    for (const { node } of flow.slots) {
      if (node.kind === 'list') place(root, node.items.split('.'), listSchema(node, translate))
    }
    for (const path of flow.owned) if (path.endsWith('.uw_questions')) place(root, path.split('.'), questionAnswers)
  }
  for (const path of derivedPaths) place(root, path.split('.'), { ...text, readOnly: true })
  const components: Record<string, Schema> = {}
  const properties = [...Object.entries(factSchemas), ...root].map(([name, inner]) => {
    const schema = inner instanceof Map ? treeSchema(inner) : inner
    if (schema.type !== 'object' && !hasItemsOfItsOwn(schema)) return [name, schema]
    const component = `${pascalCase(name)}Answers`
    components[component] = schema
    return [name, { $ref: `#/components/schemas/${component}` }]
  })
  return { QuoteAnswers: { type: 'object', properties: Object.fromEntries(properties) }, ...components }
}

const hasItemsOfItsOwn = ({ items }: Schema): boolean => isRecord(items) && 'properties' in items

const pascalCase = (name: string): string =>
  name.replaceAll(/(?:^|[^A-Za-z0-9])([A-Za-z0-9])/g, (_match, letter: string) => letter.toUpperCase())

/** A list of things, each with an id that the server keeps. */
function listSchema(step: ListStep, translate: Translate): Schema {
  const { label, pages, max } = step
  const item: Tree = new Map([['id', text]])
  for (const field of pages.flatMap((page) => page.form.fields)) {
    place(item, itemField(field.path).split('.'), fieldSchema(field, translate))
  }
  for (const { path, type } of derivedColumns(step))
    place(item, itemField(path).split('.'), { ...shapes[type], readOnly: true })
  return { type: 'array', title: translate(label), items: treeSchema(item), ...(max ? { maxItems: max } : {}) }
}

type Tree = Map<string, Tree | Schema>

function place(tree: Tree, [name = '', ...rest]: readonly string[], schema: Schema): void {
  if (rest.length === 0) {
    tree.set(name, schema)
    return
  }
  const known = tree.get(name)
  const inner: Tree = known instanceof Map ? known : new Map()
  tree.set(name, inner)
  place(inner, rest, schema)
}

const treeSchema = (tree: Tree): Schema => ({
  type: 'object',
  properties: Object.fromEntries(
    [...tree].map(([name, inner]) => [name, inner instanceof Map ? treeSchema(inner) : inner]),
  ),
})

function fieldSchema({ type, label, options, fields }: Field, translate: Translate): Schema {
  const shape = shapes[type]
  const choices = options ? { enum: options.map(({ value }) => value) } : {}
  const described = { ...shape, title: translate(label) }
  if (!fields)
    return type === 'multi_select' ? { ...described, items: { ...text, ...choices } } : { ...described, ...choices }
  const entry = {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.path, fieldSchema(field, translate)])),
  }
  return type === 'repeat' ? { ...described, items: entry } : { ...described, ...entry }
}
