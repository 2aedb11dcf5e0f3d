import { expect, it } from 'vitest'
import { createTestApp } from '../../../testing/test-app.ts'
import { roles } from '../roles/roles.ts'
import { isPermitted, rolePermissions } from './permissions.ts'

const { app } = await createTestApp()
const permissions = new Set([...app.operations.values()].map(({ policy }) => policy.permission))

it('has every permission of use, for somebody (R6)', () => {
  expect(app.operations.size).toBeGreaterThan(60)
  expect([...permissions].sort()).toEqual(Object.keys(rolePermissions).sort())
})

it('lets support that helps somebody do nothing that commits them (R6)', () => {
  const refused = [...permissions].filter((permission) => !isPermitted('impersonator', permission))
  expect(refused.sort()).toEqual([
    'agency',
    'console',
    'desk',
    'impersonation:begin',
    'personal-data',
    'quote:share',
    'quote:submit',
    'support-cases:read',
  ])
})

it('keeps machines to quotes and what is public (R6)', () => {
  expect([...permissions].filter((permission) => isPermitted('partner', permission)).sort()).toEqual([
    ...['public', 'quote:create', 'quote:read', 'quote:share', 'quote:submit', 'quote:write'],
  ])
})

it('keeps visitors to what needs no name (R6)', () => {
  expect([...permissions].filter((permission) => isPermitted('visitor', permission)).sort()).toEqual([
    'browser',
    'public',
    'quote:create',
    'quote:read',
    'quote:share',
    'quote:submit',
    'quote:write',
    'second-factor',
    'session',
  ])
  expect(roles.filter((role) => isPermitted(role, 'impersonation:begin'))).toEqual(['support'])
  expect(roles.filter((role) => isPermitted(role, 'desk'))).toEqual(['desk'])
  expect(roles.filter((role) => isPermitted(role, 'console'))).toEqual(['operator'])
})
