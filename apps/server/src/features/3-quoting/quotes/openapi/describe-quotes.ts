import { isRecord } from '@coverwright/core/answers/answers'

/** The components that hold a quote's answers beside their own properties. */
const withAnswers = ['QuoteReply', 'QuoteCreate', 'QuotePatch', 'RenewalPatch']

/**
 * Adds to the API document what a quote's answers are called: to every component in which a quote is sent or returned.
 * @param answers JSON Schemas by component name; `QuoteAnswers` is the whole
 */
export function describeQuotes(document: object, answers: Readonly<Record<string, object>>): object {
  const components = 'components' in document && isRecord(document.components) ? document.components : {}
  const schemas = isRecord(components.schemas) ? components.schemas : {}
  const allOf = [{ $ref: '#/components/schemas/QuoteAnswers' }]
  const completeSchemas = withAnswers.map((name) => [name, { ...Object(schemas[name]), allOf }])
  return {
    ...document,
    components: { ...components, schemas: { ...schemas, ...answers, ...Object.fromEntries(completeSchemas) } },
  }
}
