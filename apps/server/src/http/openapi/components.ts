import { STATUS_CODES } from 'node:http'
import { isRecord } from '@coverwright/core/answers/answers'

/** A placeholder for a component in a route's schema: the OpenAPI plugin would resolve a `$ref` and drop an `$id`. */
const placeholder = 'x-component'

/** Components of an OpenAPI document, from the `$id`s of the schemas that routes name. */
export function createComponents() {
  const schemas = new Map<string, unknown>()

  function add(id: string, schema: unknown): void {
    const component = schemas.get(id)
    if (component !== undefined && JSON.stringify(component) !== JSON.stringify(schema)) {
      throw new Error(`Two different schemas have the $id ${id}`)
    }
    schemas.set(id, schema)
  }

  function extract(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(extract)
    if (!isRecord(value)) return value
    // Only for editors of site files; OpenAPI does not know it.
    const { $id, patternErrorMessage, ...keywords } = value
    const schema = mapValues(withPropertyNames(keywords), extract)
    if (typeof $id !== 'string') return schema
    add($id, schema)
    return { [placeholder]: $id }
  }

  return {
    /** The same schema of a route, with a placeholder for each schema that has an `$id`. */
    extract: (schema: object): unknown => extract(JSON.parse(JSON.stringify(schema))),

    /** The document with its components, and a `$ref` for each placeholder. */
    complete(document: Readonly<Record<string, unknown>>): Record<string, unknown> {
      const components = isRecord(document.components) ? document.components : {}
      const sortedSchemas = Object.fromEntries([...schemas].toSorted(([one], [other]) => (one < other ? -1 : 1)))
      const { paths, responses } = shareProblems(document.paths)
      return mapValues(
        { ...document, paths, components: { ...components, responses, schemas: sortedSchemas } },
        withReferences,
      )
    },
  }
}

/** Client generators know `additionalProperties` but not `patternProperties`. */
function withPropertyNames({ patternProperties, ...keywords }: Readonly<Record<string, unknown>>) {
  const [entry, ...others] = isRecord(patternProperties) ? Object.entries(patternProperties) : []
  if (!entry || others.length > 0) return patternProperties ? { ...keywords, patternProperties } : keywords
  const [pattern, additionalProperties] = entry
  return { ...keywords, additionalProperties, ...(pattern === '^.*$' ? {} : { propertyNames: { pattern } }) }
}

const mapValues = (record: Readonly<Record<string, unknown>>, map: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))

function withReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReferences)
  if (!isRecord(value)) return value
  const id = value[placeholder]
  return typeof id === 'string' ? { $ref: `#/components/schemas/${id}` } : mapValues(value, withReferences)
}

/** Refusals are the same for most operations: each is described once, named after its status. */
function shareProblems(paths: unknown) {
  const responses: Record<string, unknown> = {}
  function shareProblem(status: string, response: unknown): unknown {
    if (Number(status) < 400) return describeResponse(status, response)
    const name = (STATUS_CODES[status] ?? status).replaceAll(/[^A-Za-z]/g, '')
    responses[name] ??= response
    const isSame = JSON.stringify(responses[name]) === JSON.stringify(response)
    return isSame ? { $ref: `#/components/responses/${name}` } : response
  }
  const ofOperation = (operation: unknown): unknown =>
    isRecord(operation) && isRecord(operation.responses)
      ? {
          ...operation,
          responses: Object.fromEntries(
            Object.entries(operation.responses).map(([status, response]) => [status, shareProblem(status, response)]),
          ),
        }
      : operation
  const shortPaths = isRecord(paths)
    ? mapValues(paths, (path) => (isRecord(path) ? mapValues(path, ofOperation) : path))
    : {}
  return { paths: shortPaths, responses }
}

/** Every response needs a description; the plugin's own says nothing. */
const describeResponse = (status: string, response: unknown): unknown =>
  isRecord(response) && response.description === 'Default Response'
    ? { ...response, description: STATUS_CODES[status] ?? 'Success' }
    : response
