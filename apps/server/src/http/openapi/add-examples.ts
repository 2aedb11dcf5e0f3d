import { isRecord } from '@coverwright/core/answers/answers'
import { exampleMaker } from './example-of.ts'
import { type Example, examples } from './examples.ts'

/** An OpenAPI document with an `example` beside the schema of each JSON body that is sent, or answered when a call succeeds. */
export function addExamples(document: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { schemas } = Object(document.components)
  const exampleOf = exampleMaker(Object(schemas))

  function ofOperation(operation: unknown): unknown {
    if (!isRecord(operation) || typeof operation.operationId !== 'string') return operation
    const { body, replies }: Partial<Example> = examples[operation.operationId] ?? {}
    const { operationId, requestBody, responses } = operation
    return {
      ...operation,
      ...(requestBody === undefined ? {} : { requestBody: withExample(requestBody, body, operationId) }),
      responses: mapValues(responses, (reply, status) =>
        status.startsWith('2') ? withExample(reply, replies?.[Number(status)], operationId) : reply,
      ),
    }
  }

  const withExample = (schema: unknown, example: unknown, operationId: string): unknown =>
    isRecord(schema) && isRecord(schema.content)
      ? {
          ...schema,
          content: mapValues(schema.content, (media, type) =>
            type === 'application/json' && isRecord(media)
              ? { ...media, example: example ?? exampleOf(media.schema, operationId) }
              : media,
          ),
        }
      : schema

  return { ...document, paths: mapValues(document.paths, (path) => mapValues(path, ofOperation)) }
}

const mapValues = (value: unknown, map: (value: unknown, key: string) => unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, map(each, key)])) : value
