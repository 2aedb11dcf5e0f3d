import { expect, it } from 'vitest'
import { createTestApp } from '../../../testing/test-app.ts'
import { calls, isPermitted, permitted, purposeOf } from './permissions.ts'
import { roles } from './roles.ts'

const { app } = await createTestApp()

type Served = { paths: Record<string, Record<string, { operationId: string }>> }
const served: Served = (await app.inject('/api/openapi.json')).json()
const operationIds = Object.values(served.paths).flatMap((methods) =>
  Object.values(methods).map(({ operationId }) => operationId),
)

it('says of every call that is served who may make it (R6)', () => {
  expect(operationIds.length).toBeGreaterThan(60)
  expect(operationIds.filter((id) => purposeOf(id) === undefined)).toEqual([])
})

it('names no call that is not served (R6)', () => {
  const ids = new Set(operationIds.map((id) => id.split('_')[0]))
  expect(Object.keys(calls).filter((id) => !ids.has(id))).toEqual([])
})

it('has every purpose of use, for somebody (R6)', () => {
  const used = new Set(Object.values(calls))
  expect(Object.keys(permitted).filter((purpose) => !used.has(purpose as keyof typeof permitted))).toEqual([])
})

it('lets support that helps somebody do nothing that commits them (R6)', () => {
  const purposes = new Set(Object.values(calls))
  const refused = [...purposes].filter((purpose) => !isPermitted('impersonator', purpose))
  expect(refused.sort()).toEqual(['agency', 'cases', 'impersonate', 'personal', 'share', 'submit'])
})

it('keeps visitors to what needs no name (R6)', () => {
  const purposes = [...new Set(Object.values(calls))]
  expect(purposes.filter((purpose) => isPermitted('visitor', purpose)).sort()).toEqual([
    'begin',
    'public',
    'read',
    'second_factor',
    'session',
    'share',
    'submit',
    'write',
  ])
  expect(roles.filter((role) => isPermitted(role, 'impersonate'))).toEqual(['support'])
})
