import { expect, it } from 'vitest'
import { collectionOf, isForMachines, readApiDocument } from './api-collection.ts'

const document = readApiDocument()
const collection = collectionOf(document)
const requests = collection.item.flatMap(({ item }) => item)

it('the collection has every call that a token may make, once, with the example of the document (R6)', () => {
  const sentRequests = requests.map(({ request: { method, url, body } }) => [
    `${method} /${url.path.join('/')}`,
    body === undefined ? undefined : JSON.parse(body.raw),
  ])
  const describedCalls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => isForMachines(operation))
      .map(([method, { requestBody }]) => [
        `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        requestBody?.content?.['application/json']?.example,
      ]),
  )
  expect(Object.fromEntries(sentRequests)).toEqual(Object.fromEntries(describedCalls))
  expect(sentRequests).toHaveLength(describedCalls.length)
})

it('it has none that only people make, and a place for what each address names', () => {
  const names = requests.map(({ request: { method, url } }) => `${method} /${url.path.join('/')}`)
  expect(names).toContain('PATCH /quote/:id')
  expect(names.filter((name) => /\/(desk|console|support)\//.test(name))).toEqual([])
  for (const { request } of requests)
    expect((request.url.variable ?? []).map(({ key }) => `:${key}`)).toEqual(
      request.url.path.filter((part) => part.startsWith(':')),
    )
})
