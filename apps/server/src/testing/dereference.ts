import { isRecord } from '@coverwright/core/answers/answers'

/** The same document with each `$ref` replaced by what it names. No schema of the API names itself. */
// biome-ignore lint/suspicious/noExplicitAny: a document as it comes over the wire
export function dereference(document: any): any {
  function resolve(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(resolve)
    if (!isRecord(value)) return value
    if (typeof value.$ref === 'string') return resolve(at(value.$ref))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolve(each)]))
  }
  const at = (reference: string): unknown =>
    reference
      .split('/')
      .slice(1)
      .reduce((inner, name) => inner[name], document)
  return resolve(document)
}
