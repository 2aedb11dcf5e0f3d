import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { createHttp } from '../create-http.ts'
import { type Operation, type RoutePolicy, requirePolicies } from './route-policy.ts'

const headers = Type.Object({ 'idempotency-key': Type.Optional(Type.String()) })
const keyedPolicy: RoutePolicy = { permission: 'quote:create', repeat: 'idempotency-key' }
const read: RoutePolicy = { permission: 'public', repeat: 'safe' }

function start(method: 'GET' | 'POST', policy?: RoutePolicy, schema: object = {}) {
  const app = createHttp()
  const operations = new Map<string, Operation>()
  requirePolicies(app, operations)
  app.route({ method, url: '/quote', schema, handler: () => '', ...(policy ? { config: { policy } } : {}) })
  return operations
}

it('collects each operation with its policy and address', () => {
  expect([...start('POST', keyedPolicy, { operationId: 'createQuote', headers })]).toEqual([
    ['createQuote', { policy: keyedPolicy, method: 'POST', url: '/quote' }],
  ])
})

it.each([
  ['POST', undefined, {}, 'has no policy'],
  ['GET', { ...keyedPolicy }, { headers }, "may not say repeat: 'idempotency-key'"],
  ['POST', read, {}, "may not say repeat: 'safe'"],
  ['POST', keyedPolicy, {}, 'does not declare the header idempotency-key'],
  ['POST', { ...keyedPolicy, repeat: 'version' }, { headers }, 'does not declare the header if-match'],
] as const)('refuses to start a %s route that %s %s %s', (method, policy, schema, fault) => {
  expect(() => start(method, policy, schema)).toThrow(fault)
})
