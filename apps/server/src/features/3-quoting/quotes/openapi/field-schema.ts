import type { Check } from '@coverwright/core/model/check'
import type { Field, FieldType } from '@coverwright/core/model/field'
import { mostCharacters } from '@coverwright/core/validation/field-types'

export type Schema = { readonly [keyword: string]: unknown }

/** The description of an answer, and the values it may have. */
type AnswerSchema = { readonly about: Schema; readonly choice: Schema }

export const text: Schema = { type: 'string' }
const count: Schema = { type: 'integer', minimum: 0 }

export const shapes: Readonly<Record<FieldType, Schema>> = {
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

/**
 * What an answer to a field may be, as a JSON Schema. Bounds that hang on other answers are left out: a save checks them.
 * @param describe words and values, for the field and each of its parts
 */
export function schemaOf(field: Field, describe: (field: Field) => AnswerSchema): Schema {
  const { type, fields } = field
  const { about, choice } = describe(field)
  const schema = { ...shapes[type], ...boundsOf(field), ...about }
  if (!fields) {
    return type === 'multi_select' || type === 'coverage'
      ? { ...schema, items: { ...Object(shapes[type].items), ...choice } }
      : { ...schema, ...choice }
  }
  const parts: Tree = new Map()
  for (const part of fields) place(parts, part.path.split('.'), schemaOf(part, describe))
  const requiredPaths = fields.filter(({ optional, visible }) => !optional && !visible).map(({ path }) => path)
  const entry = treeSchema(parts, requiredPaths)
  return type === 'repeat' ? { ...schema, items: entry } : { ...schema, ...entry }
}

/** Bounds that are the same for every quote. */
function boundsOf({ type, checks = [], minItems, maxItems }: Field): Schema {
  const isText = shapes[type].type === 'string' && type !== 'date' && type !== 'select'
  return {
    ...(isText ? { maxLength: mostCharacters(type) } : {}),
    ...(minItems === undefined ? {} : { minItems }),
    ...(maxItems === undefined ? {} : { maxItems }),
    ...Object.assign({}, ...checks.map(boundOf)),
  }
}

/** All numbers are whole. */
function boundOf({ rule, than }: Check): Schema {
  if (typeof than !== 'number') return {}
  switch (rule) {
    case 'isMoreThan':
      return { minimum: than + 1 }
    case 'isMoreThanOrEqual':
      return { minimum: than }
    case 'isLessThan':
      return { maximum: than - 1 }
    case 'isLessThanOrEqual':
      return { maximum: than }
    case 'isLengthLessThan':
      return { maxLength: than - 1 }
    default:
      return {}
  }
}

export type Tree = Map<string, Tree | Schema>

/** Puts a schema where the names lead. */
export function place(tree: Tree, [name = '', ...rest]: readonly string[], schema: Schema): void {
  if (rest.length === 0) {
    tree.set(name, schema)
    return
  }
  const branch = tree.get(name)
  const inner: Tree = branch instanceof Map ? branch : new Map()
  tree.set(name, inner)
  place(inner, rest, schema)
}

/** @param requiredPaths the paths of the parts that must be there */
export function treeSchema(tree: Tree, requiredPaths: readonly string[] = []): Schema {
  const requiredNames = new Set(requiredPaths.map((path) => path.split('.')[0] ?? path))
  const within = (name: string) =>
    requiredPaths.filter((path) => path.startsWith(`${name}.`)).map((path) => path.slice(name.length + 1))
  return {
    type: 'object',
    properties: Object.fromEntries(
      [...tree].map(([name, inner]) => [name, inner instanceof Map ? treeSchema(inner, within(name)) : inner]),
    ),
    ...(requiredNames.size ? { required: [...requiredNames] } : {}),
  }
}
