import { type Fault, fault, placeOf } from '@coverwright/catalogue/sites/faults/fault'
import { closest, notOneOf } from '@coverwright/catalogue/sites/faults/one-of'
import { isRecord } from '@coverwright/core/answers/answers'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Settings } from 'typebox/system'
import { Value } from 'typebox/value'
import { memoizeByIdentity } from '../../../platform/memoize-by-identity.ts'
import { siteSchema } from './site-schema.ts'

/** Compiled for the first file: nearly all files are valid, and a compiled check takes a hundredth of the time. */
const compiledSchema = memoizeByIdentity((schema: TSchema) => Compile(schema))

type SchemaError = ReturnType<typeof Value.Errors>[number]

/** Where a file does not match the schema of a site: one fault for each place. */
export function schemaFaults(file: unknown): readonly Fault[] {
  if (compiledSchema(siteSchema()).Check(file)) return []
  const errors = allErrors(file)
  const faults = [...Map.groupBy(errors, ({ instancePath }) => instancePath)].flatMap(([pointer, group]) => {
    const place = (name?: string) => placeIn(file, [...partsOf(pointer), ...(name === undefined ? [] : [name])])
    // In a union, the deeper error belongs to the intended kind.
    const isMeantOtherwise =
      group.every(({ keyword, schemaPath }) => keyword === 'anyOf' || schemaPath.includes('/anyOf')) &&
      errors.some(({ instancePath }) => instancePath.startsWith(`${pointer}/`))
    if (isMeantOtherwise) return []
    const value = atPointer(file, partsOf(pointer))
    const own = ofValue(group, value)
    return [
      ...group.flatMap((error) => ofKeys(error, value).map(({ name, says }) => fault(place(name), says))),
      ...(own === undefined ? [] : [fault(place(), own)]),
    ]
  })
  return [...new Map(faults.map((each) => [each.at, each])).values()]
}

function allErrors(file: unknown): readonly SchemaError[] {
  const { maxErrors } = Settings.Get()
  // All faults at once, so that the file need not be saved once for each.
  Settings.Set({ maxErrors: 1000 })
  try {
    return Value.Errors(siteSchema(), file)
  } finally {
    Settings.Set({ maxErrors })
  }
}

type KeyFault = { readonly name: string; readonly says: string }

function ofKeys(error: SchemaError, value: unknown): readonly KeyFault[] {
  if (error.keyword === 'required') {
    return error.params.requiredProperties
      .filter((name) => !(isRecord(value) && Object.hasOwn(value, name)))
      .map((name) => ({ name, says: `is missing${nearestKey(schemaAt(error, 'properties', name), ': write ')}` }))
  }
  if (error.keyword !== 'additionalProperties') return []
  const properties = schemaAt(error, 'properties')
  const [pattern] = Object.keys(schemaAt(error, 'patternProperties'))
  return error.params.additionalProperties.map((name) => {
    const suggestion = closest(name, Object.keys(properties))
    const guess =
      suggestion === undefined ? 'remove it, or see site.schema.json for the keys' : `did you mean ${suggestion}?`
    const says =
      pattern === undefined ? `is not a key here; ${guess}` : 'is not a name: use lower-case letters, digits and _ only'
    return { name, says }
  })
}

const order = ['type', 'enum', 'const', 'pattern']

/** What the value itself should be; undefined when only its keys are wrong. */
function ofValue(group: readonly SchemaError[], value: unknown): string | undefined {
  const own = group
    .filter(({ keyword }) => !['required', 'additionalProperties', 'boolean', 'anyOf'].includes(keyword))
    .toSorted((left, right) => rankOf(left) - rankOf(right))
  const [first] = own
  if (!first) return undefined
  const kind = Array.isArray(value) ? 'a list' : isRecord(value) ? 'an object' : JSON.stringify(value)
  if (first.keyword === 'enum' && typeof value === 'string')
    return notOneOf(value, first.params.allowedValues.map(String))
  if (first.keyword === 'type') {
    const expectations = own.flatMap((error) =>
      error.keyword === 'type' ? [kinds[String(error.params.type)] ?? ''] : [],
    )
    return `is ${kind}, but must be ${[...new Set(expectations)].join(' or ')}`
  }
  if (first.keyword === 'pattern') return `is ${kind}, but ${form(schemaAt(first)) ?? 'does not have the right form'}`
  return `is ${kind}, but ${limit(first)}`
}

const rankOf = ({ keyword }: SchemaError): number => (order.includes(keyword) ? order.indexOf(keyword) : order.length)

const kinds: Readonly<Record<string, string>> = {
  string: 'a text in double quotes',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'keys and values in { }',
}

function limit(error: SchemaError): string {
  switch (error.keyword) {
    case 'minLength':
      return 'must not be empty'
    case 'maxLength':
      return `must have at most ${error.params.limit} characters`
    case 'minItems':
      return `must have ${error.params.limit === 1 ? 'an entry' : `${error.params.limit} entries`} at least`
    case 'minimum':
      return `must be ${error.params.limit} or more`
    case 'maximum':
      return `must be ${error.params.limit} or less`
    case 'uniqueItems':
      return 'must name each once'
    case 'const':
      return `must be ${JSON.stringify(error.params.allowedValue)}, or absent`
    default:
      return error.message
  }
}

const textIn = (schema: Readonly<Record<string, unknown>>, keyword: string): string | undefined => {
  const subschema = schema[keyword]
  return typeof subschema === 'string' ? subschema : undefined
}

const form = (schema: Readonly<Record<string, unknown>>): string | undefined => textIn(schema, 'patternErrorMessage')

/** What to write for a key: its form, its purpose, or its kind. */
function nearestKey(schema: Readonly<Record<string, unknown>>, before: string): string {
  const description = form(schema)?.replace(/^must be /, '') ?? keysOf(schema) ?? kinds[textIn(schema, 'type') ?? '']
  return description === undefined ? '' : `${before}${description}`
}

/** The required keys of an object. */
function keysOf({ required }: Readonly<Record<string, unknown>>): string | undefined {
  return Array.isArray(required) && required.length ? `{ } with ${required.join(', ')} in it` : undefined
}

/** The subschema that an error is about, and those below it. */
function schemaAt({ schemaPath }: SchemaError, ...below: readonly string[]): Readonly<Record<string, unknown>> {
  const subschema = atPointer(siteSchema(), [...partsOf(schemaPath), ...below])
  return isRecord(subschema) ? subschema : {}
}

// RFC 6901: "~1" stands for "/", "~0" for "~".
const partsOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))

const atPointer = (root: unknown, parts: readonly string[]): unknown =>
  parts.reduce<unknown>((value, part) => {
    if (Array.isArray(value)) return value[Number(part)]
    return isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined
  }, root)

/** As people write it: `stepsFlowMapping[1].group`. */
const placeIn = (file: unknown, parts: readonly string[]): string =>
  placeOf(
    ...parts.map((part, position) => (Array.isArray(atPointer(file, parts.slice(0, position))) ? Number(part) : part)),
  )
