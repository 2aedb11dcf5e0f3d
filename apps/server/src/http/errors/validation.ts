import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Settings } from 'typebox/system'
import { Value } from 'typebox/value'
import { AppError, type FieldError, refusedFields } from '../../platform/errors/app-error.ts'
import { memoizeByIdentity } from '../../platform/memoize-by-identity.ts'

// Enough to name every wrong field of a long page, few enough to bound the work on a hostile body.
Settings.Set({ maxErrors: 100 })

/** Routes share schemas, and a process may hold several servers. */
const validatorOf = memoizeByIdentity((schema: TSchema) => Compile(schema))

type SchemaError = ReturnType<ReturnType<typeof Compile>['Errors']>[number]

const noSuchAddress = new AppError(404, 'route.not_found', 'There is nothing at this address.')
const repeatedParameters = (fields: readonly string[]) =>
  new AppError(400, 'request.malformed', 'The address repeats a parameter.', {
    errors: fields.map((field) => ({ field, message: 'Say it once.' })),
  })

/** Rejects a repeated query parameter: no call takes a list there, and which value counts would be a guess. */
const saidTwice = (query: unknown): readonly string[] =>
  Object.entries(query ?? {}).flatMap(([name, value]) => (Array.isArray(value) ? [name] : []))

/**
 * Checks requests against their schemas. Path and query are text, so they are converted and get their defaults first; a
 * body is taken as it was sent: nothing is converted, filled in or dropped.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validator = validatorOf(schema)
  const isAsSent = httpPart === 'body' || isOfTexts(schema)
  return (input: unknown) => {
    const twice = httpPart === 'querystring' ? saidTwice(input) : []
    if (twice.length) return { error: repeatedParameters(twice) }
    const value = isAsSent ? input : Value.Default(schema, Value.Convert(schema, input))
    if (validator.Check(value)) return { value }
    const errors = fieldErrors(validator.Errors(value))
    // A malformed id gets the reply for one that does not exist.
    const isNoId = httpPart === 'params' && errors.every(({ field }) => /(^|_)(id|uuid)$/.test(field))
    return { error: isNoId ? noSuchAddress : refusedFields(errors) }
  }
}

/** Whether it holds only texts without defaults, so that there is nothing to convert or fill in. */
const isOfTexts = (schema: TSchema): boolean =>
  'properties' in schema &&
  typeof schema.properties === 'object' &&
  schema.properties !== null &&
  Object.values(schema.properties).every((each: unknown) => isText(each))

const isText = (schema: unknown): boolean =>
  typeof schema === 'object' &&
  schema !== null &&
  'type' in schema &&
  schema.type === 'string' &&
  !('default' in schema)

/** One entry for each wrong field. Unions report each of their branches; only the choices are useful. */
export function fieldErrors(errors: readonly SchemaError[]): FieldError[] {
  const messages = new Map<string, string>()
  const choices = new Map<string, unknown[]>()
  for (const error of errors) {
    for (const { field, message } of fieldErrorsOf(error)) {
      if (!messages.has(field) || error.keyword === 'type') messages.set(field, message)
      if (error.keyword === 'const') choices.set(field, [...(choices.get(field) ?? []), error.params.allowedValue])
    }
  }
  return [...messages].map(([field, message]) => {
    const allowedValues = choices.get(field)
    return {
      field,
      message: allowedValues
        ? `must be one of ${allowedValues.map((choice) => JSON.stringify(choice)).join(', ')}`
        : message,
    }
  })
}

function fieldErrorsOf(error: SchemaError): FieldError[] {
  const at = error.instancePath.slice(1).split('/').map(unescapePointer).join('.')
  const under = (name: string): string => (at ? `${at}.${name}` : name)
  switch (error.keyword) {
    case 'required':
      return error.params.requiredProperties.map((name) => ({ field: under(name), message: 'is missing' }))
    case 'additionalProperties':
      return error.params.additionalProperties.map((name) => ({ field: under(name), message: 'is not known here' }))
    case 'boolean':
      return [{ field: at, message: 'is not known here' }]
    default:
      return [{ field: at, message: error.message }]
  }
}

// RFC 6901: "~1" stands for "/", "~0" for "~".
const unescapePointer = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~')
