import { isRecord } from '@coverwright/core/answers/answers'
import { cleanText } from '@coverwright/core/input/clean-text'
import type { FastifyInstance } from 'fastify'

/**
 * Cleans what people wrote in bodies and queries, before validation: every text that a route's schema names, except ids
 * and choices. A message keeps its line breaks, any other text becomes one line. No schema names the answers of quotes:
 * their fields' rules read them.
 */
export function cleanInput(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const { schema } = request.routeOptions
    request.body = cleanValue(request.body, schema?.body)
    request.query = cleanValue(request.query, schema?.querystring)
    done()
  })
}

export function cleanValue(value: unknown, schema: unknown): unknown {
  if (!isRecord(schema)) return value
  if (typeof value === 'string') return isFreeText(schema) ? cleanedText(value, schema) : value
  if (Array.isArray(value)) return value.map((each) => cleanValue(each, schema.items))
  const { properties } = schema
  if (!isRecord(value) || !isRecord(properties)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      Object.hasOwn(properties, name) ? cleanValue(each, properties[name]) : each,
    ]),
  )
}

const isFreeText = ({ type, pattern, enum: choices }: Readonly<Record<string, unknown>>): boolean =>
  type === 'string' && pattern === undefined && choices === undefined

/** Text that cannot be stored is left unchanged, to be refused. */
const cleanedText = (text: string, { 'x-multiline': isMessage }: Readonly<Record<string, unknown>>): string =>
  text.includes('\0') || !text.isWellFormed() ? text : cleanText(text, isMessage === true ? 'many' : 'one')
