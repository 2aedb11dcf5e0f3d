import { isRecord } from '@coverwright/core/answers/answers'

const name = 'QuoteAnswers'

/**
 * Adds to the API document what a quote's answers are called: to every place where a quote is sent or returned.
 * @param answers their JSON Schema
 */
export function describeQuotes(document: object, answers: object): object {
  const copy: unknown = JSON.parse(JSON.stringify(document))
  if (!isRecord(copy)) return document
  const components = isRecord(copy.components) ? copy.components : {}
  const schemas = isRecord(components.schemas) ? components.schemas : {}
  return {
    ...copy,
    components: { ...components, schemas: { ...schemas, [name]: answers } },
    paths: withAnswers(copy.paths),
  }
}

function withAnswers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAnswers)
  if (!isRecord(value)) return value
  const inner = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withAnswers(each)]))
  return isQuote(value) ? { ...inner, allOf: [{ $ref: `#/components/schemas/${name}` }] } : inner
}

const isQuote = ({ properties }: Readonly<Record<string, unknown>>): boolean =>
  isRecord(properties) && 'max_step' in properties
