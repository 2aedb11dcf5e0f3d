import fastify from 'fastify'
import { expect, it } from 'vitest'
import { collectMethods } from './methods-at.ts'

it.each([
  ['/quotes/7', ['GET', 'HEAD', 'PATCH']],
  ['/quotes/7/more', []],
  ['/v1/users.json', ['POST']],
  ['/v1/usersXjson', []],
  ['/files', []],
  ['/files/', []],
  ['/files/logo.svg', []],
  ['/', []],
])('%s takes %j: each sign of a route stands for itself, and a wildcard takes nothing (A1)', async (path, methods) => {
  const app = fastify()
  const methodsAt = collectMethods(app)
  app.get('/quotes/:id', async () => ({}))
  app.patch('/quotes/:id', async () => ({}))
  app.post('/v1/users.json', async () => ({}))
  app.get('/files/*', async () => ({}))
  app.options('*', async () => ({}))
  await app.ready()
  expect([...methodsAt(path)].toSorted()).toEqual(methods)
  await app.close()
})
