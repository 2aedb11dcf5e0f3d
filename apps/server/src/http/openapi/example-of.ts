import { isRecord } from '@coverwright/core/answers/answers'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { exampleWords } from './example-words.ts'
import { componentExamples } from './examples.ts'

type Schema = {
  readonly $ref?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly minItems?: number
  readonly minimum?: number
}

/** What strings of a form may look like, where no word is known for the property. */
const forms: readonly string[] = [
  ...[
    '3f0c1f5e-8a4b-4d27-9a65-1c7e2b90d4a1',
    '2026-12-01',
    '2026-11-02T15:04:00.000Z',
    '42',
    'US',
    '#1f4d3a',
    '/business',
    'ana@hearthandrye.example',
    '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  ],
]

/**
 * Examples of the schemas of a document, from the words of `example-words.ts`, so that each call has one. What is written by
 * hand (`examples.ts`) is better, and is taken where there is any.
 * @param schemas the components that a `$ref` may name
 */
export const exampleMaker = (schemas: Readonly<Record<string, unknown>>) => {
  const ofSchema = (schema: Schema, at: Place): unknown =>
    schema.$ref === undefined
      ? ofShape(schema, at)
      : ofComponent(schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1), at)

  const ofComponent = (id: string, at: Place): unknown => componentExamples[id] ?? ofSchema(Object(schemas[id]), at)

  function ofShape(schema: Schema, at: Place): unknown {
    const { anyOf, items, type } = schema
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return schema.enum[0]
    // Of several shapes the first says the most.
    if (anyOf?.[0]) return ofSchema(anyOf[0], at)
    if (type === 'array') return items ? Array.from({ length: schema.minItems || 1 }, () => ofSchema(items, at)) : []
    return isObject(schema) ? ofObject(schema, at) : ofValue(schema, at)
  }

  const ofObject = ({ allOf = [], properties }: Schema, at: Place) =>
    Object.assign({}, ...allOf.map((part) => ofSchema(part, at)), ofProperties(properties, at))

  const ofProperties = (properties: Schema['properties'], { name: holder }: Place) =>
    Object.fromEntries(
      Object.entries(properties ?? {}).map(([name, inner]) => [name, ofSchema(inner, { holder, name })]),
    )

  return (schema: unknown, operationId: string): unknown =>
    isRecord(schema) ? ofSchema(schema, { holder: '', name: operationId }) : undefined
}

const isObject = ({ allOf, properties, type }: Schema): boolean =>
  allOf !== undefined || properties !== undefined || type === 'object'

/** A property and the one that it is part of; for those of a request, the call. */
type Place = { readonly holder: string; readonly name: string }

/** A text, a number or a yes: the first that the schema takes of what is known. */
function ofValue(schema: Schema, { holder, name }: Place): unknown {
  const candidates = [exampleWords[`${holder}.${name}`] ?? [], exampleWords[name] ?? []].flat()
  const others =
    schema.type === 'string' ? [...datesOf(name), readable(name), ...forms] : [3, schema.minimum ?? 0, true]
  const match = [...candidates, ...others].find((value) => Value.Check(schema as TSchema, value))
  return schema.type === undefined ? readable(name) : (match ?? null)
}

const datesOf = (name: string): readonly string[] => (name.endsWith('_at') ? ['2026-11-02T15:04:00.000Z'] : [])

/** `step_label` as “Step label”. */
function readable(name: string): string {
  const words = name.replaceAll('_', ' ').replaceAll(/([a-z])([A-Z])/g, (_, one, two) => `${one} ${two.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
