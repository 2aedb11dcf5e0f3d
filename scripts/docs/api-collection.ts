import { readFileSync } from 'node:fs'
import { inRoot } from '../project.ts'

type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly required?: boolean
  readonly description?: string
}

type Operation = {
  readonly operationId: string
  readonly summary?: string
  readonly description?: string
  readonly tags?: readonly string[]
  readonly deprecated?: boolean
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content?: { readonly 'application/json'?: { readonly example?: unknown } } }
}

export type ApiDocument = {
  readonly info: { readonly title: string; readonly description: string }
  readonly tags: readonly { readonly name: string; readonly description?: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

export const readApiDocument = (): ApiDocument =>
  JSON.parse(readFileSync(inRoot('apps/web/src/api/openapi.json'), 'utf8'))

/** Whether a partner's token is accepted, or no authentication is needed. */
export const isForMachines = ({ security = [] }: Operation): boolean =>
  security.length === 0 || security.some((way) => 'token' in way)

function requestOf(path: string, method: string, operation: Operation) {
  const { parameters = [], requestBody, summary, description } = operation
  const parts = path
    .split('/')
    .slice(1)
    .map((part) => part.replace(/^\{(.+)\}$/, ':$1'))
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  const json = requestBody?.content?.['application/json']
  const descriptionOf = (parameter: Parameter) => (parameter.description ? { description: parameter.description } : {})
  return {
    name: summary ?? operation.operationId,
    request: {
      method: method.toUpperCase(),
      ...(description ? { description } : {}),
      header: json ? [{ key: 'Content-Type', value: 'application/json' }] : [],
      url: {
        raw: `{{address}}/${parts.join('/')}`,
        host: ['{{address}}'],
        path: parts,
        ...(inPath.length > 0
          ? { variable: inPath.map((parameter) => ({ key: parameter.name, value: '', ...descriptionOf(parameter) })) }
          : {}),
        ...(inQuery.length > 0
          ? {
              query: inQuery.map((parameter) => ({
                ...{ key: parameter.name, value: '', disabled: !parameter.required },
                ...descriptionOf(parameter),
              })),
            }
          : {}),
      },
      ...(json
        ? {
            body: {
              mode: 'raw',
              raw: JSON.stringify(json.example, null, 2),
              options: { raw: { language: 'json' } },
            },
          }
        : {}),
    },
  }
}

/** The calls open to a partner's machine, as a collection (2.1) for Postman and Bruno. */
export function collectionOf({ info, tags, paths }: ApiDocument) {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => isForMachines(operation) && !operation.deprecated)
      .map(([method, operation]) => ({ tag: operation.tags?.[0], request: requestOf(path, method, operation) })),
  )
  const folders = tags.map(({ name, description }) => ({
    name,
    ...(description ? { description } : {}),
    item: calls.filter(({ tag }) => tag === name).map(({ request }) => request),
  }))
  return {
    info: {
      name: info.title,
      description: info.description,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
    variable: [
      { key: 'address', value: 'http://localhost:8080/api' },
      { key: 'token', value: '' },
    ],
    item: folders.filter(({ item }) => item.length > 0),
  }
}

export const apiCollection = (): string => `${JSON.stringify(collectionOf(readApiDocument()), null, 2)}\n`
