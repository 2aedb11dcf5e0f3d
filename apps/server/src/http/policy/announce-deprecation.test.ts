import { expect, it } from 'vitest'
import { createHttp } from '../create-http.ts'
import { describeApi } from '../openapi/describe-api.ts'
import { announceDeprecation } from './announce-deprecation.ts'
import { type Deprecation, requirePolicies } from './route-policy.ts'

const deprecation: Deprecation = { since: '2026-11-01', sunset: '2027-11-01', instead: 'GET /quotes' }

async function serve(announced?: Deprecation) {
  const app = createHttp()
  await describeApi(app, { apiBase: '/api', callerOf: () => ({ needs: 'nothing' }) })
  announceDeprecation(app)
  requirePolicies(app, new Map())
  app.get(
    '/old-list',
    {
      config: { policy: { permission: 'public', repeat: 'safe', ...(announced ? { deprecated: announced } : {}) } },
      schema: { operationId: 'readOldList', description: 'A list.' },
    },
    () => ({ data: [] }),
  )
  await app.ready()
  return app
}

it('a deprecated call says so in each reply, until when it stays, and what to read (C2)', async () => {
  const app = await serve(deprecation)
  const { headers } = await app.inject('/old-list')
  expect(headers).toMatchObject({
    deprecation: '@1793491200',
    sunset: 'Mon, 01 Nov 2027 00:00:00 GMT',
    link: '</docs#versions>; rel="deprecation"; type="text/html"',
  })
  expect(app.swagger()).toMatchObject({
    paths: {
      '/old-list': {
        get: {
          deprecated: true,
          description: 'A list. Deprecated: it may be removed from 2027-11-01 on. Call GET /quotes instead.',
        },
      },
    },
  })
})

it('any other call says nothing of the kind (C2)', async () => {
  const { headers } = await (await serve()).inject('/old-list')
  expect(headers).not.toHaveProperty('deprecation')
  expect(headers).not.toHaveProperty('sunset')
})

it('no call may be removed within a year of its announcement (C2)', async () => {
  const soon = { ...deprecation, sunset: '2027-10-31' }
  await expect(serve(soon)).rejects.toThrow('may not be removed within 365 days of its announcement')
})
