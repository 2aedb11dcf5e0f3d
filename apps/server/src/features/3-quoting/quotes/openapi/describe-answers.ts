import { isRecord } from '@coverwright/core/answers/answers'
import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'
import { itemField } from '@coverwright/core/evaluation/item-pages'
import { derivedColumns } from '@coverwright/core/evaluation/list-columns'
import type { Field } from '@coverwright/core/model/field'
import type { ListStep } from '@coverwright/core/model/step'
import type { Translate } from '@coverwright/core/text/text'
import { derivedPaths } from '../facts/derived-answers.ts'
import { formsOf } from '../snapshot/forms-of.ts'
import { factSchemas } from './describe-facts.ts'
import { place, type Schema, schemaOf, shapes, type Tree, text, treeSchema } from './field-schema.ts'

type AnswerSource = { readonly flows: Readonly<Record<string, CompiledFlow>>; readonly translate: Translate }

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

/** As the API document has it, which is the same for every quote. */
const fieldSchema = (field: Field, translate: Translate): Schema =>
  schemaOf(field, ({ label, options }) => ({
    about: { title: translate(label) },
    choice: options ? { enum: options.map(({ value }) => value) } : {},
  }))
