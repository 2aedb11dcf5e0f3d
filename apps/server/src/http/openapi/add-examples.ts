import { isRecord } from '@coverwright/core/answers/answers'
import type { Example } from './examples.ts'

/**
 * The paths of an OpenAPI document with an `example` beside the schema of each request body and reply that has one.
 * @param examples by operationId
 */
export function addExamples<Paths>(paths: Paths, examples: Readonly<Record<string, Example>>): Paths {
  function ofOperation(operation: unknown): unknown {
    if (!isRecord(operation) || typeof operation.operationId !== 'string') return operation
    const example = examples[operation.operationId]
    if (!example) return operation
    const { requestBody, responses } = operation
    return {
      ...operation,
      ...(requestBody === undefined ? {} : { requestBody: withExample(requestBody, example.body) }),
      responses: mapValues(responses, (reply, status) => withExample(reply, example.replies[Number(status)])),
    }
  }
  // Nothing is removed, so the type stays.
  return mapValues(paths, (path) => mapValues(path, ofOperation)) as Paths
}

const withExample = (described: unknown, example: unknown): unknown =>
  example === undefined || !isRecord(described)
    ? described
    : { ...described, content: mapValues(described.content, (media) => ({ ...Object(media), example })) }

const mapValues = (value: unknown, map: (value: unknown, key: string) => unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, map(each, key)])) : value
